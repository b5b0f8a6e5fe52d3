import type { HomeView, Site } from '../view-types';
import { ResultCard } from './results/ResultCard';
import { figure, speak } from './speak';

/** One field, two purposes: each button sends the same words to its own page, without a script. */
const TwoPurposeSearch = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <form className="search" action="/resultInfo" method="get" role="search">
      <label className="search__label" htmlFor="search">
        {say('searchLabel')}
      </label>
      <div className="search__row">
        <input className="field search__field" id="search" name="q" type="search" maxLength={80} />
        <button className="button button--main" type="submit">
          {say('findResult')}
        </button>
        <button className="button" type="submit" formAction="/hyCheck">
          {say('checkReport')}
        </button>
      </div>
      <p className="search__also">
        <a href="/hyCheck?tab=file">{say('checkFile')}</a>
      </p>
    </form>
  );
};

const Figures = ({ site, figures }: { readonly site: Site; readonly figures: HomeView['figures'] }) => {
  const say = speak(site.language);
  const rows = [
    [figures.passedResults, say('figurePassed')],
    [figures.agencies, say('figureAgencies')],
    [figures.experts, say('figureExperts')],
    [figures.fields, say('figureFields')],
  ] as const;
  return (
    <ul className="figures">
      {rows.map(([value, name]) => (
        <li key={name}>
          <b>{figure(value, site.language)}</b> {name}
        </li>
      ))}
    </ul>
  );
};

/** What the platform is for, the search, the newest proof that it works, and its size in one line. */
export const Hero = ({ site, view }: { readonly site: Site; readonly view: HomeView }) => {
  const say = speak(site.language);
  const newest = view.results[0];
  return (
    <div className="hero">
      <div className={newest ? 'frame hero__row' : 'frame hero__row hero__row--alone'}>
        <div className="hero__words">
          <h1>{say('homeTitle')}</h1>
          <p className="hero__lead">{say('homeLead')}</p>
          <TwoPurposeSearch site={site} />
        </div>
        {newest && (
          <aside className="hero__specimen" aria-label={say('latestResult')}>
            <p className="hero__ribbon">{say('latestResult')}</p>
            <ResultCard result={newest} language={site.language} heading="h2" />
          </aside>
        )}
      </div>
      <div className="frame">
        <Figures site={site} figures={view.figures} />
      </div>
    </div>
  );
};
