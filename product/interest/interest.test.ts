import { expect, test } from 'vitest';
import { dayOf } from '#contract/calendar';
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
  expect(await waiting(tang)).toMatchObject([{ step: 'interest', title: about.achievementName, url: '/EvaluationManagement/interests' }]);
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

test('a result without a technology manager is every technology manager’s; three an hour come from one address; what is asked to be removed is, and everything after a year', async () => {
  await clearLimits();
  const about = (await results()).find(({ manager }) => manager === null)!;
  const [tang, ye] = [await app.signIn('tangyuan'), await app.signIn('yetang')];
  for (const Need of ['一', '二', '三']) expect((await post(about.id, { Need, Email: '', Phone: '+34 91 555 01 23' })).ErrorCode).toBe(0);
  expect((await post(about.id)).ErrorCode).toBe(1004);
  const seen = async (who: typeof tang) => (await who.do(interest.calls.list, { state: 'open' })).rows.map(({ need }) => need);
  expect(await seen(tang)).toEqual(['三', '二', '一']);
  expect(await seen(ye)).toEqual(['三', '二', '一']);
  const [newest, second] = (await ye.do(interest.calls.list, { state: 'open' })).rows;
  await ye.do(interest.calls.reply, { id: newest!.id, rowVersion: 1, outcome: 'declined', answer: '该成果目前不对外许可。' });
  await tang.do(interest.calls.remove, { id: second!.id });
  expect(await seen(tang)).toEqual(['一']);
  app.pass({ days: 360 });
  await forget();
  expect(await app.db.selectFrom('interest').select('id').execute()).not.toEqual([]);
  app.pass({ days: 10 });
  await forget();
  expect(await app.db.selectFrom('interest').select('id').execute()).toEqual([]);
}); // oxfmt-ignore
