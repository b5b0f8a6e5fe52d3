import { carried, pathOf } from '../../address';
import { resultQuery, type FacetView, type ResultListView, type Site } from '../../view-types';
import { figure, speak } from '../speak';

type Part = ResultListView['without'][number]['part'];
export const facetWord = {
  category: 'category',
  field: 'field',
  product: 'product',
  level: 'overallLevel',
  method: 'method',
  year: 'year',
  keyword: 'typedWords',
  maturity: 'maturityFrom',
} as const;

const queryNames = (view: ResultListView): [Part, string, string][] => [
  ['keyword', resultQuery.keyword, view.keyword],
  ['maturity', resultQuery.maturity, view.maturityFrom === undefined ? '' : String(view.maturityFrom)],
  ...view.facets.map(({ name, chosen }): [Part, string, string] => [name, name, chosen ?? '']),
];

/** The address of this search with one part of it changed, first page; the same choice has the same address by whichever way it came. */
export const searchHref = (site: Site, view: ResultListView, part: Part, value = ''): string => {
  const names = queryNames(view);
  const query = new URLSearchParams(
    names.flatMap(([each, name, own]) => {
      const wanted = each === part ? value : own;
      return wanted === '' ? [] : [[name, wanted] as [string, string]];
    }),
  );
  for (const [name, own] of carried(site.here, ['page', ...names.map(([, name]) => name)]))
    query.append(name, own);
  const text = query.toString();
  return text ? `${pathOf(site.here)}?${text}` : pathOf(site.here);
};

const Facet = ({
  site,
  view,
  facet,
}: {
  readonly site: Site;
  readonly view: ResultListView;
  readonly facet: FacetView;
}) => {
  const say = speak(site.language);
  const title = say(facetWord[facet.name]);
  return (
    <section className="facet" aria-labelledby={`facet-${facet.name}`}>
      <h3 id={`facet-${facet.name}`}>{title}</h3>
      <ul>
        {facet.options.map(({ code, text, count }) => {
          const isChosen = code === facet.chosen;
          return (
            <li key={code}>
              <a
                className="facet__choice"
                href={searchHref(site, view, facet.name, isChosen ? '' : code)}
                rel="nofollow"
                {...(isChosen && { 'aria-current': 'true' as const, title: say('takeOut', { what: text }) })}
              >
                <span>{text}</span>
                <span className="facet__count">{figure(count, site.language)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What the results may be narrowed to, each with how many it leaves: links, which need no script. */
export const ResultFacets = ({ site, view }: { readonly site: Site; readonly view: ResultListView }) => {
  const say = speak(site.language);
  const shown = view.facets.filter(({ options }) => options.length > 0);
  if (shown.length === 0) return null;
  return (
    <nav className="facets" aria-label={say('filters')}>
      {/* Where there is room the sheet shows what is folded. */}
      <details className="facets__fold">
        <summary>{say('filters')}</summary>
        {shown.map((facet) => (
          <Facet key={facet.name} site={site} view={view} facet={facet} />
        ))}
      </details>
    </nav>
  );
};

/** What is asked for, one by one, each to be taken out. */
export const ChosenParts = ({ site, view }: { readonly site: Site; readonly view: ResultListView }) => {
  const say = speak(site.language);
  const textOf = (part: Part, value: string): string => {
    const facet = view.facets.find(({ name }) => name === part);
    return facet?.options.find(({ code }) => code === value)?.text ?? value;
  };
  const parts = queryNames(view).filter(([, , value]) => value !== '');
  if (parts.length === 0) return null;
  return (
    <ul className="chosen no-print" aria-label={say('chosenFilters')}>
      {parts.map(([part, , value]) => {
        const text = `${say(facetWord[part])}: ${textOf(part, value)}`;
        return (
          <li key={part}>
            <a
              className="chosen__part"
              href={searchHref(site, view, part)}
              rel="nofollow"
              aria-label={say('takeOut', { what: text })}
            >
              {text} <span aria-hidden="true">×</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
