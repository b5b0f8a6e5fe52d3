import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { toWire } from '#contract/traverse';
import type { Route } from '#host/pipeline/route';
import { type Person, type Reply } from '#testing';
import { rowsOf } from '../matrix/database';
import { leavesOf, replaced, without } from '../matrix/leaves';
import { askUpload, inputFor, nameOf, routes, worldOf } from '../matrix/world';
import { openedApp } from '#testing/opened';

const world = worldOf(await openedApp());

const badInput = 2002;
const named = routes.map((route) => [nameOf(route), route] as const);
const posts = named.filter(([, { call }]) => call.method === 'POST' && call.kind !== 'upload');
const gets = named.filter(([, { call }]) => call.method === 'GET');
const sampleOf = (route: Route): Record<string, unknown> =>
  toWire(
    route.takes,
    inputFor(route, () => world.newId()),
  ) as Record<string, unknown>;

const send = async (person: Person, { call }: Route, body: string): Promise<Reply> => {
  const reply = await fetch(`${world.app.address}${call.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      language: person.language,
      ...(person.token && { token: person.token }),
    },
    body,
  });
  return (await reply.json()) as Reply;
};
/** Sends every variant; gives those that were not refused as bad input, and what changed in the database. */
const refusals = async (
  route: Route,
  variants: readonly (readonly [string, unknown])[],
): Promise<string[]> => {
  const person = await world.somebodyFor(route);
  const before = await rowsOf(world.app);
  const letIn: string[] = [];
  for (const [what, body] of variants) {
    const reply = await send(
      person,
      route,
      typeof body === 'string' ? body : JSON.stringify(body).replaceAll(`"${endless}"`, '1e309'),
    );
    if (reply.ErrorCode !== badInput) letIn.push(`${what} → ${reply.ErrorCode}`);
  }
  if ((await rowsOf(world.app)) !== before) letIn.push('something was changed');
  return letIn;
};

/** Becomes a number that JSON can spell and no machine can hold. */
const endless = 'ENDLESS';
const wrongFor = (kind: string): readonly unknown[] =>
  kind === 'number' || kind === 'yesNo'
    ? ['1', [1], { a: 1 }, true, endless, '1e3']
    : [{ a: 1 }, [1, 2], ['text'], 12.5];

describe('[IN-01] nothing is coerced, dropped or guessed', () => {
  test.each(posts)('%s refuses strangers, wrong types, lists for values, and gaps', async (_, route) => {
    const sample = sampleOf(route);
    const leaves = leavesOf(route.takes, sample);
    const variants: [string, unknown][] = [
      ['a stranger’s key', { ...sample, Stranger: 1 }],
      ['a list', [sample]],
      ['a text', JSON.stringify('text')],
      ['a number', '1'],
      ['nothing but null', 'null'],
      ['not JSON', '{"a":'],
      ['a thousand levels', `{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
      ['a prototype', `{"__proto__":{"admin":true}}`],
      ['a constructor', { ...sample, constructor: { prototype: { admin: true } } }],
    ];
    const required = requiredOf(route);
    // A question's optional filter is taken as a value or as its text, by [EN3]: another kind of value is still refused.
    const takesText = (field: unknown): boolean =>
      route.call.kind === 'read' && !required.includes(String(field));
    for (const { path, kind } of leaves)
      for (const wrong of wrongFor(kind)) {
        if (takesText(path[0]) && (wrong === '1' || wrong === 12.5)) continue;
        variants.push([`${path.join('.')} as ${JSON.stringify(wrong)}`, replaced(sample, path, wrong)]);
      }
    for (const field of required) variants.push([`without ${field}`, without(sample, field)]);
    expect(await refusals(route, variants)).toEqual([]);
  });

  test.each(gets)('%s refuses strangers, repeated names, and gaps', async (_, route) => {
    const person = await world.somebodyFor(route);
    const sample = sampleOf(route) as Record<string, string>;
    const query = new URLSearchParams(sample).toString();
    const variants = [
      `${query}&Stranger=1`,
      ...Object.keys(sample).map((key) => `${query}&${key}=1`),
      ...requiredOf(route).map((field) => new URLSearchParams(without(sample, field) as never).toString()),
      ...leavesOf(route.takes, sample)
        .filter(({ kind }) => kind === 'ref' || kind === 'number')
        .map(({ path }) => new URLSearchParams({ ...sample, [String(path[0])]: '../x' }).toString()),
    ];
    const letIn: string[] = [];
    for (const each of variants) {
      const reply = await person.get(`${route.call.path}?${each}`);
      const { ErrorCode } = (await reply.json()) as Reply;
      if (ErrorCode !== badInput) letIn.push(`${each} → ${ErrorCode}`);
    }
    expect(letIn).toEqual([]);
  });

  test('uploads refuse strangers’ fields', async () => {
    const uploads = routes.filter(({ call }) => call.kind === 'upload');
    expect(uploads.length).toBeGreaterThan(0);
    for (const route of uploads) {
      const person = await world.somebodyFor(route);
      expect((await askUpload(person, route, { Stranger: '1' })).ErrorCode, nameOf(route)).toBe(badInput);
    }
  });
});

/** Fields that the schema itself does not let out. */
function requiredOf(route: Route): string[] {
  const sample = inputFor(route, () => world.newId()) as Record<string, unknown>;
  const fields =
    route.takes.kind === 'object'
      ? route.takes.fields
      : route.takes.kind === 'choice'
        ? (Object.values(route.takes.options)[0] as unknown as { fields: [] }).fields
        : [];
  return (fields as readonly (readonly [string, string, unknown])[])
    .filter(([inside]) => !z.safeParse(route.call.takes, without(sample, inside)).success)
    .map(([, wire]) => wire);
}

/** What attackers try to set, whatever the call: spelt as the wire, the code and the database spell it. */
const tempting = [
  ...[
    'Role',
    'RoleId',
    'Roles',
    'UserType',
    'OrgId',
    'IsAskFor',
    'Status',
    'IsDel',
    'IsLock',
    'Version',
    'RowVersion',
  ],
  ...[
    'OwnerId',
    'PersonId',
    'CreateTime',
    'UpdateTime',
    'PJJGOrgId',
    'PGSId',
    'ReportNo',
    'VerifyCode',
    'IsOrgAdmin',
  ],
  ...[
    'id',
    'status',
    'isDeleted',
    'rowVersion',
    'row_version',
    'owner_id',
    'password_hash',
    'is_locked',
    'isAdmin',
  ],
  ...['prototype', 'constructor', 'toString', 'hasOwnProperty', '$where', 'RequestId2', '?Id', ''],
];

describe('[AZ-07] nobody sets what a call does not offer', () => {
  let tried = 0;
  const writes = posts.filter(([, { call }]) => call.kind === 'write');

  test.each(writes)('%s', async (_, route) => {
    const sample = sampleOf(route);
    const offered = new Set(wireNamesOf(route));
    const columns = await world.app.services.pool.query<{ name: string }>(
      "select distinct column_name as name from information_schema.columns where table_schema = 'assay'",
    );
    const keys = [...tempting, ...columns.rows.map(({ name }) => name)].filter((key) => !offered.has(key));
    tried += keys.length;
    const person = await world.somebodyFor(route);
    const before = await rowsOf(world.app);
    const strangers = Object.fromEntries(keys.map((key) => [key, 1]));
    const reply = await send(person, route, JSON.stringify({ ...sample, ...strangers }));
    expect(reply.ErrorCode).toBe(badInput);
    const refused = new Set((reply.ResultValue as { Field: string }[]).map(({ Field }) => Field));
    expect(keys.filter((key) => !refused.has(key) && !refused.has(key.slice(1)))).toEqual([]);
    expect(await rowsOf(world.app)).toBe(before);
  });

  test('enough was tried', () => expect(tried).toBeGreaterThan(4_000));
});

function wireNamesOf({ takes }: Route): string[] {
  const shapes = takes.kind === 'choice' ? Object.values(takes.options) : [takes];
  // The id of a repeated request may stand in every body (it names the request and is no field).
  return [
    'RequestId',
    ...shapes.flatMap((of) => (of.kind === 'object' ? of.fields.map(([, wire]) => wire) : [])),
  ];
}
