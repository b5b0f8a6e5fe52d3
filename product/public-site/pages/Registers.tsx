import type { ReactNode } from 'react';
import { StatusTag } from '#shell/look/StatusTag';
import { hrefWith } from '../address';
import type { AgencyRow, CheckTab, CheckView, Site } from '../view-types';
import { Pager } from './Pager';
import { Day, Empty } from './parts';
import { speak } from './speak';

const stateLooks = {
  active: ['passed', 'active'],
  suspended: ['returned', 'suspended'],
  expired: ['cancelled', 'lapsed'],
} as const;

const StateTag = ({ state, site }: { readonly state: AgencyRow['state']; readonly site: Site }) => (
  <StatusTag status={stateLooks[state][0]}>{speak(site.language)(stateLooks[state][1])}</StatusTag>
);

const RegisterSearch = ({
  site,
  tab,
  label,
  keyword,
}: {
  readonly site: Site;
  readonly tab: CheckTab;
  readonly label: string;
  readonly keyword: string;
}) => (
  <form className="query" action="/hyCheck" method="get" role="search">
    <input type="hidden" name="tab" value={tab} />
    <label className="query__field query__field--wide">
      <span>{label}</span>
      <input className="field" name="q" type="search" defaultValue={keyword} maxLength={80} />
    </label>
    <button className="button button--main" type="submit">
      {speak(site.language)('search')}
    </button>
  </form>
);

const Register = ({
  site,
  heads,
  rows,
  label,
}: {
  readonly site: Site;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly label: string;
}) => {
  const say = speak(site.language);
  if (rows.length === 0)
    return (
      <Empty
        action={
          <a className="button" href={hrefWith(site.here, { q: undefined })}>
            {say('clearFilters')}
          </a>
        }
      >
        {say('nothingFound')}
      </Empty>
    );
  return (
    <table className="table table--stacking">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column} data-head={heads[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type On<Tab extends CheckTab> = { readonly site: Site; readonly view: CheckView & { readonly tab: Tab } };

/** Evaluation agencies that may evaluate, and those that no longer may. */
export const AgencyRegister = ({ site, view }: On<'agency'>) => {
  const say = speak(site.language);
  return (
    <>
      <RegisterSearch site={site} tab="agency" label={say('agencyKeyword')} keyword={view.keyword} />
      <Register
        site={site}
        label={say('tabAgency')}
        heads={[say('agencyName'), say('agencyNumber'), say('agencyFields'), say('state'), say('validUntil')]}
        rows={view.rows.map((row) => [
          <b>{row.name}</b>,
          <span className="code">{row.number}</span>,
          row.fields.join(site.language === 'zh' ? '、' : ', '),
          <StateTag state={row.state} site={site} />,
          row.validUntil ? <Day on={row.validUntil} /> : '/',
        ])}
      />
      <Pager site={site} paging={view.paging} />
    </>
  );
};

/** Assessors by name or certificate. */
export const AssessorRegister = ({ site, view }: On<'assessor'>) => {
  const say = speak(site.language);
  return (
    <>
      <RegisterSearch site={site} tab="assessor" label={say('assessorKeyword')} keyword={view.keyword} />
      <Register
        site={site}
        label={say('tabAssessor')}
        heads={[
          say('assessorName'),
          say('certificateNumber'),
          say('agencyOf'),
          say('state'),
          say('validUntil'),
        ]}
        rows={view.rows.map((row) => [
          <b>{row.name}</b>,
          <span className="code">{row.certificateNumber}</span>,
          row.agency,
          <StateTag state={row.state} site={site} />,
          row.validUntil ? <Day on={row.validUntil} /> : '/',
        ])}
      />
      <Pager site={site} paging={view.paging} />
    </>
  );
};
