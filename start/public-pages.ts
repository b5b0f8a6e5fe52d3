import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import cookie from '@fastify/cookie';
import { languageOf, type Language } from '#contract/words';
import { publicChanges } from '#host/database/changes';
import type { AskAsVisitor } from '#host/pipeline/as-visitor';
import type { FindHeld } from '#host/pipeline/doorstep';
import type { FaultStatus } from '#host/pipeline/faults';
import { crossSiteOrAhead } from '#host/pipeline/request';
import { SharedReply } from '#host/pipeline/shared-reply';
import { sharedReplies } from '#host/pipeline/shared-replies';
import type { Services } from '#host/services';
import { shrink } from '#host/pipeline/shrink';
import { line, type Lane } from '#host/line';
import { renderPublicPage } from '#product/public-site/pages/document';
import { longestEnquiry } from '#product/interest/interest';
import { longestWanted, safeRedirect } from '#product/public-site/redirect';
import {
  asked,
  contentFile,
  departurePage,
  errorPage,
  interestPage,
  isReadable,
  isShared,
  languageFor,
  libraryPicture,
  pagesOf,
  readings,
  rememberLanguage,
  siteFor,
  talentPicture,
  textsOf,
  unchangedUntil,
  usualLanguage,
  type Drawn,
  type Page,
  type PublicSite,
} from '#product/public-site/server';
import { operatorIn } from '#product/settings/operator';
import { lastingSettings, settingsNow } from '#product/settings/server';
import type { SettingValues } from '#product/settings/settings';
import { publicAssets } from './assets';
import { knownPaths } from './known-paths';

/**
 * Pages are drawn a few at a time (OP-03): a thousand visitors in one moment wait for each other or are asked to come back,
 * and calls and `/health` come in between.
 */
const drawnAtOnce = { places: 4, mostWaiting: 200, longestWait: 2_000 };

/** What one drawing gives to everybody comes before what somebody searches for: no flood of searches keeps the home page away. */
const laneOf = (isHeld: boolean): Lane => (isHeld ? 'first' : 'usual');

/** So many addresses are known of what is held; there are more only where somebody makes them up. */
const mostAddresses = 10_000;

/** What an address opens to whoever holds it: the code that proves a report, the ticket that prints it, the link to a draft. */
const secrets = ['code', 't', 'preview'];
/** A wanted path, each of its characters written as three; or what somebody writes about a result, each of theirs as nine. */
const longestForm = Math.max(3 * longestWanted, 9 * longestEnquiry) + 1_000;
const htmlType = 'text/html; charset=utf-8';

/** A page repeats its address in its links: one that was asked for with a secret travels as it is. */
const shrinkUnlessSecret: typeof shrink = async (request, reply, payload) =>
  secrets.some((name) => asked(request, name) !== '') ? payload : shrink(request, reply, payload);

/** Mounts the public pages. What does not exist is a page too: 404, in the reader's language. */
export const publicPages = (app: FastifyInstance, services: Services, ask: AskAsVisitor) => {
  const about: PublicSite = { services, assets: publicAssets() };
  const settings = lastingSettings(services);
  // Known before the first visitor comes.
  void settings.now();
  const pages = pagesOf(services);
  const drawing = line(drawnAtOnce);
  const changes = publicChanges(services);
  const shared = sharedReplies(changes, services.clock);
  const read = readings(services);
  app.addHook('onClose', async () => {
    await changes.stop();
    await read.write();
  });

  const siteOf = (request: FastifyRequest, language: Language, values: SettingValues) =>
    siteFor(about, request, language, operatorIn(values, language));
  const send = (reply: FastifyReply, { status = 200, retryAfterSeconds }: Drawn, html: string) => {
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(status)
      .type(htmlType)
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language, cookie')
      .send(html);
  };
  const htmlOf = (site: ReturnType<typeof siteFor>, { element, ...head }: Drawn): string =>
    renderPublicPage(element, { ...head, site });

  /** Until when what is drawn now says the same, and the settings in force; of a page that is not held, those that were read last. */
  const begin = async (isHeld: boolean) =>
    isHeld
      ? { until: await unchangedUntil(services), values: await settingsNow(services.db) }
      : { until: undefined, values: await settings.now() };

  const draw = async (request: FastifyRequest, language: Language, page: Page, isHeld: boolean) => {
    const known = () => knownPaths(services);
    // In its place before the pages: of the database no visitor asks anything without one.
    const { until, values } = await begin(isHeld);
    const site = siteOf(request, language, values);
    // What is longer than a wanted path may be is refused, not cut: half a query is another question.
    const wish = asked(request, 'redirect', longestWanted + 1);
    const wanted = wish ? safeRedirect(wish, await known()) : undefined;
    const drawn =
      (await page({ request, site: { ...site, wanted }, language, readers: services, known })) ??
      errorPage(site, { status: 404 });
    if ('goTo' in drawn) return drawn;
    const html = htmlOf({ ...site, wanted }, drawn);
    if (drawn.reads && !isHeld && request.method === 'GET') read.count(drawn.reads);
    return until === undefined || drawn.status !== undefined || drawn.isPartial
      ? { drawn, html }
      : new SharedReply(htmlType, html, until, drawn.reads);
  };

  /**
   * What lies ready for exactly this address and reader, by what a page is drawn from: its address, and the language of whoever asks
   * in none or in their own. In another one something is said to their browser besides.
   */
  const whereHeld = new Map<string, { readonly what: string; readonly chosen: Language | undefined }>();
  const noteHeld = (request: FastifyRequest): void => {
    const what = request.routeOptions.url;
    // The office answers at `/` as well, to whoever is signed in.
    if (what === undefined || what === '/' || whereHeld.has(request.url)) return;
    if (whereHeld.size >= mostAddresses) whereHeld.clear();
    whereHeld.set(request.url, { what, chosen: languageOf(asked(request, 'lang')) });
  };
  const held: FindHeld = ({ url = '', headers, method }) => {
    const address = whereHeld.get(url);
    if (!address) return undefined;
    const sent = headers.cookie === undefined ? undefined : cookie.parse(headers.cookie)['language'];
    const language = usualLanguage(sent, headers['accept-language']);
    if (address.chosen !== undefined && address.chosen !== language) return undefined;
    const reply = shared.atHand(`${language} ${url}`);
    const answer = reply?.ready(headers, true);
    if (!reply || !answer) return undefined;
    if (reply.about && method === 'GET') read.count(reply.about);
    return { what: address.what, answer };
  };

  const show = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
    const { language, isChosen } = languageFor(request);
    if (isChosen) rememberLanguage(reply, language);
    if (!isReadable(request)) {
      const site = siteOf(request, language, settings.last());
      const drawn = errorPage(site, { status: 404 });
      return send(reply, drawn, htmlOf(site, drawn));
    }
    const make = (isHeld: boolean) =>
      drawing.run(() => draw(request, language, page, isHeld), laneOf(isHeld));
    const answer = isShared(request)
      ? await shared.find(`${language} ${request.url}`, make)
      : await make(false);
    if (answer instanceof SharedReply) {
      if (answer.about && request.method === 'GET') read.count(answer.about);
      noteHeld(request);
      return answer.send(request, reply, !isChosen && request.routeOptions.url !== '/');
    }
    if ('goTo' in answer) return reply.redirect(answer.goTo);
    return send(reply, answer.drawn, answer.html);
  };

  for (const [path, page] of Object.entries(pages))
    app.get(path, { onSend: shrinkUnlessSecret }, (request, reply) => show(request, reply, page));
  // The forms that need no script; of what they hold nothing is believed but as a page of ours sent it.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      async (_: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    scope.post('/auth-redirect', { config: { seconds: 8 } }, async (request, reply) =>
      crossSiteOrAhead(request) || !(request.body instanceof URLSearchParams)
        ? reply.redirect('/login', 303)
        : show(request, reply, await departurePage(services, request, reply)),
    );
    scope.post('/resultInfo', { config: { seconds: 8 } }, async (request, reply) =>
      crossSiteOrAhead(request) || !(request.body instanceof URLSearchParams)
        ? reply.redirect('/resultInfo', 303)
        : show(request, reply, await interestPage(services, ask, request, reply)),
    );
  });
  const noPage: Page = async () => undefined;
  app.get('/contentFile', async (request, reply) =>
    isReadable(request)
      ? ((await contentFile(services, drawing.run, request, reply))?.reply ?? show(request, reply, noPage))
      : show(request, reply, noPage),
  );
  app.get('/talentPicture', async (request, reply) =>
    isReadable(request)
      ? ((await talentPicture(services, drawing.run, request, reply))?.reply ?? show(request, reply, noPage))
      : show(request, reply, noPage),
  );
  app.get(
    '/picture/:id/:version/:name',
    async (request, reply) =>
      (await libraryPicture(services, drawing.run, request, reply))?.reply ?? show(request, reply, noPage),
  );
  for (const [path, write] of Object.entries(textsOf(services)))
    app.get(path, { onSend: shrink }, async (request, reply) => {
      const { language } = languageFor(request);
      const make = (isHeld: boolean) =>
        drawing.run(async () => {
          const { until = 0, values } = await begin(isHeld);
          const text = await write({ request, site: siteOf(request, language, values), language });
          return text && new SharedReply(text.type, text.text, until, undefined, text.file);
        }, laneOf(isHeld));
      const answer = isShared(request)
        ? await shared.find(`${language} ${request.url}`, make)
        : await make(false);
      if (!answer) return show(request, reply, noPage);
      noteHeld(request);
      return answer.send(request, reply, true);
    });

  return {
    paths: Object.keys(pages),
    held,
    shrink: shrinkUnlessSecret,
    /** The visitors' home, for `/` without a session. */
    home: (request: FastifyRequest, reply: FastifyReply) => show(request, reply, pages['/NewsInfo']!),
    notFound: (request: FastifyRequest, reply: FastifyReply) => show(request, reply, noPage),
    /** What stands in the place of a page that could not be drawn; it asks the database nothing. */
    failed: (request: FastifyRequest, reply: FastifyReply, status: FaultStatus) => {
      const { language } = languageFor(request);
      const site = siteOf(request, language, settings.last());
      const drawn = errorPage(site, { status, incident: request.id });
      return send(reply, drawn, htmlOf(site, drawn));
    },
  };
};
