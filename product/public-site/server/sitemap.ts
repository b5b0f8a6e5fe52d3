import { dayOf } from '#contract/calendar';
import type { Services } from '#host/services';
import { piecesForSearchEngines } from '#product/newsroom/server';
import { publicResults } from '#product/publication/server';
import { alternatesOf, pieceAt, resultAt, wholeAddress, type Discovery } from '../discovery';
import { newsKinds, shelfKinds } from '../view-types';
import { attributes, element, empty, xmlDocument } from './xml';

/** So many records stand on one page of the sitemap, each at most three times: far below the 50,000 addresses that one may hold. */
const perPage = 2_000;

const always: readonly Discovery[] = [
  { path: '/NewsInfo' },
  ...[...newsKinds, ...shelfKinds].map((kind) => ({ path: '/NewsInfo', query: { kind } })),
  { path: '/resultInfo' },
  ...['expert', 'assessor', 'technologyManager'].map((kind) => ({ path: '/talentInfo', query: { kind } })),
  { path: '/aboutUs' },
  ...[undefined, 'file'].map((tab) => ({ path: '/hyCheck', query: { tab } })),
];

/** A page in every language that it has, each beside all of them. */
const urls = (origin: string, page: Discovery, changedOn?: string): string[] => {
  const alternates = alternatesOf(origin, page);
  const links = alternates.map(({ language, href }) =>
    empty('xhtml:link', { rel: 'alternate', hreflang: language, href }),
  );
  return alternates
    .filter(({ language }) => language !== 'x-default')
    .map(({ href }) =>
      element('url', [
        element('loc', href),
        ...(changedOn === undefined ? [] : [element('lastmod', changedOn)]),
        ...links,
      ]),
    );
};

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

/**
 * The addresses of all that may be found, as search engines read them: pages, news, promotions, videos and results, each in its languages. Where one
 * page does not hold them, without a page an index of the pages. Undefined for a page that there is not.
 */
export const sitemap = async (
  { db, clock }: Services,
  origin: string,
  page: number | undefined,
  size = perPage,
): Promise<string | undefined> => {
  const now = clock();
  const today = dayOf(now);
  const offset = ((page ?? 1) - 1) * size;
  const pieces = await piecesForSearchEngines(db, now, { offset, limit: size });
  const found = await publicResults(db, { pageIndex: page ?? 1, pageSize: size }, today);
  const pages = Math.max(1, Math.ceil(pieces.total / size), Math.ceil(found.total / size));
  if (page === undefined && pages > 1)
    return xmlDocument(
      element(
        'sitemapindex',
        Array.from({ length: pages }, (_, at) =>
          element('sitemap', [
            element('loc', wholeAddress(origin, { path: '/sitemap.xml', query: { page: at + 1 } })),
          ]),
        ),
        attributes({ xmlns: namespaces.xmlns }),
      ),
    );
  if ((page ?? 1) > pages) return undefined;
  const entries = [
    ...((page ?? 1) === 1 ? always.flatMap((each) => urls(origin, each)) : []),
    ...pieces.rows.flatMap(({ kind, translations, publishedAt }) => {
      const addresses = translations.map(({ id, language }) => ({ ...pieceAt(id, kind), language }));
      return urls(origin, { ...addresses[0]!, translations: addresses }, dayOf(new Date(publishedAt)));
    }),
    ...found.rows.flatMap(({ id, issueDate }) => urls(origin, resultAt(id), issueDate)),
  ];
  return xmlDocument(element('urlset', entries, attributes(namespaces)));
};
