import type { FastifyRequest } from 'fastify';
import { dayOf, endOfDay } from '#contract/calendar';
import type { Services } from '#host/services';
import { nextWithdrawal } from '#product/newsroom/server';
import { pathOf } from '../address';

/**
 * Which pages are the same for everybody, and by what of their address they differ. Whatever else stands in an address makes a page
 * for one reader: a search, a check with its number or code, the place that somebody wants to reach.
 */
const sharedQueries: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/NewsInfo': ['kind', 'page', 'size', 'id'],
  '/newsDetail': ['id'],
  '/resultInfo': [
    ...['id', 'category', 'field', 'product', 'level', 'method', 'year', 'maturity', 'page', 'size'],
  ],
  '/aboutUs': [],
  '/talentInfo': ['kind', 'field', 'page', 'size'],
  '/hyCheck': ['tab', 'page', 'size'],
  '/rss.xml': [],
  '/atom.xml': [],
  '/sitemap.xml': ['page'],
  '/receipt.json': ['no'],
  '/receipt-keys.json': [],
  '/revocations.json': [],
  '/revocations.atom': [],
  '/check-offline.html': [],
};
/** No address of ours that is the same for everybody is longer. */
const longest = 300;

/** Whether everybody who asks this gets the same; what a form is answered is its sender's alone. */
export const isShared = ({
  method,
  url,
  query,
}: Pick<FastifyRequest, 'method' | 'url' | 'query'>): boolean => {
  const names = sharedQueries[pathOf(url)];
  return (
    names !== undefined &&
    (method === 'GET' || method === 'HEAD') &&
    url.length <= longest &&
    Object.entries(query as object).every(
      ([name, value]) => typeof value === 'string' && (name === 'lang' || names.includes(name)),
    )
  );
};

/** Milliseconds: the number of readings and the like are no older. */
const longestUnchanged = 60_000;

/**
 * Until which moment a page says the same, though nobody writes anything: a piece is taken away at its time, and a report expires
 * as a day ends. Milliseconds of the clock.
 */
export const unchangedUntil = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> => {
  const now = clock();
  const withdrawal = await nextWithdrawal(db, now);
  return Math.min(
    now.getTime() + longestUnchanged,
    endOfDay(dayOf(now)).getTime(),
    withdrawal?.getTime() ?? Infinity,
  );
};
