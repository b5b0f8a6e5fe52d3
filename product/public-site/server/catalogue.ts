import type { Language } from '#contract/words';
import type { Services } from '#host/services';
import { dayOf } from '#contract/calendar';
import { labelsAt } from '#product/dictionaries/server';
import { scales } from '#product/dictionaries/scales';
import { catalogue, facets, type Chosen, type Facet, type Part } from '#product/publication/server';
import { resultQuery, type FacetView, type ResultListView } from '../view-types';
import { cardOf } from './results';
import type { PageAsked } from './site';

/** Where the words of a facet's codes stand; a year is its own word. */
const dictionaryOf = {
  category: 'achievementType',
  field: 'technologyField',
  product: 'medicalProduct',
  level: 'standing',
  method: 'transformationMethod',
} as const;

const isYear = (text: string): boolean => /^20\d\d$/.test(text);

/** The catalogue of published results as it was asked for; what is asked for and does not exist counts as not asked. */
export const resultListView = async (
  services: Services,
  language: Language,
  asked: (name: string) => string,
  page: PageAsked,
): Promise<ResultListView> => {
  const labels = await labelsAt(services.db);
  const named = (facet: Facet, code: string): string =>
    facet === 'year' ? code : labels.of(dictionaryOf[facet], code, language);
  const isKnown = (facet: Facet, code: string): boolean =>
    facet === 'year' ? isYear(code) : named(facet, code) !== code;
  const chosen: Chosen = Object.fromEntries(
    facets.flatMap((facet) => {
      const code = asked(facet);
      return code !== '' && isKnown(facet, code) ? [[facet, code]] : [];
    }),
  );
  const maturity = asked(resultQuery.maturity);
  const maturityFrom =
    /^\d{1,2}$/.test(maturity) &&
    Number(maturity) >= scales.maturity.least &&
    Number(maturity) <= scales.maturity.most
      ? Number(maturity)
      : undefined;
  const keyword = asked(resultQuery.keyword).trim();
  const found = await catalogue(
    services.db,
    { keyword, chosen, maturityFrom },
    page,
    dayOf(services.clock()),
  );
  /** As the dictionary orders them, years from the newest; what is not offered any more stands at the end. */
  const inOrder = (facet: Facet): string[] => {
    const counted = [...found.counts[facet].keys()];
    if (facet === 'year') return counted.toSorted().toReversed();
    // Of products the kinds are offered; their classes are many, and say little without their kind.
    const isProduct = facet === 'product';
    const offered = labels.offered(dictionaryOf[facet], language, isProduct).map(({ code }) => code);
    return [
      ...offered.filter((code) => counted.includes(code)),
      ...(isProduct ? [] : counted.filter((code) => !offered.includes(code))),
    ];
  };
  const facetView = (name: Facet): FacetView => {
    const codes = inOrder(name);
    const own = chosen[name];
    return {
      name,
      chosen: own,
      options: [...codes, ...(own !== undefined && !codes.includes(own) ? [own] : [])].map((code) => ({
        code,
        text: named(name, code),
        count: found.counts[name].get(code) ?? 0,
      })),
    };
  };
  const textOf = (part: Part): string =>
    part === 'keyword' ? keyword : part === 'maturity' ? String(maturityFrom) : named(part, chosen[part]!);
  return {
    keyword,
    maturityFrom,
    facets: facets.map(facetView),
    isAsked: keyword !== '' || maturityFrom !== undefined || Object.keys(chosen).length > 0,
    rows: found.rows.map((row) => cardOf(row, language, labels)),
    paging: { pageIndex: found.pageIndex, pageSize: page.pageSize, total: found.total },
    without: [...found.without].map(([part, count]) => ({ part, text: textOf(part), count })),
  };
};
