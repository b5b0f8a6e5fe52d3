import type { ContentKind } from './news';

/** Where visitors find each kind: a page of its own for each piece, or the page on which it stands among others. */
const pages: Readonly<Record<ContentKind, { readonly path: string; readonly hasOwn: boolean }>> = {
  news: { path: '/newsDetail', hasOwn: true },
  notice: { path: '/newsDetail', hasOwn: true },
  policy: { path: '/newsDetail', hasOwn: true },
  about: { path: '/aboutUs', hasOwn: false },
  promotedProject: { path: '/NewsInfo?kind=project', hasOwn: true },
  video: { path: '/NewsInfo?kind=video', hasOwn: true },
  reference: { path: '/NewsInfo?kind=reference', hasOwn: false },
  picture: { path: '/NewsInfo', hasOwn: false },
  link: { path: '/NewsInfo', hasOwn: false },
  download: { path: '/NewsInfo?kind=download', hasOwn: false },
  agencyShowcase: { path: '/NewsInfo', hasOwn: false },
};

/** The kinds of which each piece has a page of its own. */
export const kindsWithPages = (Object.keys(pages) as ContentKind[]).filter((kind) => pages[kind].hasOwn);

/** The page of the public site on which a kind is seen, with as much of its query as says which page that is. */
export const visitorsPage = (kind: ContentKind): string => pages[kind].path;

const joined = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Where visitors read a piece that is published. */
export const visitorsAddress = (kind: ContentKind, id: string): string =>
  pages[kind].hasOwn ? joined(pages[kind].path, `id=${id}`) : pages[kind].path;

/** Where whoever holds a token reads what is being written of a piece, in the language it is written in. */
export const previewAddress = (kind: ContentKind, token: string, language: string): string =>
  joined(pages[kind].path, `preview=${token}&lang=${language}`);
