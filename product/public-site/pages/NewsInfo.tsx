import { signInHref } from '../address';
import type { HomeView, Site } from '../view-types';
import { Hero } from './HomeHero';
import { Agencies, Links, Pictures } from './HomeShelves';
import { Layout } from './Layout';
import { NewsRows } from './NewsRows';
import { Empty, SectionHead } from './parts';
import { Downloads } from './shelves/Downloads';
import { Projects } from './shelves/Projects';
import { ResultCard } from './results/ResultCard';
import { Videos } from './shelves/Videos';
import { speak } from './speak';

/** `/NewsInfo` and, for a visitor, `/`. */
export const NewsInfo = ({ site, view }: { readonly site: Site; readonly view: HomeView }) => {
  const say = speak(site.language);
  // The newest stands in the hero already; it is repeated only where it is alone.
  const rest = view.results.length > 1 ? view.results.slice(1) : view.results;
  const more = (kind: string) => ({ text: say('more'), href: `/NewsInfo?kind=${kind}` });
  return (
    <Layout site={site}>
      {site.wanted && (
        <div className="notice" role="status">
          <p className="frame">
            {say('signInFirst')} <a href={signInHref(site.wanted)}>{say('signIn')}</a>
          </p>
        </div>
      )}
      <Hero site={site} view={view} />
      <div className="frame shelves">
        <Pictures pictures={view.pictures} site={site} />
        <div className="columns columns--main">
          <section aria-labelledby="news">
            <SectionHead id="news" title={say('news')} more={more('news')} />
            {view.news.length ? (
              <NewsRows rows={view.news} language={site.language} />
            ) : (
              <Empty>{say('noNews')}</Empty>
            )}
          </section>
          <section aria-labelledby="notices">
            <SectionHead id="notices" title={say('notice')} more={more('notice')} />
            {view.notices.length ? (
              <NewsRows rows={view.notices} language={site.language} />
            ) : (
              <Empty>{say('noNews')}</Empty>
            )}
          </section>
        </div>
        <section aria-labelledby="recent">
          <SectionHead
            id="recent"
            title={say('recentResults')}
            more={{ text: say('allResults'), href: '/resultInfo' }}
          />
          {rest.length ? (
            <div className="cards">
              {rest.map((result) => (
                <ResultCard key={result.id} result={result} language={site.language} />
              ))}
            </div>
          ) : (
            <Empty>{say('noResultsYet')}</Empty>
          )}
        </section>
        <div className="columns columns--half">
          <section aria-labelledby="policies">
            <SectionHead id="policies" title={say('policy')} more={more('policy')} />
            {view.policies.length ? (
              <NewsRows rows={view.policies} language={site.language} />
            ) : (
              <Empty>{say('noNews')}</Empty>
            )}
            <p className="news__more">
              <a href="/NewsInfo?kind=reference">{say('references')}</a>
            </p>
          </section>
          <Downloads files={view.downloads} site={site} />
        </div>
        <Projects projects={view.projects} site={site} />
        <Agencies agencies={view.agencies} site={site} />
        <Videos videos={view.videos} site={site} />
        <Links links={view.links} site={site} />
      </div>
    </Layout>
  );
};
