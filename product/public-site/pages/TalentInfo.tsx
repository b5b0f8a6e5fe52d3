import { hrefWith } from '../address';
import type { Site, TalentCard, TalentView } from '../view-types';
import { Layout } from './Layout';
import { Pager } from './Pager';
import { Empty, Facts, PageHead } from './parts';
import { speak } from './speak';
import { TabLinks } from './TabLinks';

const kinds = [
  ['expert', 'experts'],
  ['assessor', 'assessors'],
  ['technologyManager', 'technologyManagers'],
] as const;

const Person = ({ person, site }: { readonly person: TalentCard; readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <article className="card person">
      {person.picture && (
        <img className="person__picture" src={person.picture} alt="" width={72} height={72} loading="lazy" />
      )}
      <h2 className="person__name">{person.name}</h2>
      {person.title && <p className="person__title">{person.title}</p>}
      <Facts
        of={[
          [say('subject'), person.field],
          [say('yourOrganisation'), person.organisation],
          [say('certificate'), person.certificate],
        ]}
      />
      {person.introduction && <p className="person__introduction">{person.introduction}</p>}
    </article>
  );
};

/** Figures by subject as a table whose bars only help: the numbers say it. */
const ByField = ({ site, view }: { readonly site: Site; readonly view: TalentView }) => {
  const say = speak(site.language);
  const most = Math.max(1, ...view.byField.map((row) => row.count));
  if (view.byField.length === 0) return null;
  return (
    <section aria-labelledby="by-field">
      <h2 id="by-field">{say('byField')}</h2>
      <dl className="bars">
        {view.byField.map((row) => (
          <div key={row.field} className="bars__row">
            <dt>{row.field}</dt>
            <dd>
              <progress className="bars__bar" max={most} value={row.count} aria-hidden="true" />
              <b>{row.count}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** `/talentInfo`: who agreed to be seen; of everybody else only how many there are. */
export const TalentInfo = ({ site, view }: { readonly site: Site; readonly view: TalentView }) => {
  const say = speak(site.language);
  return (
    <Layout site={site}>
      <div className="frame shelves">
        <PageHead title={say('talentTitle')} lead={say('talentLead')} />
        <TabLinks
          label={say('talentTitle')}
          tabs={kinds.map(([kind, word]) => ({
            text: say(word),
            href: kind === 'expert' ? '/talentInfo' : `/talentInfo?kind=${kind}`,
            isHere: kind === view.kind,
          }))}
        />
        <form className="query" action="/talentInfo" method="get">
          {view.kind !== 'expert' && <input type="hidden" name="kind" value={view.kind} />}
          <label className="query__field">
            <span>{say('subject')}</span>
            <select className="field" name="field" defaultValue={view.field}>
              <option value="">{say('any')}</option>
              {view.fields.map((option) => (
                <option key={option.code} value={option.code}>
                  {option.text}
                </option>
              ))}
            </select>
          </label>
          <button className="button button--main" type="submit">
            {say('search')}
          </button>
        </form>
        {view.rows.length ? (
          <div className="cards">
            {view.rows.map((person, at) => (
              <Person key={at} person={person} site={site} />
            ))}
          </div>
        ) : (
          <Empty
            action={
              view.field ? (
                <a className="button" href={hrefWith(site.here, { field: undefined })}>
                  {say('clearFilters')}
                </a>
              ) : undefined
            }
          >
            {view.field ? say('nothingFound') : say('noTalent')}
          </Empty>
        )}
        <Pager site={site} paging={view.paging} />
        <ByField site={site} view={view} />
      </div>
    </Layout>
  );
};
