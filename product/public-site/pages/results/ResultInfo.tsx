import { carried, pathOf } from '../../address';
import { resultQuery, type ResultListView, type Site } from '../../view-types';
import { Layout } from '../Layout';
import { Pager } from '../Pager';
import { Empty, PageHead } from '../parts';
import { ResultCard } from './ResultCard';
import { ChosenParts, facetWord, ResultFacets, searchHref } from './ResultFacets';
import { figure, speak } from '../speak';
import { scales } from '#product/dictionaries/scales';

type Of = { readonly site: Site; readonly view: ResultListView };

const maturities = Array.from({ length: scales.maturity.most }, (_, at) => at + 1);

/** A word, and the least maturity; what was chosen beside them stays. */
const SearchForm = ({ site, view }: Of) => {
  const say = speak(site.language);
  return (
    <form className="query" action={pathOf(site.here)} method="get" role="search" aria-label={say('search')}>
      {carried(site.here, ['page', ...Object.values(resultQuery)]).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="query__field">
        <span>{say('searchLabel')}</span>
        <input
          className="field"
          name={resultQuery.keyword}
          type="search"
          defaultValue={view.keyword}
          maxLength={80}
        />
      </label>
      <label className="query__field query__field--short">
        <span>{say('maturityFrom')}</span>
        <select className="field" name={resultQuery.maturity} defaultValue={view.maturityFrom ?? ''}>
          <option value="">{say('any')}</option>
          {maturities.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </select>
      </label>
      <button className="button button--main" type="submit">
        {say('search')}
      </button>
    </form>
  );
};

/** Which of the conditions leaves nothing: without it there would be something. */
const Nothing = ({ site, view }: Of) => {
  const say = speak(site.language);
  if (!view.isAsked) return <Empty>{say('noResultsYet')}</Empty>;
  return (
    <Empty
      action={
        <a className="button" href="/resultInfo">
          {say('clearFilters')}
        </a>
      }
    >
      {say('nothingFound')} {view.without.length === 0 ? say('nothingFoundHint') : say('inTheWay')}
      {view.without.map(({ part, text, count }) => (
        <span key={part} className="empty__way">
          <a href={searchHref(site, view, part)} rel="nofollow">
            {say('withoutIt', {
              what: `${say(facetWord[part])}: ${text}`,
              count: figure(count, site.language),
            })}
          </a>
        </span>
      ))}
    </Empty>
  );
};

/** `/resultInfo`: everything that passed and may be shown, narrowed by links and found by a GET form. */
export const ResultInfo = ({ site, view }: Of) => {
  const say = speak(site.language);
  return (
    <Layout site={site}>
      <div className="frame shelves">
        <PageHead title={say('resultsTitle')} lead={say('resultsLead')} />
        <div className="columns columns--facets">
          <ResultFacets site={site} view={view} />
          <div className="found">
            <SearchForm site={site} view={view} />
            <ChosenParts site={site} view={view} />
            {view.rows.length ? (
              <div className="cards">
                {view.rows.map((result) => (
                  <ResultCard key={result.id} result={result} language={site.language} heading="h2" />
                ))}
              </div>
            ) : (
              <Nothing site={site} view={view} />
            )}
            <Pager site={site} paging={view.paging} />
          </div>
        </div>
      </div>
    </Layout>
  );
};
