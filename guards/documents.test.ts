import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '../start/testing';
import { generated } from '../tools/docs/generated';
import { sources } from './sources';
import { nameOf, routes } from './matrix/world';
import { specified } from './wire-names';

test.each(Object.entries(generated()))('%s says what the code says', (path, text) => {
  const there = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(there === text, `${path} is out of date: npm run docs`).toBe(true);
});

test('every workflow of the product is printed', () => {
  const declared = sources().flatMap(({ path, text }) =>
    /^product\/[^/]+\/workflow\.ts$/.test(path)
      ? [...text.matchAll(/= workflow\(\{\s*name: '(\w+)'/g)].map(([, name]) => name!)
      : [],
  );
  const printed = generated()['docs/generated/workflows.md']!;
  expect(declared.length).toBeGreaterThanOrEqual(5);
  expect(declared.filter((name) => !printed.includes(`## ${name}\n`))).toEqual([]);
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
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('an administrator reads it; nobody else does', async () => {
    const admin = await house.signIn('admin');
    const reply = await admin.get('/api/openapi.json');
    expect(reply.headers.get('content-type')).toBe('application/vnd.oai.openapi+json; charset=utf-8');
    expect(await reply.json()).toEqual(JSON.parse(generated()['docs/generated/openapi.json']!));
    const refused = await (await house.signIn('jiangwangshu')).get('/api/openapi.json');
    expect(await refused.json()).toMatchObject({ ErrorCode: 403 });
    expect(await (await house.visitor.get('/api/openapi.json')).json()).toMatchObject({ ErrorCode: 401 });
  });

  test('it names every call, in the spelling of the wire, and every name it points to', () => {
    const document = JSON.parse(generated()['docs/generated/openapi.json']!) as {
      paths: Record<string, Record<string, unknown>>;
      components: { schemas: Record<string, unknown> };
    };
    const printed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(printed.sort()).toEqual(routes.map(nameOf).sort());
    for (const [name, { takes = [], gives = [] }] of Object.entries(specified)) {
      const [method = '', path = ''] = name.split(' ');
      const text = JSON.stringify(document.paths[path]?.[method.toLowerCase()] ?? document.components);
      for (const wire of [...takes, ...gives])
        expect(
          text.includes(`"${wire}"`) || JSON.stringify(document.components).includes(`"${wire}"`),
          `${name} ${wire}`,
        ).toBe(document.paths[path] !== undefined);
    }
    const pointed = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name!,
    );
    expect(pointed.length).toBeGreaterThan(0);
    expect(pointed.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });
});
