import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../contract/words';
import type { FaultStatus } from '../host/door/faults';
import type { House } from '../host/house';
import { line } from '../host/line';
import { renderPublicPage } from '../product/public-site/pages/document';
import { isReadable, languageFor, type PublicSite, siteFor } from '../product/public-site/server';
import { publicAssets } from './assets';
import { knownPaths } from './known-paths';
import { errorPage, pagesOf, type Drawn, type Page } from './public-pages';

const operator = {
  name: '岳川省医药卫生科技促进中心',
  address: '岳川省江澜市青渚路 18 号',
  phone: '000-0000-0000',
  email: 'service@example.org',
  complaintsPhone: '000-0000-0001',
  complaintsEmail: 'complaints@example.org',
};

/**
 * Pages are drawn a few at a time (OP-03): a thousand visitors in one moment wait for each other or are asked to come back,
 * and calls and `/health` come in between.
 */
const drawnAtOnce = { places: 4, mostWaiting: 200, longestWait: 2_000 };

/** Mounts the public pages. What does not exist is a page too: 404, in the reader's language. */
export const publicPages = (app: FastifyInstance, house: House) => {
  const about: PublicSite = { house, assets: publicAssets(), operator };
  const pages = pagesOf(house);
  const drawing = line(drawnAtOnce);

  const send = (reply: FastifyReply, language: Language, drawn: Drawn): FastifyReply => {
    const { element, status = 200, retryAfterSeconds, ...head } = drawn;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language, cookie')
      .send(renderPublicPage(element, { ...head, language, assets: about.assets }));
  };
  const show = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
    const language = languageFor(request, reply);
    const site = siteFor(about, request, language);
    const answer = isReadable(request)
      ? await drawing.run(() => page({ request, site, language, known: () => knownPaths(house.db) }))
      : undefined;
    if (answer && 'goTo' in answer) return reply.redirect(answer.goTo);
    return send(reply, language, answer ?? errorPage(site, { status: 404 }));
  };

  for (const [path, page] of Object.entries(pages))
    app.get(path, (request, reply) => show(request, reply, page));

  return {
    /** The visitors' home, for `/` without a session. */
    home: (request: FastifyRequest, reply: FastifyReply) => show(request, reply, pages['/NewsInfo']!),
    notFound: (request: FastifyRequest, reply: FastifyReply) => show(request, reply, async () => undefined),
    /** What stands in the place of a page that could not be drawn; it asks the database nothing. */
    failed: (request: FastifyRequest, reply: FastifyReply, status: FaultStatus) => {
      const language = languageFor(request, reply);
      const site = siteFor(about, request, language);
      return send(reply, language, errorPage(site, { status, incident: request.id }));
    },
  };
};
