import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { serverOf } from '#start/server';
import { nameOf, routes } from './matrix/world';
import { openedApp } from '#testing/opened';

/** What a browser opens that is no call: public pages, health, files behind signed links, the office, built files. */
const pages = [
  ...['/', '/NewsInfo', '/newsDetail', '/resultInfo', '/aboutUs', '/talentInfo', '/hyCheck', '/login'],
  ...['/auth-redirect', '/ptint', '/401', '/404', '/redirect/*', '/icon.svg', '/favicon.ico'],
  ...['/health', '/ready', '/metrics', '/file/:ticket'],
].map((path) => `GET ${path}`);
/** Only a built product has these. */
const built = ['/assets/*', '/public/*'].flatMap((path) => [`GET ${path}`, `HEAD ${path}`]);

const app = await openedApp();
const seen: string[] = [];
// The framework tells when it begins, so that every door is heard of that anybody opens.
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
const doors: string[] = seen;
await server.close();

test('[AZ-01] the server’s own list of doors is the contract and the pages, and nothing else', () => {
  // What reads answers HEAD as well; what a GET changes does not (SM-05).
  const reads = routes.filter(({ call }) => call.method === 'GET' && call.kind !== 'write');
  const heads = [...reads.map(nameOf), ...pages].map((door) => door.replace('GET', 'HEAD'));
  const said = [...routes.map(nameOf), ...pages, ...heads];
  const there = doors.filter((door) => !built.includes(door));
  expect(said.length).toBeGreaterThan(60);
  expect(
    there.filter((door) => !said.includes(door)),
    'no contract names them',
  ).toEqual([]);
  expect(
    said.filter((door) => !there.includes(door)),
    'nobody answers there',
  ).toEqual([]);
  expect(new Set(there).size).toBe(there.length);
});
