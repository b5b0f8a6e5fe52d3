import { pathOf } from '../address';
import type { Option, ResultListView, Site } from '../view-types';
import { Layout } from './Layout';
import { Pager } from './Pager';
import { Empty, PageHead } from './parts';
import { ResultCard } from './ResultCard';
import { speak } from './speak';
import { scales } from '#product/dictionaries/scales';

const Choice = ({
  name,
  label,
  value,
  options,
  any,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly any: string;
}) => (
  <label className="query__field">
    <span>{label}</span>
    <select className="field" name={name} defaultValue={value}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.code} value={option.code}>
          {option.count === undefined ? option.text : `${option.text} (${option.count})`}
        </option>
      ))}
    </select>
  </label>
);

const Filters = ({ site, view }: { readonly site: Site; readonly view: ResultListView }) => {
  const say = speak(site.language);
  const { filter, options } = view;
  const levels = Array.from({ length: scales.maturity.most }, (_, at) => ({
    code: String(at + 1),
    text: String(at + 1),
  }));
  const any = say('any');
  return (
    <form
      className="query query--grid"
      action="/resultInfo"
      method="get"
      role="search"
      aria-label={say('filters')}
    >
      <label className="query__field query__field--wide">
        <span>{say('searchLabel')}</span>
        <input className="field" name="q" type="search" defaultValue={filter.keyword} maxLength={80} />
      </label>
      <Choice
        name="category"
        label={say('category')}
        value={filter.category}
        options={options.categories}
        any={any}
      />
      <Choice
        name="product"
        label={say('product')}
        value={filter.product}
        options={options.products}
        any={any}
      />
      <Choice
        name="maturity"
        label={say('maturityFrom')}
        value={filter.maturityFrom}
        options={levels}
        any={any}
      />
      <Choice
        name="level"
        label={say('overallLevel')}
        value={filter.overallLevel}
        options={options.overallLevels}
        any={any}
      />
      <Choice name="method" label={say('method')} value={filter.method} options={options.methods} any={any} />
      <Choice name="year" label={say('year')} value={filter.year} options={options.years} any={any} />
      <div className="query__actions">
        <button className="button button--main" type="submit">
          {say('search')}
        </button>
        <a className="button" href={pathOf(site.here)}>
          {say('reset')}
        </a>
      </div>
    </form>
  );
};

/** `/resultInfo`: everything that passed and may be shown, found by a GET form. */
export const ResultInfo = ({ site, view }: { readonly site: Site; readonly view: ResultListView }) => {
  const say = speak(site.language);
  const isFiltered = Object.values(view.filter).some(Boolean);
  return (
    <Layout site={site}>
      <div className="frame shelves">
        <PageHead title={say('resultsTitle')} lead={say('resultsLead')} />
        <Filters site={site} view={view} />
        {view.rows.length ? (
          <div className="cards">
            {view.rows.map((result) => (
              <ResultCard key={result.id} result={result} language={site.language} heading="h2" />
            ))}
          </div>
        ) : isFiltered ? (
          <Empty
            action={
              <a className="button" href="/resultInfo">
                {say('clearFilters')}
              </a>
            }
          >
            {say('nothingFound')} {say('nothingFoundHint')}
          </Empty>
        ) : (
          <Empty>{say('noResultsYet')}</Empty>
        )}
        <Pager site={site} paging={view.paging} />
      </div>
    </Layout>
  );
};
