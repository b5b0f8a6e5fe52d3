import type { InterestSaid, ResultDetailView, Site } from '../../view-types';
import { InterestForm } from '../InterestForm';
import { Layout } from '../Layout';
import { Day, Facts, ValidityTag } from '../parts';
import { ResultScales } from '../scales';
import { speak } from '../speak';

/** `/resultInfo?id=…`: one result as its owner agreed to show it (domain §7). */
export const ResultDetail = ({
  site,
  view,
  said,
}: {
  readonly site: Site;
  readonly view: ResultDetailView;
  readonly said?: InterestSaid | undefined;
}) => {
  const say = speak(site.language);
  return (
    <Layout site={site}>
      <article className="frame shelves record">
        <nav className="breadcrumb" aria-label={say('breadcrumb')}>
          <a href="/NewsInfo">{say('home')}</a>
          <span aria-hidden="true">/</span>
          <a href="/resultInfo">{say('results')}</a>
        </nav>
        <header className="record__head">
          <p className="record__tags">
            <ValidityTag validity={view.validity} language={site.language} />
            <span className="code">{view.reportNumber}</span>
          </p>
          <h1>{view.achievementName}</h1>
          {view.englishName && (
            <p className="faint" lang="en">
              {view.englishName}
            </p>
          )}
          <p className="record__owner">{view.mainOrganisation}</p>
        </header>
        <div className="columns columns--main">
          <div className="record__body">
            <section className="card" aria-labelledby="levels">
              <h2 id="levels">{say('evaluationResult')}</h2>
              <p className="overall">
                <span className="faint">{say('overallLevel')}</span> <b>{view.overallLevel}</b>
              </p>
              <ResultScales levels={view.levels} language={site.language} size="full" />
              <p className="faint small no-print">{say('readLevels')}</p>
            </section>
            <section aria-labelledby="summary">
              <h2 id="summary">{say('summary')}</h2>
              <p className="faint small">
                {view.summary.approvedOn
                  ? say('summaryByOwner', { on: view.summary.approvedOn })
                  : say('summaryOfReport')}
                {view.summary.text !== '' &&
                  view.summary.language !== site.language &&
                  ` · ${say('summaryNotTranslated')}`}
              </p>
              <div className="prose" lang={view.summary.language}>
                {view.summary.text.split(/\n+/).map((line, at) => (
                  <p key={at}>{line}</p>
                ))}
              </div>
            </section>
            <InterestForm site={site} resultId={view.id} said={said} />
          </div>
          <aside className="record__side">
            <section className="card" aria-labelledby="report-facts">
              <h2 id="report-facts">{say('reportFacts')}</h2>
              <Facts
                of={[
                  [say('reportNumber'), <span className="code">{view.reportNumber}</span>],
                  [say('evaluationAgency'), view.evaluationAgency],
                  [say('issuedOn'), <Day on={view.issuedOn} />],
                  [say('validUntil'), <Day on={view.validUntil} />],
                ]}
              />
              <p className="no-print">
                <a className="button" href={`/hyCheck?no=${encodeURIComponent(view.reportNumber)}`}>
                  {say('checkThisReport')}
                </a>
              </p>
            </section>
            <section className="card" aria-labelledby="result-facts">
              <h2 id="result-facts">{say('resultFacts')}</h2>
              <Facts
                of={[
                  [say('category'), `${view.category} · ${view.achievementType}`],
                  [say('product'), view.product],
                  [say('field'), view.field],
                  [say('keywords'), view.keywords.join(site.language === 'zh' ? '、' : ', ')],
                  [say('method'), view.wantedMethods.join(site.language === 'zh' ? '、' : ', ')],
                  [
                    say('rights'),
                    view.rights.length > 0 && (
                      <ul className="plain">
                        {view.rights.map((right) => (
                          <li key={right.form}>{say('rightsCount', right)}</li>
                        ))}
                      </ul>
                    ),
                  ],
                  ...view.benefits,
                  [say('projectLeader'), view.projectLeader],
                ]}
              />
            </section>
          </aside>
        </div>
      </article>
    </Layout>
  );
};
