import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { ask, inputFor, routes } from '#guards/matrix/world';
import { sampleOf } from '#guards/matrix/samples';
import { ways } from '#guards/independence/ways';
import { fingerprintOf } from '#guards/workflow-walk/state';
import { verifyDraw } from '#start/backup/verify-draw';
import { organisations } from '#product/organisations/contract';
import { roles } from '#product/roles/contract';
import { tasks } from '#product/tasks/contract';
import { applications } from '#product/applications/contract';
import { accepted, submitted, worldOf } from '#testing/story';
import { accept } from '#testing/story/application';
import { goodPanel } from '#testing/panels/case';
import { cast } from '#testing/cast';
import { organisationIdOf, personIdOf } from '#testing/lookups';
import { runJob, signAwaited } from '#testing/sampling/draw';
import { openedApp } from '#testing/opened';
import { refused, type Person } from '#testing/person';
import { sampling } from './contract';
import { samplingFaults, type SamplingRecord } from './server/record';

const app = await openedApp();
const { calls } = sampling;
const run = (name: string) => runJob(app, name);
/** The minute goes on in which a checkpoint is signed where something waits for it. */
const checkpoint = (): Promise<void> => {
  app.pass({ minutes: 1 });
  return signAwaited(app);
};
const linkRoute = routes.find(({ name }) => name === 'files.link')!;
const idOf = async (login: string) => (await personIdOf(app, login)) as never;
const remarks = '材料显示的成熟度低于公布的等级，缺少两家机构常规应用的证明。';

/** Every level that an answer tells of somebody whose id or name it holds: by where it stands. */
const levelsTold = (answer: unknown, of: ReadonlySet<unknown>): string[] => {
  const keys = /^(CSD|CXD|XJD|ZTSPGJX|CSDIndex|\w*Level)$/;
  const below = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inside]) =>
          // What the applicant says of their own work in the material is no result of the evaluation.
          key === 'Evidence'
            ? []
            : keys.test(key) && (typeof inside === 'number' || typeof inside === 'string') && inside !== ''
              ? [key]
              : below(inside),
        );
  if (typeof answer !== 'object' || answer === null) return [];
  const isAbout = Object.values(answer).some((value) => of.has(value));
  return isAbout ? below(answer) : Object.values(answer).flatMap((value) => levelsTold(value, of));
};

test('a suspended agency accepts nothing new, and finishes what it has begun', async () => {
  const world = worldOf(app);
  const running = await accepted(world);
  const waiting = await submitted(world);
  const admin = await app.again(cast.administrator);
  const agency = (await organisationIdOf(app, 'PJ001')) as never;
  const turn = () => admin.do(organisations.calls.lock, { id: agency });
  await turn();
  await expect(accept(world, waiting)).rejects.toThrow(/^2434:/);
  const yan = await app.signIn(cast.manager);
  const { rowVersion } = await app.db.selectFrom('application').select('rowVersion').where('id', '=', running.applicationId).executeTakeFirstOrThrow();
  await yan.do(applications.calls.reassign, { id: running.applicationId as never, rowVersion, assessorId: await idOf(cast.secondChecker), reason: '原评估师另有任务安排' });
  await turn();
  await accept(world, waiting);
}, 120_000); // oxfmt-ignore

test('a quarter’s passed reports are drawn by a seed nobody chose, one is reviewed blind, and what deviates stands in its agency’s entry', async () => {
  let [zhou, yan] = [await app.signIn(cast.reviewer), await app.signIn(cast.manager)];

  // The third quarter of the demonstration: both agencies had a report passed in it.
  await run('fixSamplingCandidates');
  await run('drawSamples');
  expect((await zhou.do(calls.draws, {})).rows).toMatchObject([
    { quarter: '2026-Q3', candidates: 2, sampled: 0, share: 5, drawnAt: null },
  ]);
  const [lot] = (await zhou.do(calls.draws, {})).rows;
  // Nothing is drawn before a checkpoint that nobody knew, and no record is there to be read.
  expect(await zhou.refusal(calls.drawRecord, { id: lot!.id as never })).toBe(404);
  await checkpoint();
  await run('drawSamples');
  await run('drawSamples');
  expect((await zhou.do(calls.draws, {})).rows).toMatchObject([{ candidates: 2, sampled: 1 }]);
  const { record } = await zhou.do(calls.drawRecord, { id: lot!.id as never });
  expect(await yan.refusal(calls.drawRecord, { id: lot!.id as never })).toBe(403);
  const file = join(await mkdtemp(join(tmpdir(), 'assay-sample-')), 'record.json');
  await writeFile(file, record);
  const heard: string[] = [];
  const hear = { say: (text: string) => heard.push(text), complain: (text: string) => heard.push(text) };
  expect(await verifyDraw(file, hear)).toBe(0);
  expect(heard.join()).toContain('1 of 2 reports of 2026-Q3, 5 %');
  // Another report, another seed, a candidate more: none of it replays.
  const told = JSON.parse(record) as SamplingRecord & { recordHash: string };
  const other = told.candidates.find(({ reportId }) => !told.drawn.sample.includes(reportId))!.reportId;
  for (const forged of [
    { ...told, drawn: { ...told.drawn, sample: [other] } },
    { ...told, drawn: { ...told.drawn, seed: '0'.repeat(64) } },
    { ...told, candidates: [...told.candidates, told.candidates[0]!] },
  ])
    expect(samplingFaults(JSON.stringify(forged)).length).toBeGreaterThan(0);

  // The fourth quarter ends: nothing before its last day is over, then one report of the first agency alone.
  app.pass({ days: 59 });
  await run('fixSamplingCandidates');
  expect(await app.db.selectFrom('samplingDraw').select('quarter').execute()).toEqual([{ quarter: '2026-Q3' }]);
  app.pass({ days: 1 });
  await run('fixSamplingCandidates');
  await checkpoint();
  [zhou, yan] = [await app.again(cast.reviewer), await app.again(cast.manager)];
  await run('drawSamples');
  const [sample] = (await zhou.do(calls.list, { quarter: '2026-Q4' })).rows;
  expect(sample).toMatchObject({ state: 'drawn', agencyName: '江澜衡正科技评价中心', can: ['assignReviewer'] });
  const id = sample!.id as never;
  const { applicationId, reportId } = await zhou.do(calls.byId, { id });
  const waits = async (who: Person) =>
    (await who.do(tasks.calls.waiting, {})).tasks.filter(({ objectId }) => objectId === sample!.id).map(({ step }) => step);
  expect(await waits(zhou)).toEqual(['sampleToAssign']);

  // Its assessor, its agency, its owner: they see nothing of it and can do nothing about it.
  const [ji, tao] = [await app.again('jiwendi'), await app.again('taolingyi')];
  const { rowVersion } = sample!;
  for (const [who, code] of [[yan, 404], [ji, 403], [tao, 403]] as const)
    expect(await who.refusal(calls.byId, { id })).toBe(code);
  expect((await yan.do(calls.list, {})).rows).toEqual([]);
  expect(await yan.do(calls.figures, {})).toEqual([]);
  expect(await ji.refusal(calls.toReview, { id })).toBe(404);
  expect((await ji.do(calls.mine, {})).rows).toEqual([]);
  for (const who of [yan, ji, tao]) expect(await who.refusal(calls.assign, { id, rowVersion, reviewerId: await idOf('jiwendi') })).toBe(403);

  // Whoever is not independent is refused, with the path: its assessor, somebody of the agency, its panel, its hospital.
  const panel = await app.db.selectFrom('opinion').innerJoin('person', 'person.id', 'opinion.expertId').select('person.loginName').where('reportId', '=', reportId!).orderBy('number').execute();
  for (const [login, path] of [
    ['jiwendi', '评估'], ['lujingxing', '江澜衡正科技评价中心'], [panel[0]!.loginName, '→'], ['ruantingfang', '滨宁市中心医院'],
  ] as const) {
    const why = await refused(zhou.do(calls.assign, { id, rowVersion, reviewerId: await idOf(login) }));
    expect([login, why.code]).toEqual([login, 2005]);
    expect(JSON.stringify(why.result)).toContain(path);
  }
  expect(await zhou.refusal(calls.assign, { id, rowVersion, reviewerId: await idOf(cast.expiredAssessor) })).toBe(2430);
  expect(await zhou.refusal(calls.assign, { id, rowVersion, reviewerId: await idOf(cast.owner) })).toBe(2430);
  // Nor can they review who supervise: they read every report. Xu is of the public-service agency for a moment.
  const roleIds = async (login: string) => {
    const held = await app.db.selectFrom('personRole').select('roleId').where('personId', '=', await idOf(login)).execute();
    return held.map(({ roleId }) => roleId as never);
  };
  const [own, supervising] = [await roleIds(cast.otherAssessor), await roleIds(cast.reviewer)];
  const xuIs = async (ids: typeof own) => {
    const admin = await app.again(cast.administrator);
    await admin.do(roles.calls.setToPerson, { userId: await idOf(cast.otherAssessor), roleIds: ids });
  };
  await xuIs([...own, ...supervising]);
  expect(await zhou.refusal(calls.assign, { id, rowVersion, reviewerId: await idOf(cast.otherAssessor) })).toBe(2430);
  await xuIs(own);
  const offered = await zhou.do(calls.reviewers, { id, keyword: personOf('ruantingfang').name });
  expect(offered).toMatchObject([{ hard: [{ path: expect.arrayContaining([expect.stringContaining('滨宁市中心医院')]) }] }]);

  // Nobody supervises it either who has to do with the achievement, whatever way: it is not offered, refused, and leaves nothing.
  const ties = async (login: string, step: string, try_: () => Promise<number>, offered: () => Promise<readonly string[]>) => {
    expect(await offered()).toContain(step);
    for (const way of ways) {
      const end = await way.create(app.db, applicationId!, login);
      const before = await fingerprintOf(app.db);
      expect([login, way.says, await try_()]).toEqual([login, way.says, 2005]);
      expect(await fingerprintOf(app.db)).toBe(before);
      const left = await offered();
      expect(left, way.says).not.toContain(step);
      // Who is not independent may still step aside.
      if (step === 'recordReview') expect(left).toEqual(['declineReview']);
      await end();
    }
  };
  const supervises = async () => (await zhou.do(calls.byId, { id })).can;
  await ties(cast.reviewer, 'assignReviewer', async () => zhou.refusal(calls.assign, { id, rowVersion, reviewerId: await idOf(cast.otherAssessor) }), supervises);

  // One who was asked declines; an assessor of another agency takes it on.
  const asked = async (login: string) => {
    const now = await zhou.do(calls.byId, { id });
    return zhou.do(calls.assign, { id, rowVersion: now.rowVersion, reviewerId: await idOf(login), reason: '该方向无其他合适人选' });
  };
  const outside = goodPanel.map(([login]) => login).find((login) => !panel.some(({ loginName }) => loginName === login))!;
  await asked(outside);
  const shen = await app.again(outside);
  const first = await shen.do(calls.toReview, { id });
  expect(first.can).toEqual(['declineReview', 'recordReview']);
  await shen.do(calls.decline, { id, rowVersion: first.rowVersion, reason: '近期时间冲突' });
  expect(await shen.refusal(calls.toReview, { id })).toBe(404);
  expect((await zhou.do(calls.byId, { id })).declined).toBe('近期时间冲突');
  await asked(cast.otherAssessor);
  let xu = await app.again(cast.otherAssessor);
  expect(await waits(xu)).toEqual(['blindReview']);
  // Who joins the public-service agency meanwhile sees no result of what they review, and cannot close it.
  await xuIs([...own, ...supervising]);
  const risen = await app.again(cast.otherAssessor);
  expect(await risen.refusal(calls.byId, { id })).toBe(404);
  expect((await risen.do(calls.list, { quarter: '2026-Q4' })).rows).toEqual([]);
  await xuIs(own);
  xu = await app.again(cast.otherAssessor);

  // They read the material and open its files; and no call that they may make tells a level of it.
  const review = await xu.do(calls.toReview, { id });
  const files = review.evidence!.items.flatMap((item) => item.files);
  expect(files.length).toBeGreaterThan(3);
  const opens = async (who: Person) => {
    const { ErrorCode } = await ask(who, linkRoute, { id: files[0]!.fileId, use: 'view' });
    return ErrorCode === 0 ? true : ErrorCode;
  };
  expect(await opens(xu)).toBe(true);
  expect(await opens(shen)).toBe(404);
  await app.db.updateTable('report').set({ publishScope: 'unlisted' }).where('id', '=', reportId!).execute();
  const { achievementName, reportNumber } = await zhou.do(calls.byId, { id });
  const material = await app.db.selectFrom('material').select('id').where('applicationId', '=', applicationId!).executeTakeFirstOrThrow();
  const sheet = await app.db.selectFrom('opinion').select('id').where('reportId', '=', reportId!).limit(1).executeTakeFirstOrThrow();
  const about = new Set<unknown>([applicationId, reportId, sample!.id, material.id, sheet.id, achievementName, reportNumber]);
  const ids: Readonly<Record<string, string>> = { application: applicationId!, report: reportId!, material: material.id, opinion: sheet.id, sampledReport: sample!.id };
  const asksAll = async (who: Person, among: RegExp) => {
    const found: string[] = [];
    let answered = 0;
    const asked = routes.filter(({ call }) => call.kind === 'read' && among.test(call.path)).flatMap((route) => {
      const idFor = (kind: string | undefined) => ids[kind ?? ''] ?? sample!.id;
      // By everything that may be filtered by, and by nothing that need not be said.
      return [inputFor(route, idFor), sampleOf(route.call.takes, { idOf: idFor, full: false })].map((input) => ({ route, input }));
    });
    for (const { route, input } of asked) {
      const { ErrorCode, ResultValue } = await ask(who, route, input);
      if (ErrorCode === 0) answered += 1;
      for (const key of levelsTold(ResultValue, about)) found.push(`${route.call.path} ${key}`);
    }
    return { answered, found };
  };
  const blind = await asksAll(xu, /./);
  expect(blind.answered).toBeGreaterThan(30);
  expect(blind.found).toEqual([]);
  // The same questions find them for whoever supervises: they ask for what is there.
  expect((await asksAll(zhou, /Report|ApplyFor/)).found.map((each) => each.split(' ')[0])).toEqual(expect.arrayContaining(['/api/Report/GetReportById', '/api/ExpertOpinion/GetOpinionListByReport']));

  // What they record is compared; they are told nothing of it, and cannot do it twice.
  const given = { id, maturityLevel: 9, innovationLevel: 1, advancementLevel: 4, remarks, isBlind: true } as const;
  expect(await xu.refusal(calls.record, { ...given, rowVersion: review.rowVersion, advancementLevel: null })).toBe(2432);
  // Who has come to have to do with it since they were asked records nothing.
  await ties(cast.otherAssessor, 'recordReview', () => xu.refusal(calls.record, { ...given, rowVersion: review.rowVersion }), async () => (await xu.do(calls.toReview, { id })).can);
  await xu.do(calls.record, { ...given, rowVersion: review.rowVersion });
  const done = await xu.do(calls.toReview, { id });
  expect(done).toMatchObject({ state: 'recorded', evidence: null, can: [], given: { maturityLevel: 9, remarks } });
  expect(await xu.refusal(calls.record, { ...given, rowVersion: done.rowVersion })).toBe(2001);
  expect(JSON.stringify(done)).not.toContain('eviates');
  expect(await opens(xu)).toBe(404);
  expect(await yan.refusal(calls.byId, { id })).toBe(404);
  const both = await zhou.do(calls.byId, { id });
  expect(both.compared).toEqual([
    { scale: 'maturity', published: 12, second: 9, limit: 2, deviates: true },
    { scale: 'innovation', published: 1, second: 1, limit: 1, deviates: false },
    { scale: 'advancement', published: 4, second: 4, limit: 1, deviates: false },
  ]);
  const agencyId = (await organisationIdOf(app, 'PJ001')) as never;
  const figure = { quarter: '2026-Q4', sampled: 1, agreeing: 0 };
  expect(await zhou.do(calls.figures, { agencyId })).toContainEqual(expect.objectContaining({ ...figure, deviating: 0 }));
  const conclusion = '成熟度证据不足，计入机构登记。';
  await ties(cast.reviewer, 'closeSample', () => zhou.refusal(calls.close, { id, rowVersion: both.rowVersion, conclusion }), supervises);
  await zhou.do(calls.close, { id, rowVersion: both.rowVersion, conclusion });

  // Now it counts, and its agency reads it, without who looked again; no other agency does.
  expect(await zhou.do(calls.figures, { agencyId })).toContainEqual(expect.objectContaining({ ...figure, deviating: 1 }));
  expect(await yan.do(calls.figures, {})).toEqual([expect.objectContaining({ ...figure, deviating: 1 })]);
  const read = await yan.do(calls.byId, { id });
  expect(read).toMatchObject({ reviewerName: null, conclusion, deviates: true, can: [] });
  const shi = await app.again(cast.otherManager);
  expect(await shi.refusal(calls.byId, { id })).toBe(404);
  expect((await shi.do(calls.list, {})).rows).toEqual([]);
  const notices = await yan.do(tasks.calls.notices, { pageSize: 50 });
  expect(notices.rows.map(({ kind }) => kind)).toContain('sampling.toldDeviates');
}, 120_000); // oxfmt-ignore
