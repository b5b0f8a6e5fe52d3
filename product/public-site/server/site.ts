import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, type Language } from '#contract/words';
import type { Services } from '#host/services';
import { pageSizes, type Assets, type Operator, type Paging, type Site } from '../view-types';

/** What the pages need besides the database. */
export interface PublicSite {
  readonly services: Services;
  readonly assets: Assets;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** One value of the query; a name given twice counts as not given. */
export const asked = (request: FastifyRequest, name: string, atMost = 100): string => {
  const value = (request.query as Query)[name];
  return typeof value === 'string' ? value.slice(0, atMost) : '';
};

/** Whether every value of the query is text that can be looked for: U+0000 is in nothing (IN-03). */
export const isReadable = (request: FastifyRequest): boolean =>
  !Object.entries(request.query as Query)
    .flat(2)
    .some((text) => text?.includes('\0'));

/** Which page of a list, from 1, and how many rows it has. */
export type PageAsked = Omit<Paging, 'total'>;

/** The page of a list that is asked for, of one of the sizes that are offered. */
export const pageAsked = (request: FastifyRequest): PageAsked => {
  const page = Number(asked(request, 'page', 6));
  return {
    pageIndex: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    pageSize: pageSizes.find((size) => String(size) === asked(request, 'size', 6)) ?? 10,
  };
};

/** The language of somebody who asked for none: what was chosen before, what the browser prefers, English. */
export const usualLanguage = (chosenBefore: string | undefined, preferred: string | undefined): Language =>
  languageOf(chosenBefore) ?? languageOf(preferred) ?? 'en';

/** The language of a page: what its address says, what was chosen before, what the browser prefers, English. */
export const languageFor = (
  request: FastifyRequest,
): {
  readonly language: Language;
  /** The choice has to be remembered: without it the next page would be in another one. */
  readonly isChosen: boolean;
} => {
  const chosen = languageOf(asked(request, 'lang'));
  const usual = usualLanguage(request.cookies['language'], request.headers['accept-language']);
  return { language: chosen ?? usual, isChosen: chosen !== undefined && chosen !== usual };
};

/** Remembers in which language somebody wants to read. */
export const rememberLanguage = (reply: FastifyReply, language: Language): void =>
  void reply.setCookie('language', language, { path: '/', sameSite: 'lax', maxAge: 31_536_000 });

export const siteFor = (
  { services, assets }: PublicSite,
  request: FastifyRequest,
  language: Language,
  operator: Operator,
): Site => ({
  language,
  here: request.url,
  origin: services.publicUrl,
  demonstration: services.mode === 'demonstration',
  secondFactor: services.secondFactor,
  operator,
  assets,
});
