import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/words';
import type { Services } from '#host/services';
import { revocationListText } from '#product/publication/server';
import type { Site } from '../view-types';
import { atom, rss } from './feeds';
import { asked } from './site';
import { offlinePage } from './offline-page';
import { publicReceipt, receiptKeyList } from './receipts';
import { revocationFeed } from './revocation-feed';
import { sitemap } from './sitemap';

interface Visit {
  readonly request: FastifyRequest;
  readonly site: Site;
  readonly language: Language;
}
interface Text {
  readonly type: string;
  readonly text: string;
  /** The name of a file that is kept and not shown. */
  readonly file?: string;
}

const jsonType = 'application/json; charset=utf-8';

/** What search engines leave alone: what is no page, and what leads to no page for them. */
const closed = ['/api/', '/login', '/auth-redirect', '/ptint', '/redirect/', '/file/'];

/**
 * What may be looked at. Answers of a check are not closed here: only who may read them learns there that they are not to be listed.
 * A demonstration that strangers reach shows reports that are no reports.
 */
const robots = ({ isRemote }: Pick<Services, 'isRemote'>, { origin }: Site): string =>
  [
    'User-agent: *',
    ...(isRemote ? ['Disallow: /'] : closed.map((path) => `Disallow: ${path}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** What machines read of the public pages, by its address; undefined where nothing is. */
export const textsOf = (
  services: Services,
): Readonly<Record<string, (visit: Visit) => Promise<Text | undefined>>> => ({
  '/robots.txt': async ({ site }) => ({ type: 'text/plain; charset=utf-8', text: robots(services, site) }),
  '/rss.xml': async ({ site }) => ({
    type: 'application/rss+xml; charset=utf-8',
    text: await rss(services, site),
  }),
  '/atom.xml': async ({ site }) => ({
    type: 'application/atom+xml; charset=utf-8',
    text: await atom(services, site),
  }),
  '/revocations.json': async () => ({ type: jsonType, text: await revocationListText(services) }),
  '/revocations.atom': async ({ site }) => ({
    type: 'application/atom+xml; charset=utf-8',
    text: await revocationFeed(services, site),
  }),
  '/receipt.json': async ({ request }) => {
    const text = await publicReceipt(services.db, asked(request, 'no', 40));
    return text === undefined ? undefined : { type: jsonType, text };
  },
  '/receipt-keys.json': async () => ({ type: jsonType, text: await receiptKeyList(services) }),
  '/check-offline.html': async ({ site }) => {
    const text = await offlinePage(services, site);
    // Its script runs where it is kept: the policy of our own pages would leave it blank.
    return text === undefined
      ? undefined
      : { type: 'text/html; charset=utf-8', text, file: 'check-offline.html' };
  },
  '/sitemap.xml': async ({ request, site }) => {
    const page = asked(request, 'page', 6);
    if (page !== '' && !/^[1-9]\d{0,4}$/.test(page)) return undefined;
    const text = await sitemap(services, site.origin, page === '' ? undefined : Number(page));
    return text === undefined ? undefined : { type: 'application/xml; charset=utf-8', text };
  },
});
