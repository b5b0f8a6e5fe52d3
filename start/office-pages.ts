import fixed from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { languageOf } from '#contract/words';
import { officePolicy } from '#host/pipeline/policy';
import type { shrink } from '#host/pipeline/shrink';
import type { Services } from '#host/services';
import { ownPath } from '#product/public-site/redirect';
import { preloadOf } from './preload';
import { builtFolders, officeDocument, publicAssets, setsOfPages } from './assets';
import { componentAt, knownPaths } from './known-paths';
import { themeAddress, themeSheet } from './theme';

interface PublicPages {
  /** The paths of the public pages. */
  readonly paths: readonly string[];
  /** Compresses what holds no secret. */
  readonly shrink: typeof shrink;
  readonly home: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

const isPageRequest = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) &&
  !request.url.startsWith('/api/') &&
  !/\.[a-z0-9]{2,5}$/i.test(request.url.split('?', 1)[0]!);

/** Static files and the office: one document for all of its pages; who holds no token goes to the news first (RG1). */
export const officePages = async (
  app: FastifyInstance,
  services: Services,
  publicPages: PublicPages,
): Promise<void> => {
  const document = officeDocument();
  const secure = services.publicUrl.startsWith('https:');
  const preload = preloadOf();
  const sets = setsOfPages();
  const lasting = {
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  } as const;
  const vary = (reply: { setHeader: (name: string, value: string) => unknown }) =>
    void reply.setHeader('vary', 'accept-encoding');
  if (existsSync(builtFolders.office)) {
    await app.register(fixed, {
      ...lasting,
      root: `${builtFolders.office}/assets`,
      prefix: '/assets/',
      setHeaders: vary,
    });
  }
  if (existsSync(builtFolders.public)) {
    await app.register(fixed, {
      ...lasting,
      root: builtFolders.public,
      prefix: '/public/',
      setHeaders: vary,
    });
  }

  const office = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!document)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The browser’s half is not built: npm run build');
    const component = await componentAt(services, request.url.split('?', 1)[0]!);
    // As the office itself chooses it: the cookie before the browser's wish.
    const language =
      languageOf(request.cookies['language']) ?? languageOf(request.headers['accept-language']) ?? 'en';
    const { words, lines } = preload(component, language);
    const nonce = Buffer.from(services.random(16)).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', officePolicy(nonce, secure))
      .send(
        document
          .replaceAll('%NONCE%', nonce)
          .replace('%PAGE%', component ?? '')
          .replace('%SETS%', (component && sets[component]) ?? '')
          .replace('%WORDS%', words && `${language} ${words}`)
          .replace('%THEME%', themeAddress(request.cookies['accent']))
          .replace('%PRELOAD%', lines)
          .replaceAll('%DEMONSTRATION%', services.mode === 'demonstration' ? 'yes' : 'no'),
      );
  };
  const signedIn = (request: FastifyRequest): boolean => Boolean(request.cookies['token']);

  app.get('/', { onSend: publicPages.shrink }, (request, reply) =>
    signedIn(request) ? office(request, reply) : publicPages.home(request, reply),
  );
  app.get('/redirect/*', async (request, reply) => {
    const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
    const wanted = `/${(request.params as { '*': string })['*']}${query}`;
    return reply.redirect(ownPath(wanted, [...publicPages.paths, ...(await knownPaths(services))]) ?? '/404');
  });
  // What has no head to name an icon (an answer, a document) is shown with the one a browser asks for by itself.
  for (const path of ['/icon.svg', '/favicon.ico'])
    app.get(path, (_, reply) => reply.redirect(publicAssets().icon));
  app.get('/theme/*', { onSend: publicPages.shrink }, themeSheet);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return publicPages.notFound(request, reply);
    if (!signedIn(request)) return reply.redirect(`/NewsInfo?redirect=${encodeURIComponent(request.url)}`);
    const path = request.url.split('?', 1)[0]!;
    return (await knownPaths(services)).includes(path) ? office(request, reply) : reply.redirect('/404');
  });
};
