import { expect, test } from 'vitest';
import { dayOf, workingDaysAfter } from '#contract/calendar';
import { publicResults } from '#product/publication/server';
import { tasks } from '#product/tasks/contract';
import { jobsOf } from '#start/jobs';
import { openedApp } from '#testing/opened';
import { interest } from './contract';

const app = await openedApp();

/** Published results of the demonstration, each with who looks after it and who applied. */
const results = async () => {
  const published = await publicResults(app.db, { pageSize: 30 }, dayOf(app.now()));
  return app.db
    .selectFrom('report')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .leftJoin('person as manager', 'manager.id', 'application.technologyManagerId')
    .innerJoin('person as owner', 'owner.id', 'application.ownerId')
    .select(['report.id', 'application.id as applicationId', 'application.achievementName'])
    .select(['manager.loginName as manager', 'owner.loginName as owner'])
    .where(
      'report.id',
      'in',
      published.rows.map(({ id }) => id),
    )
    .orderBy('report.id')
    .execute();
};

const enquiry = (resultId: string, more: object = {}) => ({
  ...{ ResultId: resultId, Name: '何思远', Org: '岭东医疗器械有限公司', Phone: '', Email: 'hesiyuan@lingdong.example' },
  ...{ Need: '希望就该成果洽谈许可生产', Consent: 1, ...more },
}); // oxfmt-ignore
const post = (resultId: string, more: object = {}) =>
  app.visitor.wire('POST /api/Public/PostInterest', enquiry(resultId, more));
const mailsTo = async (address: string) =>
  (await app.visitor.wire('POST /api/Message/GetDemoOutbox')).ResultValue.filter(
    ({ To }: { To: string }) => To === address,
  );
const forget = () =>
  jobsOf(app.services)
    .find(({ name }) => name === 'forgetInterest')!
    .work();
const clearLimits = () => app.services.pool.query('delete from rate_limit');

test('[PB3./resultInfo] He Siyuan asks about a result; its technology manager alone has the task, answers once, and the answer comes by mail', async () => {
  const all = await results();
  const about = all.find(({ manager }) => manager === 'tangyuan')!;
  const [tang, ye, owner] = [await app.signIn('tangyuan'), await app.signIn('yetang'), await app.signIn(about.owner)];
  const page = await (await app.visitor.get(`/resultInfo?id=${about.id}&lang=zh`)).text();
  expect(page).toContain(`data-form="interest" data-result="${about.id}"`);
  expect(page).toContain('保存不超过 12 个月');

  // Without consent, a way to reach them or a published result nothing is taken down.
  expect((await post(about.id, { Consent: 2 })).ErrorCode).toBe(5044);
  expect((await post(about.id, { Email: '' })).ErrorCode).toBe(5045);
  expect((await post(about.id, { Email: 'nobody', Phone: '020-12345678' })).ErrorCode).toBe(5045);
  expect((await post(about.id, { Email: '', Phone: 'call me' })).ErrorCode).toBe(5045);
  const { id: unpublished } = await app.db.selectFrom('report').select('id').where('status', '!=', 1).limit(1).executeTakeFirstOrThrow();
  expect((await post(unpublished)).ErrorCode).toBe(404);
  expect(await app.db.selectFrom('interest').select('id').execute()).toEqual([]);

  expect((await post(about.id)).ErrorCode).toBe(0);
  const stored = await app.db.selectFrom('interest').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain('hesiyuan');
  const waiting = async (who: typeof tang) =>
    (await who.do(tasks.calls.waiting, {})).tasks.filter(({ objectKind }) => objectKind === 'interest');
  expect(await waiting(tang)).toMatchObject([{ step: 'interest', title: about.achievementName, url: `/EvaluationManagement/interests?Id=${stored.id}`, dueAt: workingDaysAfter(app.now(), 10).toISOString() }]);
  expect(await waiting(ye)).toEqual([]);
  const told = async (who: typeof tang) =>
    (await who.do(tasks.calls.notices, {})).rows.filter(({ kind }) => kind.startsWith('interest.')).map(({ kind, values }) => [kind, JSON.stringify(values)]);
  expect(await told(tang)).toEqual([['interest.arrived', JSON.stringify({ achievement: about.achievementName })]]);
  // The applicant learns that somebody is interested, and nothing of who it is.
  expect(await told(owner)).toEqual([['interest.ownerTold', JSON.stringify({ achievement: about.achievementName })]]);
  expect(await owner.refusal(interest.calls.list, {})).toBe(403);
  expect(await ye.refusal(interest.calls.byId, { id: stored.id })).toBe(404);

  const list = await tang.do(interest.calls.list, { state: 'open' });
  expect(list.rows).toMatchObject([{ name: '何思远', state: 'open', can: ['answer', 'decline', 'remove'] }]);
  expect(JSON.stringify(list)).not.toContain('hesiyuan');
  const whole = await tang.do(interest.calls.byId, { id: stored.id });
  expect(whole).toMatchObject({ email: 'hesiyuan@lingdong.example', phone: '', need: '希望就该成果洽谈许可生产' });
  const reply = { id: stored.id, rowVersion: whole.rowVersion, outcome: 'answered', answer: '请于周三上午与我们联系，具体商谈许可条件。' } as const;
  expect(await tang.refusal(interest.calls.reply, { ...reply, rowVersion: 9 })).toBe(2003);
  await tang.do(interest.calls.reply, reply);
  const [mail] = await mailsTo('hesiyuan@lingdong.example');
  expect(mail.text).toContain(reply.answer);
  expect(mail.text).toMatch(new RegExp(`何思远.*/resultInfo\\?id=${about.id}`, 's'));
  expect(await tang.refusal(interest.calls.reply, { ...reply, rowVersion: 2, outcome: 'declined' })).toBe(5046);
  expect(await waiting(tang)).toEqual([]);
  expect((await tang.do(interest.calls.list, {})).rows).toMatchObject([{ state: 'answered', answer: reply.answer, can: ['remove'] }]);
}); // oxfmt-ignore

test('[PB3./resultInfo] without a script the form itself sends: the same checks, answered by the page, with what was typed still in it where it is refused', async () => {
  await clearLimits();
  const about = (await results()).find(({ manager }) => manager === 'tangyuan')!;
  const tang = await app.signIn('tangyuan');
  const path = `/resultInfo?id=${about.id}&lang=zh`;
  const page = await (await app.visitor.get(path)).text();
  expect(page).toContain(`action="${path.replace('&', '&amp;')}#interest" method="post"`);
  const typed = { name: '何"思远', organisation: '岭东医疗', email: 'he@lingdong.example', phone: '', need: '希望洽谈\r\n许可生产', consent: '1' };
  const send = async (more: Record<string, string> = {}, headers: Record<string, string> = {}, at = path) => {
    const form = new URLSearchParams({ ...typed, ...more });
    if (more['consent'] === '') form.delete('consent');
    const reply = await fetch(`${app.address}${at}`, { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin', ...headers }, redirect: 'manual' });
    return { status: reply.status, location: reply.headers.get('location'), cache: reply.headers.get('cache-control'), retry: reply.headers.get('retry-after'), html: await reply.text() };
  };
  const open = async () => (await tang.do(interest.calls.list, { state: 'open' })).rows;
  const taken = async () => (await app.db.selectFrom('auditLog').select('id').where('action', '=', 'interest.post').where('result', '=', 'ok').execute()).length;
  const before = await taken();
  for (const [more, why] of [[{ consent: '' }, '请先同意'], [{ email: '' }, '邮箱'], [{ email: 'nobody' }, '邮箱'], [{ need: '长'.repeat(1_001) }, '']] as const) {
    const { status, html, cache } = await send(more);
    expect([status, cache]).toEqual([400, 'no-store']);
    expect(/<p class="form__answer form__answer--fault"[^>]*>([^<]+)</.exec(html)![1]).toContain(why);
    expect(html).toContain('value="何&quot;思远"');
  }
  // From another site, and about what is not published, nothing is taken.
  expect(await send({}, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 303, location: '/resultInfo' });
  const { id: unpublished } = await app.db.selectFrom('report').select('id').where('status', '!=', 1).limit(1).executeTakeFirstOrThrow();
  for (const at of [`/resultInfo?id=${unpublished}`, '/resultInfo', '/resultInfo?id=x']) expect((await send({}, {}, at)).status, at).toBe(404);
  expect(await open()).toEqual([]);
  const { status, html } = await send();
  expect([status, html.includes('已收到，技术经理会答复您。'), html.includes('思远')]).toEqual([200, true, false]);
  const [kept] = await open();
  expect(kept).toMatchObject({ name: '何"思远', need: '希望洽谈\n许可生产' });
  expect((await tang.do(interest.calls.byId, { id: kept!.id })).email).toBe('he@lingdong.example');
  for (let more = 0; more < 2; more += 1) expect((await send()).status).toBe(200);
  const tooMany = await send();
  expect([tooMany.status, Number(tooMany.retry) > 0, tooMany.html.includes('form__answer--fault')]).toEqual([429, true, true]);
  // It stands in the log as over the call's own path.
  expect((await taken()) - before).toBe(3);
  for (const { id } of await open()) await tang.do(interest.calls.remove, { id });
  // Nobody is sent away any more.
  app.pass({ minutes: 61 });
}); // oxfmt-ignore

test('whoever owes an answer is reminded before its ten working days are over, and every working day after, until it is given', async () => {
  await clearLimits();
  const about = (await results()).find(({ manager }) => manager === 'tangyuan')!;
  expect((await post(about.id)).ErrorCode).toBe(0);
  const remind = async (): Promise<string[]> => {
    await jobsOf(app.services).find(({ name }) => name === 'remindOfInterest')!.work();
    const rows = await app.db.selectFrom('notice').select('kind').where('objectKind', '=', 'interest').where('kind', 'in', ['interest.dueSoon', 'interest.overdue']).orderBy('createdAt').execute();
    return rows.map(({ kind }) => kind);
  };
  expect(await remind()).toEqual([]);
  app.pass({ days: 7 });
  expect(await remind()).toEqual(['interest.dueSoon']);
  expect(await remind()).toEqual(['interest.dueSoon']);
  app.pass({ days: 8 });
  expect(await remind()).toEqual(['interest.dueSoon', 'interest.overdue']);
  const tang = await app.again('tangyuan');
  const { id, rowVersion } = (await tang.do(interest.calls.list, { state: 'open' })).rows[0]!;
  expect((await tang.do(tasks.calls.waiting, {})).tasks.find(({ objectId }) => objectId === id)).toMatchObject({ overdue: true });
  await tang.do(interest.calls.reply, { id, rowVersion, outcome: 'answered', answer: '抱歉让您久等，请来电商谈。' });
  app.pass({ days: 1 });
  expect(await remind()).toEqual(['interest.dueSoon', 'interest.overdue']);
}); // oxfmt-ignore

test('a result without a technology manager is every technology manager’s; three an hour come from one address; what is asked to be removed is, and everything after a year', async () => {
  await clearLimits();
  const about = (await results()).find(({ manager }) => manager === null)!;
  const [tang, ye] = [await app.again('tangyuan'), await app.again('yetang')];
  for (const Need of ['一', '二', '三']) expect((await post(about.id, { Need, Email: '', Phone: '+34 91 555 01 23' })).ErrorCode).toBe(0);
  expect((await post(about.id)).ErrorCode).toBe(1004);
  const seen = async (who: typeof tang) => (await who.do(interest.calls.list, { state: 'open' })).rows.map(({ need }) => need);
  expect(await seen(tang)).toEqual(['三', '二', '一']);
  expect(await seen(ye)).toEqual(['三', '二', '一']);
  const [newest, second] = (await ye.do(interest.calls.list, { state: 'open' })).rows;
  await ye.do(interest.calls.reply, { id: newest!.id, rowVersion: 1, outcome: 'declined', answer: '该成果目前不对外许可。' });
  await tang.do(interest.calls.remove, { id: second!.id });
  expect(await seen(tang)).toEqual(['一']);
  // One whose technology manager cannot answer any more is the others' too, and theirs alone as soon as they can again.
  // Nobody is sent away any more.
  app.pass({ minutes: 61 });
  const later = await app.again('yetang');
  const ofTang = (await results()).find(({ manager }) => manager === 'tangyuan')!;
  const setLocked = (isLocked: boolean) => app.db.updateTable('person').set({ isLocked }).where('id', '=', tang.id).execute();
  await setLocked(true);
  expect((await post(ofTang.id, { Need: '技术经理已离职' })).ErrorCode).toBe(0);
  expect(await seen(later)).toEqual(['技术经理已离职', '一']);
  const [task] = (await later.do(tasks.calls.waiting, {})).tasks.filter(({ title }) => title === ofTang.achievementName);
  expect(task).toMatchObject({ objectKind: 'interest', step: 'interest' });
  expect((await later.do(tasks.calls.notices, {})).rows.some(({ kind, objectId }) => kind === 'interest.arrived' && objectId === task!.objectId)).toBe(true);
  await setLocked(false);
  expect(await seen(later)).toEqual(['一']);
  app.pass({ days: 360 });
  await forget();
  expect(await app.db.selectFrom('interest').select('id').execute()).not.toEqual([]);
  app.pass({ days: 10 });
  await forget();
  expect(await app.db.selectFrom('interest').select('id').execute()).toEqual([]);
}); // oxfmt-ignore
