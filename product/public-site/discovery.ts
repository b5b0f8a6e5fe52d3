import { languages, type Language } from '#contract/words';
import type { ContentKind } from '#product/newsroom/news';
import { visitorsAddress } from '#product/newsroom/visitors-pages';

type Query = Readonly<Record<string, string | number | undefined>>;

/** A page as search engines know it: its path, and what of its query makes it another page. */
export interface PageAddress {
  readonly path: string;
  readonly query?: Query | undefined;
}

/** What search engines and whoever shares a page learn of it beside its words. */
export interface Discovery extends PageAddress {
  /** The language of what it says, where that is not the reader's. */
  readonly language?: Language | undefined;
  /** The same in other languages, where these are pages of their own. */
  readonly translations?: readonly (PageAddress & { readonly language: Language })[] | undefined;
  readonly isArticle?: boolean | undefined;
  /** A picture of its own: its address on this platform, and what it shows. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** What leads to it, below the first page and with itself at the end: its name, its path. */
  readonly trail?: readonly (readonly [name: string, href: string])[] | undefined;
  /** What it is about, in the words of schema.org. */
  readonly about?: Readonly<Record<string, unknown>> | undefined;
}

/** The whole address of a page in a language; without one it answers in its reader's. */
export const wholeAddress = (
  origin: string,
  { path, query = {} }: PageAddress,
  language?: Language,
): string => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, lang: language }))
    if (value !== undefined) given.set(name, String(value));
  const text = given.toString();
  return text ? `${origin}${path}?${text}` : `${origin}${path}`;
};

interface Alternate {
  readonly language: Language | 'x-default';
  readonly href: string;
}

/** The addresses of a page in every language that it has, the one for everybody else at the end. */
export const alternatesOf = (origin: string, page: Discovery): Alternate[] => {
  if (!page.translations)
    return [
      ...languages.map((language) => ({ language, href: wholeAddress(origin, page, language) })),
      { language: 'x-default', href: wholeAddress(origin, page) },
    ];
  const own = page.translations.map(({ language, ...at }) => ({
    language,
    href: wholeAddress(origin, at, language),
  }));
  const first = page.translations.find(({ language }) => language === 'zh') ?? page.translations[0];
  return first ? [...own, { language: 'x-default', href: wholeAddress(origin, first) }] : own;
};

/** An address of ours as its parts: `/NewsInfo?kind=video`. */
const partsOf = (href: string): PageAddress => {
  const [path = '/', query = ''] = href.split('?', 2);
  return { path, query: Object.fromEntries(new URLSearchParams(query)) };
};

/** A piece that has a page of its own, as an address; one of news where no kind is said. */
export const pieceAt = (id: string, kind: ContentKind = 'news'): PageAddress =>
  partsOf(visitorsAddress(kind, id));

/** A result, as an address. */
export const resultAt = (id: string): PageAddress => ({ path: '/resultInfo', query: { id } });

/**
 * Data as text that stands in a page: no sign of it ends the element or begins markup, whatever somebody wrote (WB-04).
 */
export const jsonInPage = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
