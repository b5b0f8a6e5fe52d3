import type { FastifyRequest } from 'fastify';
import { languageOf, type Language } from '#contract/words';
import type { Credentials } from '../me';
import { secretCookie } from './cookies';

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The language of the reply: what our client says, else what the browser prefers, else English. */
export const languageAsked = (request: Pick<FastifyRequest, 'headers'>): Language =>
  languageOf(one(request.headers['language'])) ?? languageOf(one(request.headers['accept-language'])) ?? 'en';

/** What proves who asks: the header alone, never the readable cookie (security §3.2). */
export const credentialsOf = (request: FastifyRequest, publicUrl: string): Credentials => ({
  token: one(request.headers['token']),
  binding: request.cookies[secretCookie('bind', publicUrl)],
  language: languageOf(one(request.headers['language'])),
  background: request.headers['background'] === '1',
});

/** Browsers send fetch metadata on every request; other programs do not. */
export const fromBrowser = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined;

/** A GET that changes something must come from our own page or from a program, and never ahead of a click (SM-05). */
export const crossSiteOrAhead = (request: FastifyRequest): boolean => {
  const site = one(request.headers['sec-fetch-site']);
  const purpose = `${one(request.headers['sec-purpose']) ?? ''} ${one(request.headers['purpose']) ?? ''}`;
  return (site !== undefined && site !== 'same-origin') || /prefetch|prerender/.test(purpose);
};
