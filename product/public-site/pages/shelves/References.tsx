import { StatusTag } from '#shell/look/StatusTag';
import type { Reference, ReferenceListView, Site } from '../../view-types';
import { Day, Empty, Facts } from '../parts';
import { speak } from '../speak';
import { FileRows } from './Downloads';
import { Shelf } from './Shelf';

const One = ({ reference, site }: { readonly reference: Reference; readonly site: Site }) => {
  const say = speak(site.language);
  const { category, documentNumber, issuer, issuedOn, effectiveOn, isInForce, file } = reference;
  const written = (text: string) => text && <span lang={reference.language}>{text}</span>;
  return (
    <article className="card">
      <p className="result__kind">
        <span>{say(`reference.${category}`)}</span>
        <StatusTag status={isInForce ? 'passed' : 'cancelled'}>
          {say(isInForce ? 'inForce' : 'repealed')}
        </StatusTag>
      </p>
      <h2 lang={reference.language}>{reference.title}</h2>
      <Facts
        of={[
          [say('documentNumber'), written(documentNumber)],
          [say('issuer'), written(issuer)],
          [say('referenceIssuedOn'), issuedOn && <Day on={issuedOn} />],
          [say('effectiveOn'), effectiveOn && <Day on={effectiveOn} />],
        ]}
      />
      {file && <FileRows files={[file]} site={site} />}
    </article>
  );
};

/** `/NewsInfo?kind=reference`: what is quoted, whether it still holds, and where it is read. */
export const References = ({ site, view }: { readonly site: Site; readonly view: ReferenceListView }) => {
  const say = speak(site.language);
  return (
    <Shelf site={site} title={say('references')} lead={say('referencesLead')} paging={view.paging}>
      {view.rows.length ? (
        <div className="cards">
          {view.rows.map((reference) => (
            <One key={reference.id} reference={reference} site={site} />
          ))}
        </div>
      ) : (
        <Empty>{say('noNews')}</Empty>
      )}
    </Shelf>
  );
};
