import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { contributed } from '#start/areas';
import { serverOf } from '#start/server';
import { nameOf, routes } from './matrix/world';
import { openedApp } from '#testing/opened';

/** What a browser opens that is no call: public pages and their files, health, files behind signed links, the office, built files. */
const pages = [
  ...['/', '/NewsInfo', '/newsDetail', '/resultInfo', '/aboutUs', '/talentInfo', '/hyCheck', '/login'],
  ...['/auth-redirect', '/ptint', '/401', '/404', '/redirect/*', '/icon.svg', '/favicon.ico'],
  '/theme/*',
  ...[
    '/health',
    '/ready',
    '/metrics',
    '/file/:ticket',
    '/contentFile',
    '/talentPicture',
    '/picture/:id/:version/:name',
  ],
  ...['/robots.txt', '/sitemap.xml', '/rss.xml', '/atom.xml'],
  // What proves an issued report, for machines and without our server (domain §9.13).
  ...['/receipt.json', '/receipt-keys.json', '/revocations.json', '/revocations.atom', '/check-offline.html'],
].map((path) => `GET ${path}`);
/** Forms of public pages, which need no script. */
const forms = ['POST /auth-redirect', 'POST /resultInfo'];
/** Parts of a file, behind the admission of the write that begins it. */
const parts = contributed.parts.flatMap(({ path }) => [`HEAD ${path}`, `PATCH ${path}`]);
/** Only a built product has these. */
const built = ['/assets/*', '/public/*'].flatMap((path) => [`GET ${path}`, `HEAD ${path}`]);

const app = await openedApp();
const seen: string[] = [];
// The framework tells when it begins, so that every route is heard of that anybody mounts.
const listen = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) seen.push(`${each} ${url}`);
  });
};
subscribe('fastify.initialization', listen);
const server = await serverOf({ services: app.services, port: () => 0 });
await server.ready();
unsubscribe('fastify.initialization', listen);
const mounted: string[] = seen;
await server.close();

test('[AZ-01] the server’s own list of routes is the contract and the pages, and nothing else', () => {
  // What reads answers HEAD as well; what a GET changes does not (SM-05).
  const reads = routes.filter(({ call }) => call.method === 'GET' && call.kind !== 'write');
  const heads = [...reads.map(nameOf), ...pages].map((route) => route.replace('GET', 'HEAD'));
  const said = [...routes.map(nameOf), ...pages, ...forms, ...heads, ...parts];
  const there = mounted.filter((route) => !built.includes(route));
  expect(said.length).toBeGreaterThan(60);
  expect(
    there.filter((route) => !said.includes(route)),
    'no contract names them',
  ).toEqual([]);
  expect(
    said.filter((route) => !there.includes(route)),
    'nobody answers there',
  ).toEqual([]);
  expect(new Set(there).size).toBe(there.length);
});
