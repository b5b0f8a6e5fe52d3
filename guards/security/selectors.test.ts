import { expect, test } from 'vitest';
import { toWire } from '#contract/traverse';
import type { Route } from '#host/pipeline/route';
import { leavesOf, replaced } from '../matrix/leaves';
import { inputFor, nameOf, routes, worldOf } from '../matrix/world';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const world = worldOf(app);

/** What has passed selectors elsewhere: an order that asks a question, a statement behind the value, a comment. */
const payloads = [
  'id desc',
  'id;drop table person',
  'case when (select 1)=1 then id else name end',
  '(select pg_sleep(5))',
  '1 or 1=1',
  "' or '1'='1",
  '1) union select password_hash from person--',
  '"; select 1; --',
  'name/**/desc',
  'extractvalue(1,1)',
  '1,2',
  '%27',
  'CHR(49)',
  'true',
  '{"$gt":""}',
  'constructor',
  '__proto__',
  'toString',
  '＇ or 1=1',
  'a\u2028b',
];

const reads = routes.filter(({ call }) => call.kind === 'read' && call.method === 'POST');
const sampleOf = (route: Route): Record<string, unknown> =>
  toWire(
    route.takes,
    inputFor(route, () => world.newId()),
  ) as Record<string, unknown>;
const isSelector = (kind: string): boolean => kind === 'coded' || kind === 'yesNo' || kind === 'number';

test('[SQ-02] what selects a field, a logic, a state or an order is one of the listed values, or it is refused', async () => {
  const letIn: string[] = [];
  let tried = 0;
  for (const route of reads) {
    const sample = sampleOf(route);
    const selectors = leavesOf(route.takes, sample).filter(({ kind }) => isSelector(kind));
    if (selectors.length === 0) continue;
    const person = await world.somebodyFor(route);
    for (const { path } of selectors)
      for (const payload of payloads) {
        tried += 1;
        const { ErrorCode } = await person.wire(nameOf(route), replaced(sample, path, payload) as object);
        if (ErrorCode !== 2002 && ErrorCode !== 1004)
          letIn.push(`${nameOf(route)} ${path.join('.')} ${payload} → ${ErrorCode}`);
      }
  }
  expect(letIn).toEqual([]);
  expect(tried).toBeGreaterThan(1_000);
});

test('[SQ-03] signs of LIKE, JSON and regular expressions in a keyword are text: what is found is what holds it', async () => {
  const admin = await app.signIn('admin');
  const names = async (OrgName: string): Promise<string[]> =>
    (await admin.wire('POST /api/UserOrg/GetOrgList', { OrgName, PageSize: 10_000 })).ResultValue.rows.map(
      (row: { OrgName: string }) => row.OrgName,
    );
  const withFragment = [
    '百分之百%有效',
    '下划_线',
    '反\\斜线',
    '引"号',
    "单'引号",
    '括(号)[x]{y}',
    'a*b+c?^$|.',
    '{"k":1}',
  ];
  const { rows } = await app.services.pool.query<{ id: string }>(
    'select id from organisation_entry where merged_into is null order by id limit $1',
    [withFragment.length],
  );
  expect(rows).toHaveLength(withFragment.length);
  for (const [at, { id }] of rows.entries())
    await app.services.pool.query('update organisation_entry set name = $2 where id = $1', [
      id,
      `${withFragment[at]!}医院`,
    ]);
  const all = await names('');
  const signs = [
    ...['%', '_', '\\', '\\\\', '"', "'", '(', ')', '[', ']', '{', '}', '*', '+', '?', '^', '$', '|', '.'],
    ...['%%', '__', '_%', '%_', '\\%', '\\_', '%有', '百分%', '划_', '_线', '反\\', '"号', "'引", "''", '--'],
    ...['.*', '\\d', '[x]', '(号)', '{y}', 'a*b', 'b+c', '?^', '$|', '|.', '{"k"', '"k":1', ':', '1}', '/*'],
    ...['% 有', '有 %', '\\n', 'x\\', '医院', '百分之百%有效', 'A*B', '%效%', '_有_', '&', '!', '<->', ';'],
  ];
  expect(signs.length).toBeGreaterThanOrEqual(60);
  for (const sign of signs) {
    const wanted = all.filter((name) => name.includes(sign));
    expect((await names(sign)).toSorted(), sign).toEqual(wanted.toSorted());
  }
});
