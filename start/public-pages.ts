import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/words';
import type { FaultStatus } from '#host/pipeline/faults';
import type { Services } from '#host/services';
import { shrink } from '#host/pipeline/shrink';
import { line } from '#host/line';
import { renderPublicPage } from '#product/public-site/pages/document';
import { longestWanted, safeRedirect } from '#product/public-site/redirect';
import {
  asked,
  contentFile,
  errorPage,
  isReadable,
  languageFor,
  libraryPicture,
  pagesOf,
  siteFor,
  type Drawn,
  type Page,
  type PublicSite,
} from '#product/public-site/server';
import { operatorIn } from '#product/settings/operator';
import { lastingSettings } from '#product/settings/server';
import type { SettingValues } from '#product/settings/settings';
import { publicAssets } from './assets';
import { knownPaths } from './known-paths';

/**
 * Pages are drawn a few at a time (OP-03): a thousand visitors in one moment wait for each other or are asked to come back,
 * and calls and `/health` come in between.
 */
const drawnAtOnce = { places: 4, mostWaiting: 200, longestWait: 2_000 };

/** What an address says of a report to whoever holds it: the code that proves it, the ticket that prints it. */
const secrets = ['code', 't'];

/** A page repeats its address in its links: one that was asked for with a secret travels as it is. */
const shrinkUnlessSecret: typeof shrink = async (request, reply, payload) =>
  secrets.some((name) => asked(request, name) !== '') ? payload : shrink(request, reply, payload);

/** Mounts the public pages. What does not exist is a page too: 404, in the reader's language. */
export const publicPages = (app: FastifyInstance, services: Services) => {
  const about: PublicSite = { services, assets: publicAssets() };
  const settings = lastingSettings(services);
  // Known before the first visitor comes.
  void settings.now();
  const pages = pagesOf(services);
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
    const siteBy = (values: SettingValues) => siteFor(about, request, language, operatorIn(values, language));
    const known = () => knownPaths(services);
    const draw = async () => {
      // In its place before the pages: of the database no visitor asks anything without one.
      const site = siteBy(await settings.now());
      // What is longer than a wanted path may be is refused, not cut: half a query is another question.
      const wish = asked(request, 'redirect', longestWanted + 1);
      const wanted = wish ? safeRedirect(wish, await known()) : undefined;
      return (
        (await page({ request, site: { ...site, wanted }, language, known })) ??
        errorPage(site, { status: 404 })
      );
    };
    const answer = isReadable(request)
      ? await drawing.run(draw)
      : errorPage(siteBy(settings.last()), { status: 404 });
    return 'goTo' in answer ? reply.redirect(answer.goTo) : send(reply, language, answer);
  };

  for (const [path, page] of Object.entries(pages))
    app.get(path, { onSend: shrinkUnlessSecret }, (request, reply) => show(request, reply, page));
  const noPage: Page = async () => undefined;
  app.get('/contentFile', async (request, reply) =>
    isReadable(request)
      ? ((await contentFile(services, request, reply)) ?? show(request, reply, noPage))
      : show(request, reply, noPage),
  );
  app.get(
    '/picture/:id/:version/:name',
    async (request, reply) =>
      (await libraryPicture(services, request, reply)) ?? show(request, reply, noPage),
  );

  return {
    paths: Object.keys(pages),
    shrink: shrinkUnlessSecret,
    /** The visitors' home, for `/` without a session. */
    home: (request: FastifyRequest, reply: FastifyReply) => show(request, reply, pages['/NewsInfo']!),
    notFound: (request: FastifyRequest, reply: FastifyReply) => show(request, reply, noPage),
    /** What stands in the place of a page that could not be drawn; it asks the database nothing. */
    failed: (request: FastifyRequest, reply: FastifyReply, status: FaultStatus) => {
      const language = languageFor(request, reply);
      const site = siteFor(about, request, language, operatorIn(settings.last(), language));
      return send(reply, language, errorPage(site, { status, incident: request.id }));
    },
  };
};
