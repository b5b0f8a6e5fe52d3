import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, read, type Schema } from '#contract/call';
import { flag, item, nothing, text, strictObject } from '#contract/field';
import { rights, roleCode } from '#contract/rights';
import { openApp, type TestApp } from '#testing';
import { generatedPages, printed } from '../tools/docs/generated';
import { callsDigest } from '../tools/docs/calls';
import { sources } from './sources';
import { nameOf, routes } from './matrix/world';
import { specified } from './wire-names';

test.each(Object.entries(generatedPages()))('%s says what the code says', (path, text) => {
  const there = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(there === text, `${path} is out of date: npm run docs`).toBe(true);
});

test('every workflow of the product is printed', () => {
  const declared = sources().flatMap(({ path, text }) =>
    /^product\/[^/]+\/workflow\.ts$/.test(path)
      ? [...text.matchAll(/= workflow\(\{\s*name: '(\w+)'/g)].map(([, name]) => name!)
      : [],
  );
  const document = generatedPages()['docs/generated/workflows.md']!;
  expect(declared.length).toBeGreaterThanOrEqual(5);
  expect(declared.filter((name) => !document.includes(`## ${name}\n`))).toEqual([]);
});

test('the README names every setting that a start reads, and no other', () => {
  const declared = [...readFileSync('host/settings.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name]) => name!,
  );
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z].*?) \| /gm)].map(
    ([, cell]) => cell!,
  );
  const named = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)/g)].map(([, name]) => name!));
  expect(declared.length).toBeGreaterThan(20);
  expect([...new Set(named)].toSorted()).toEqual(declared.toSorted());
});

describe('the documentation of the calls', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  test('an administrator reads it; nobody else does', async () => {
    const admin = await app.signIn('admin');
    const reply = await admin.get('/api/openapi.json');
    expect(reply.headers.get('content-type')).toBe('application/vnd.oai.openapi+json; charset=utf-8');
    expect(await reply.json()).toEqual(JSON.parse(printed()['docs/generated/openapi.json']!));
    const refused = await (await app.signIn('jiangwangshu')).get('/api/openapi.json');
    expect(await refused.json()).toMatchObject({ ErrorCode: 403 });
    expect(await (await app.visitor.get('/api/openapi.json')).json()).toMatchObject({ ErrorCode: 401 });
  });

  const document = JSON.parse(printed()['docs/generated/openapi.json']!) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown> };
  };
  interface Operation {
    readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  }
  const pointedIn = (json: unknown): string[] =>
    [...JSON.stringify(json).matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
  /** A call as it is printed, with every schema that it points at. */
  const wholeOf = (json: unknown, seen = new Set<string>()): string =>
    JSON.stringify(json) +
    pointedIn(json)
      .filter((name) => !seen.has(name) && seen.add(name))
      .map((name) => wholeOf(document.components.schemas[name], seen))
      .join('');

  test('it names every call, in the spelling of the wire, and every name it points to', () => {
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual(routes.map(nameOf).sort());
    const printedOf = (name: string) => {
      const [method = '', path = ''] = name.split(' ');
      return document.paths[path]?.[method.toLowerCase()];
    };
    const missing = Object.entries(specified).flatMap(([name, { takes = [], gives = [] }]) => {
      const call = printedOf(name);
      const text = wholeOf(call ?? {});
      return call ? [...takes, ...gives].filter((wire) => !text.includes(`"${wire}"`)) : [name];
    });
    expect(missing).toEqual([]);
    const pointed = new Set(pointedIn(document));
    expect(pointed.size).toBeGreaterThan(300);
    expect([...pointed].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('what a call takes has a name, and what stands in several places is written out once', () => {
    const bodies = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ requestBody }) => requestBody?.content['application/json']?.schema ?? []);
    expect(bodies.length).toBeGreaterThan(100);
    expect(bodies.filter((body) => Object.keys(body).join() !== '$ref')).toEqual([]);
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(expect.arrayContaining(['Nothing', 'Masked', 'panels.Sheet', 'roles.add.takes']));
    expect(names.filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
  });
});

describe('the digest of the calls', () => {
  const own = rights({ 'planted.read': { says: ['读', 'Read', 'Leer'], roles: [roleCode.administrator] } });
  const lineOf = (
    takes: Schema,
    gives: Schema = nothing,
    may: 'planted.read' | 'signed-in' = 'planted.read',
  ) =>
    callsDigest([
      calls('planted', own, {
        it: read('POST /planted', { called: ['种', 'Planted', 'Plantada'], may, takes, gives }),
      }),
    ])
      .split('\n')
      .find((line) => line.startsWith('POST /planted'))!;
  const named = { name: text(20), note: text(40).optional() };

  test('has a line for every call, with its right', () => {
    const lines = generatedPages()['docs/generated/calls.txt']!.split('\n');
    for (const route of routes) {
      const { method, path, may } = route.call;
      const own = lines.filter((line) => new RegExp(`^${method} +${path} `).test(line));
      expect(own, nameOf(route)).toHaveLength(1);
      expect(own[0]!.endsWith(` ${may}`), own[0]).toBe(true);
    }
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toHaveLength(routes.length);
  });

  test('a line changes with what is taken, what is given and the right, and with nothing else', () => {
    const line = lineOf(strictObject(named));
    for (const other of [
      lineOf(strictObject({ ...named, name: text(21) })),
      lineOf(strictObject({ ...named, name: text(20).optional() })),
      lineOf(strictObject({ ...named, name: text(20, 0, { wire: 'Title' }) })),
      lineOf(strictObject({ ...named, more: flag })),
      lineOf(strictObject(named), strictObject({ name: text(20) })),
      lineOf(strictObject(named), nothing, 'signed-in'),
    ])
      expect(other).not.toBe(line);
    const { name, note } = named;
    expect(lineOf(strictObject({ note, name }))).toBe(line);
    expect(lineOf(strictObject({ ...named, name: item('title') }))).toBe(
      lineOf(strictObject({ ...named, name: item('otherTitle') })),
    );
  });
});
