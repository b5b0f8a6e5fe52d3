import { LevelScale } from '#shell/look/LevelScale';
import { BodyText } from '#product/newsroom/body';
import { pictureFrom } from './LibraryPicture';
import { fileFrom } from './shelves/Downloads';
import type { AboutView, Site } from '../view-types';
import { Email, Phone } from './Footer';
import { Layout } from './Layout';
import { Facts, PageHead } from './parts';
import { scaleLevels, type ScaleKind } from './scales';
import { speak } from './speak';

const steps = [1, 2, 3, 4, 5, 6] as const;

/** What each scale asks, how it looks at a middle level, and all of its levels in a table. */
const Scale = ({
  site,
  kind,
  example,
}: {
  readonly site: Site;
  readonly kind: ScaleKind;
  readonly example: number;
}) => {
  const say = speak(site.language);
  const levels = scaleLevels(kind, '1', site.language, say);
  return (
    <section className="card method" aria-labelledby={kind}>
      <h3 id={kind}>{say(kind)}</h3>
      <p>{say(`${kind}Asks`)}</p>
      <LevelScale
        name={say(kind)}
        levels={levels}
        reached={example}
        size="full"
        notRated={say('notRated')}
        group={kind}
      />
      <details className="method__all">
        <summary>{say('allLevels')}</summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{say('tableLevel')}</th>
              <th scope="col">{say('tableName')}</th>
              <th scope="col">{say('tableMeaning')}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level, at) => (
              <tr key={at}>
                <td className="number">{at + 1}</td>
                <th scope="row">{level.name}</th>
                <td>{level.meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {kind === 'maturity' && <p className="faint small">{say('forPublicBenefit')}</p>}
      </details>
    </section>
  );
};

/** `/aboutUs`: the method explained, what we hold to, and how to contradict us. */
export const AboutUs = ({ site, view }: { readonly site: Site; readonly view: AboutView }) => {
  const say = speak(site.language);
  const { operator } = site;
  return (
    <Layout site={site} wide={false}>
      <div className="frame frame--reading shelves about">
        <PageHead title={say('aboutTitle')} lead={say('aboutLead')} />
        {view.body && (
          <div className="prose" lang={view.language}>
            <BodyText
              body={view.body}
              picture={pictureFrom(view.pictures)}
              file={fileFrom(view.files, site)}
            />
          </div>
        )}
        <section aria-labelledby="process">
          <h2 id="process">{say('processTitle')}</h2>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step} className="steps__one">
                <b>{say(`step${step}`)}</b>
                <span>{say(`step${step}Text`)}</span>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="method">
          <h2 id="method">{say('methodTitle')}</h2>
          <p>{say('methodLead')}</p>
          <p className="faint small no-print">{say('readLevels')}</p>
          <Scale site={site} kind="maturity" example={9} />
          <Scale site={site} kind="innovation" example={3} />
          <Scale site={site} kind="advancement" example={5} />
        </section>
        <section aria-labelledby="principles">
          <h2 id="principles">{say('principlesTitle')}</h2>
          <ul className="principles">
            <li>{say('principleFee')}</li>
            <li>{say('principleConflict')}</li>
            <li>{say('principleIndependent')}</li>
            <li>{say('principleRevoke')}</li>
          </ul>
        </section>
        <section aria-labelledby="appeal">
          <h2 id="appeal">{say('appealTitle')}</h2>
          <p>{say('complaintsHint')}</p>
          <Facts
            of={[
              [say('operator'), operator.name],
              [say('address'), operator.address],
              [say('phone'), operator.phone && <Phone number={operator.phone} />],
              [say('email'), operator.email && <Email address={operator.email} />],
              [say('complaints'), operator.complaintsPhone && <Phone number={operator.complaintsPhone} />],
            ]}
          />
        </section>
      </div>
    </Layout>
  );
};
