import { StatusTag } from '#shell/look/StatusTag';
import type { Reference, ReferenceListView, Site } from '../../view-types';
import { FileRows } from '../HomeShelves';
import { Layout } from '../Layout';
import { Day, Empty, Facts, PageHead } from '../parts';
import { speak } from '../speak';

const One = ({ reference, site }: { readonly reference: Reference; readonly site: Site }) => {
  const say = speak(site.language);
  const { category, documentNumber, issuer, issuedOn, effectiveOn, isInForce, file } = reference;
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
          [say('documentNumber'), documentNumber],
          [say('issuer'), issuer],
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
    <Layout site={site}>
      <div className="frame shelves">
        <PageHead title={say('references')} lead={say('referencesLead')} />
        {view.rows.length ? (
          <div className="cards">
            {view.rows.map((reference) => (
              <One key={reference.id} reference={reference} site={site} />
            ))}
          </div>
        ) : (
          <Empty>{say('noNews')}</Empty>
        )}
      </div>
    </Layout>
  );
};
