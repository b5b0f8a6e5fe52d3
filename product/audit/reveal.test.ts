import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayOf } from '#contract/calendar';
import { personOf } from '#database/seeds/demo/people';
import { listsOf } from '#host/pipeline/lists';
import { routesOf } from '#host/pipeline/route';
import { areas, kinds } from '#start/areas';
import { Refused } from '#testing';
import { staff } from '#product/people/contract';
import { tasks } from '#product/tasks/contract';
import { audit } from './contract';
import { hiddenFields } from './names';
import { lookedUp } from './server/reveal';
import { fill } from '#testing/filled';
import { openedApp } from '#testing/opened';

const { reveal, looks, list, entry } = audit.calls;
const app = await openedApp();
let admin = await app.signIn('admin');
let expert = await app.signIn('shenyanqiu');

const why = { reasonCode: '1', reason: '邀请函退回，需电话联系本人' };
const own = () => personOf('shenyanqiu');
const entries = async () =>
  (
    await app.services.pool.query('select * from audit_log where action = $1 order by at, id', [
      'audit.reveal',
    ])
  ).rows;

test('[PI-03] an expert’s number is shown in full for a reason, the log keeps who and why and never the value, and they read it', async () => {
  const before = (await expert.do(tasks.calls.notices, {})).total;
  expect((await expert.do(looks, {})).total).toBe(0);
  const { value } = await admin.do(reveal, { userId: expert.id, field: 'mobile', ...why });
  expect(value).toBe(own().mobile);
  const seen = (await expert.do(looks, {})).rows;
  expect(seen).toEqual([
    {
      id: expect.any(String),
      at: app.now().toISOString(),
      actorName: '系统管理员',
      actorRoles: '系统管理员',
      organisationName: expect.stringContaining('中心'),
      field: 'mobile',
      ...why,
    },
  ]);
  const notices = await expert.do(tasks.calls.notices, {});
  expect(notices.total).toBe(before + 1);
  expect(notices.rows[0]).toMatchObject({
    kind: 'audit.toldLooked',
    values: { name: '系统管理员' },
    url: '/profile/whoLooked',
  });
  // Told once a day, listed each time.
  app.pass({ minutes: 1 });
  await admin.do(reveal, { userId: expert.id, field: 'email', ...why });
  expect((await expert.do(tasks.calls.notices, {})).total).toBe(before + 1);
  expect((await expert.do(looks, {})).rows.map(({ field }) => field)).toEqual(['email', 'mobile']);
  app.pass({ days: 1 });
  expert = await app.again('shenyanqiu');
  admin = await app.again('admin');
  await admin.do(reveal, { userId: expert.id, field: 'mobile', reasonCode: '2', reason: `核对号码 ${value} 是否有效` });
  expect((await expert.do(tasks.calls.notices, {})).total).toBe(before + 2);
  expect((await expert.do(looks, {})).rows[0]!.reason).toBe('核对号码 **** 是否有效');

  const log = await entries();
  expect(log).toHaveLength(3);
  expect(log[0]).toMatchObject({ actor_id: admin.id, object_kind: 'person', object_id: expert.id, result: 'ok', reason: why.reason });
  // Neither the log nor a kept reply holds what was shown.
  const stored = JSON.stringify([log, (await app.services.pool.query('select * from request_reply')).rows]);
  for (const secret of [own().mobile, own().email, own().identityCard]) expect(stored).not.toContain(secret);
  const [row] = (await admin.do(list, { objectKind: 'person', objectKey: expert.id, action: 'audit.reveal' })).rows;
  expect(row).toMatchObject({ callName: '查看完整个人信息', reason: '核对号码 **** 是否有效' });
  expect((await admin.do(entry, { id: row!.id })).differences).toEqual([
    { name: '所查看的信息', before: '', after: '手机号', isHidden: false },
    { name: '原因类别', before: '', after: '核实身份', isHidden: false },
  ]);
}); // oxfmt-ignore

/** A day later nobody is signed in any more. */
test('[PI-03] without the right, without a reason, for a stranger or for nothing stored, nothing is shown', async () => {
  const asked = { userId: expert.id, field: 'mobile', ...why } as const;
  const assessor = await app.again('lujingxing');
  expect(await assessor.refusal(reveal, asked)).toBe(403);
  expect(await app.visitor.refusal(reveal, asked)).toBe(401);
  for (const [lack, field] of [
    [{ reason: '  看看  ' }, 'Reason'],
    [{ reasonCode: '99' }, 'ReasonCode'],
  ] as const) {
    const fault = await admin.do(reveal, { ...asked, ...lack }).catch((refused: unknown) => refused);
    expect(fault).toBeInstanceOf(Refused);
    expect((fault as Refused).code).toBe(2002);
    expect(JSON.stringify((fault as Refused).result)).toContain(field);
  }
  // An agency's manager administers its own assessors and the register of experts, and nobody else.
  const manager = await app.again('yanshenzhi');
  const owner = await app.again('suyanqing');
  expect(await manager.refusal(reveal, { ...asked, userId: owner.id })).toBe(404);
  expect((await manager.do(reveal, asked)).value).toBe(own().mobile);
  await app.db.updateTable('person').set({ cardCipher: null, cardIndex: null }).where('id', '=', expert.id).execute();
  expect(await admin.refusal(reveal, { ...asked, field: 'identityCard' })).toBe(2731);
  // Refusals stand in the log without having shown anything; their own page names only who saw something.
  expect((await entries()).filter(({ result }) => result === 'refused').length).toBeGreaterThanOrEqual(5);
  expect((await expert.do(looks, {})).total).toBe(4);
  expect((await owner.do(looks, {})).total).toBe(0);
}); // oxfmt-ignore

test('[PI-03] within an hour twenty values are shown to one person and the next is refused, to them alone', async () => {
  app.pass({ minutes: 61 });
  admin = await app.again('admin');
  const ids = (await app.db.selectFrom('person').select('id').where('userType', '=', 1).where('mobileCipher', 'is not', null).limit(21).execute()).map(({ id }) => id);
  expect(ids).toHaveLength(21);
  for (const userId of ids.slice(0, 20)) await admin.do(reveal, { userId, field: 'mobile', ...why });
  expect(await admin.refusal(reveal, { userId: ids[20]!, field: 'mobile', ...why })).toBe(1004);
  const other = await app.again('zhouyiheng');
  expect((await other.do(reveal, { userId: ids[20]!, field: 'mobile', ...why })).value).toMatch(/^1\d{10}$/);
  app.pass({ minutes: 25 });
  expect(await admin.refusal(reveal, { userId: ids[20]!, field: 'mobile', ...why })).toBe(1004);
}); // oxfmt-ignore

test('[PI-09] who saw whose data from when to when: found by the index of the record, in a log of any length', async () => {
  // Twenty thousand entries about others beside theirs.
  const others = sql`insert into audit_log (id, at, actor_id, action, object_kind, object_id, result)
     select gen_random_uuid(), ${app.now().toISOString()}::timestamptz - n * interval '1 minute', ${admin.id}::uuid,
       'audit.reveal', 'person', gen_random_uuid()::text, 'ok' from generate_series(1, 20000) n`;
  await fill(app, others);
  const { rows } = await app.services.pool.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
    `explain (analyze, timing off, format json)
     select id from audit_log where object_kind = 'person' and object_id = $1 and action = 'audit.reveal'
       and at between $2 and $3 order by at desc, id desc limit 30`,
    [expert.id, '2026-01-01', '2027-01-01'],
  );
  const steps = below(rows[0]!['QUERY PLAN'][0].Plan);
  expect(steps.map((step) => step['Index Name'])).toContain('audit_log_object');
  expect(Math.max(...steps.map((step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)))).toBeLessThan(50);
  const admin2 = await app.again('admin');
  const found = await admin2.do(list, {
    objectKind: 'person',
    objectKey: expert.id,
    action: 'audit.reveal',
    result: 'ok',
    startTime: dayOf(app.now()),
    endTime: dayOf(app.now()),
  });
  expect(found.total).toBe((await expertLooksToday()).length);
  expect(found.total).toBeGreaterThan(0);
}); // oxfmt-ignore

test('[PI-03] [AZ-05] a person found by a whole number was seen: by right alone, twenty within an hour, in the log and on their own page', async () => {
  app.pass({ minutes: 61 });
  const byHiddenValue = listsOf(routesOf(areas, kinds)).filter(({ takes }) => takes.kind === 'object' && takes.fields.some(([inside]) => hiddenFields.some((field) => field === inside)));
  expect(byHiddenValue.map(({ name }) => name).toSorted()).toEqual([...lookedUp].toSorted());
  const assessor = await app.again('lujingxing');
  const { experts } = staff.calls;
  await assessor.do(experts, {});
  expect(await assessor.refusal(experts, { mobile: own().mobile })).toBe(403);
  expert = await app.again('shenyanqiu');
  const before = (await expert.do(looks, {})).total;
  const manager = await app.again('yanshenzhi');
  expect((await manager.do(experts, { mobile: own().mobile })).rows.map(({ id }) => id)).toEqual([expert.id]);
  const seen = await expert.do(looks, {});
  expect(seen.total).toBe(before + 1);
  expect(seen.rows[0]).toMatchObject({ actorName: '严慎之', field: 'mobile', reason: '在人员列表中按完整号码查找' });
  for (let guess = 1; guess < 20; guess += 1) expect((await manager.do(experts, { mobile: `1380000${1000 + guess}` })).total).toBe(0);
  expect(await manager.refusal(experts, { mobile: own().mobile })).toBe(1004);
  expect(await manager.refusal(reveal, { userId: expert.id, field: 'mobile', ...why })).toBe(1004);
  // Every guess stands in the log, without the number.
  const { rows } = await app.services.pool.query<{ entry: string }>("select audit_log::text as entry from audit_log where action = 'staff.experts' and result = 'ok'");
  expect(rows).toHaveLength(20);
  expect(rows.map(({ entry: text }) => text).join()).not.toMatch(/13800001|1380000\d{4}/);
  await manager.do(experts, { name: '沈' });
}); // oxfmt-ignore

interface Plan {
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}
const below = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(below)];
const expertLooksToday = async () => {
  const today = dayOf(app.now());
  return (await (await app.again('shenyanqiu')).do(looks, { startTime: today, endTime: today })).rows;
};
