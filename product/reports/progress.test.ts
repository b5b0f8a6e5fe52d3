import { expect, test } from 'vitest';
import type { Person } from '#testing';
import { applications } from '#product/applications/contract';
import { panels } from '#product/panels/contract';
import { goodSheet, newCase, opinionOf, seats, submitSheet, type PanelCase } from '#testing/panels/case';
import { tasks } from '#product/tasks/contract';
import { reports } from './contract';
import { answerAll, caseAt, check, judged, passedMaterial, read, writeAll } from '#testing/reports/story';
import { roleCode } from '#contract/rights';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** Where somebody’s page of the application says the case stands. */
const progressOf = async (login: string, { applicationId: id }: PanelCase) =>
  (await (await app.signIn(login)).do(applications.calls.dossier, { id })).standing;
/** The same, as the page of the report says it. */
const reportProgressOf = async (login: string, { reportId: id }: PanelCase) =>
  (await (await app.signIn(login)).do(reports.calls.byId, { id })).standing;
/** The report of an achievement of the demonstration. */
const reportOn = async (name: string): Promise<string> => {
  const { id } = await app.db
    .selectFrom('report')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .select('report.id')
    .where('achievementName', 'like', `${name}%`)
    .executeTakeFirstOrThrow();
  return id;
};
/** The record of a case as somebody reads it: step, person, role. */
const record = async (login: string, { applicationId: id }: PanelCase) =>
  (await (await app.signIn(login)).do(applications.calls.timeline, { id })).map(
    ({ action, actor, roleName }) => [action, actor, roleName].join('|'),
  );

/** Gives a case a technology manager, and says who. */
const withManager = async ({ applicationId }: PanelCase): Promise<string> => {
  const { id, loginName } = await app.db
    .selectFrom('person')
    .innerJoin('personRole', 'personRole.personId', 'person.id')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .select(['person.id', 'person.loginName'])
    .where('role.code', '=', roleCode.technologyManager)
    .where('person.isLocked', '=', false)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('application')
    .set({ technologyManagerId: id })
    .where('id', '=', applicationId)
    .execute();
  return loginName;
};

/** Everything the applicant's side reads of one case, as it comes. */
const applicantReads = async (person: Person, { applicationId: id }: PanelCase) => {
  const { calls } = applications;
  const row = (await person.do(calls.list, { pageSize: 30 })).rows.find((each) => each.id === id);
  const narrowed = async (filter: object) =>
    (await person.do(calls.list, { pageSize: 30, ...filter })).rows.some((each) => each.id === id);
  return {
    row,
    dossier: await person.do(calls.dossier, { id }),
    timeline: await person.do(calls.timeline, { id }),
    byLevel: [await narrowed({ maturityFrom: 1 }), await narrowed({ advancementTo: 7 })],
    ledger: (await person.do(reports.calls.ledger, {})).rows.some((each) => each.applicationId === id),
    notices: (await person.do(tasks.calls.notices, { pageSize: 30 })).rows.map(({ kind }) => kind),
    tasks: (await person.do(tasks.calls.waiting, {})).tasks.filter(({ objectId }) => objectId === id),
  };
};

test('[domain §1.1] owner and technology manager read the same whatever the panel does: no report status, no round, no date', async () => {
  const failing = await caseAt(app, 'withExperts');
  const passing = await caseAt(app, 'withExperts');
  for (const [about, sheet] of [
    [failing, { ...goodSheet, conclusion: 'disagree' as const }],
    [passing, goodSheet],
  ] as const) {
    const logins = [cast.otherOwner, await withManager(about)];
    const everybody = async () =>
      Promise.all(logins.map(async (login) => applicantReads(await app.signIn(login), about)));
    const before = await everybody();
    for (const { row, dossier } of before) {
      expect(row).toMatchObject({ reportStatus: null, dueAt: null, status: 'evaluating' });
      expect(dossier).toMatchObject({
        dueAt: null,
        standing: { stage: 'experts', holder: 'agency', next: null },
      });
    }
    await judged(app, about, sheet);
    expect(await everybody()).toEqual(before);
    if (about === passing) await answerAll(app, about);
    else {
      const manager = await app.signIn(cast.manager);
      const { rowVersion } = await read(manager, about);
      await manager.do(reports.calls.returnToAssessor, {
        id: about.reportId,
        issues: ['补充随访数据'],
        rowVersion,
      });
    }
    expect(await everybody()).toEqual(before);
  }
  const manager = await app.signIn(cast.manager);
  const { rows } = await manager.do(applications.calls.list, { pageSize: 30 });
  expect(rows.find(({ id }) => id === failing.applicationId)?.reportStatus).toBe(3);
  expect(await progressOf(cast.manager, failing)).toMatchObject({ stage: 'report', holder: 'assessor' });
  expect(await progressOf(cast.manager, passing)).toMatchObject({ stage: 'experts', holder: 'assessor' });
});

test('who holds the case follows material, report and panel, on the page of each', async () => {
  const about = await newCase(app);
  const material = await passedMaterial(app, about);
  await app.db
    .updateTable('material')
    .set({ status: 6 })
    .where('applicationId', '=', about.applicationId)
    .execute();
  const { id: materialId } = await app.db
    .selectFrom('material')
    .select('id')
    .where('applicationId', '=', about.applicationId)
    .executeTakeFirstOrThrow();
  const toFill = `/EvaluationManagement/originalMaterialTem/Tem1?Id=${materialId}`;
  expect(await progressOf(cast.otherOwner, about)).toEqual({
    stage: 'material',
    holder: 'owner',
    next: toFill,
  });
  expect(await progressOf(cast.manager, about)).toEqual({ stage: 'material', holder: 'owner', next: null });
  await app.db.updateTable('material').set({ status: 0 }).where('id', '=', materialId).execute();
  expect(await progressOf(cast.assessor, about)).toMatchObject({ holder: 'assessor' });
  await app.db.updateTable('material').set({ status: 1 }).where('id', '=', materialId).execute();
  const toWrite = `/EvaluationManagement/Report?Id=${about.reportId}`;
  expect(await progressOf(cast.assessor, about)).toEqual({
    stage: 'report',
    holder: 'assessor',
    next: toWrite,
  });
  await writeAll(app, about, material);
  await check(app, about);
  // Written and checked: what is missing now is the panel, and the agency forms it.
  expect(await progressOf(cast.assessor, about)).toMatchObject({ stage: 'report', holder: 'agency' });
  const manager = await app.signIn(cast.manager);
  await manager.do(panels.calls.setPanel, { id: about.reportId, members: await seats(app) });
  expect(await reportProgressOf(cast.assessor, about)).toEqual({ stage: 'report', holder: 'agency' });
});

test('an invitation says by when to reply, and every task has its date and leads to the place it means', async () => {
  const about = await caseAt(app, 'withExperts');
  const { replyBy } = await opinionOf(app, about, 'shenyanqiu');
  expect(replyBy).toMatch(/^\d{4}-\d\d-\d\d$/);
  const expert = await app.signIn('shenyanqiu');
  const notice = (await expert.do(tasks.calls.notices, { pageSize: 5 })).rows.find(
    ({ kind }) => kind === 'panels.toldInvited',
  );
  expect(notice?.values['due']).toBe(replyBy);
  await submitSheet(app, about, 'shenyanqiu');
  const manager = await app.signIn(cast.manager);
  const { tasks: waiting } = await manager.do(tasks.calls.waiting, {});
  const own = waiting.filter(({ url }) => url.includes(about.reportId));
  expect(own.map(({ step, url }) => [step, url])).toEqual([
    ['formCheck', `/EvaluationManagement/reprotDetail?Id=${about.reportId}&Tab=panel`],
  ]);
  for (const login of [cast.assessor, cast.secondChecker, cast.manager, 'gubeichen']) {
    const { tasks: theirs } = await (await app.signIn(login)).do(tasks.calls.waiting, {});
    expect(
      theirs.filter(({ dueAt }) => dueAt === null).map(({ step, title }) => `${step} ${title}`),
      login,
    ).toEqual([]);
  }
});

test('[E3] who checks the form reads the sheet with verdict and scores masked, and sends it back with a text of their own', async () => {
  const about = await caseAt(app, 'withExperts');
  await submitSheet(app, about, 'shenyanqiu', { ...goodSheet, conclusion: 'disagree' });
  const manager = await app.signIn(cast.manager);
  const seat = async () => {
    const round = await manager.do(panels.calls.round, { reportId: about.reportId });
    return round.find((each) => each.audience === 'agency' && each.number === 1) as {
      readonly id: string;
      readonly rowVersion: number;
      readonly masked: { readonly given: readonly string[] } | null;
    };
  };
  const submitted = await seat();
  expect(submitted.masked).toEqual({
    given: expect.arrayContaining(['scores.scientific', 'levels.maturity', 'overall', 'conclusion']),
    comments: goodSheet.comments,
    problems: goodSheet.problems.map(({ text }) => text),
    advice: goodSheet.advice.map(({ text }) => text),
  });
  await manager.do(panels.calls.check, {
    id: submitted.id,
    rowVersion: submitted.rowVersion,
    result: 'notPassed',
    reasonCode: '4',
    message: '第三条评语字迹不清。',
  });
  expect((await opinionOf(app, about, 'shenyanqiu')).formText).toBe('第三条评语字迹不清。');
  expect((await seat()).masked).toBeNull();
});

test('the record shows every step of report and panel with its person and role, to each what is theirs to know', async () => {
  const about = await caseAt(app, 'atPublicAgency');
  const forManager = await record(cast.manager, about);
  for (const step of [
    '通过二审|纪闻笛|二审评估师',
    '接受评价邀请|沈砚秋|第 1 号专家',
    '提交专家评价|陆景行|评估师',
    '提交专家意见表|沈砚秋|第 1 号专家',
    '意见表形式合格|严慎之|评价机构',
    '结束专家评价轮次|严慎之|评价机构',
    '答复专家意见|陆景行|评估师',
    '签署报告|严慎之|评价机构',
    '报送公共服务机构|严慎之|评价机构',
  ])
    expect(forManager, step).toContain(step);
  expect(forManager.filter((step) => step.startsWith('报送公共服务机构'))).toHaveLength(1);
  const forAuthor = await record(cast.assessor, about);
  expect(forAuthor).toContain('提交专家意见表||第 1 号专家');
  expect(forAuthor.join()).not.toContain('沈砚秋');
  const forOwner = await record(cast.otherOwner, about);
  expect(forOwner).toEqual(['报送公共服务机构|严慎之|评价机构']);
  expect(await record(cast.administrator, about)).toEqual(forOwner);
});

test('a report that was finally rejected lies with nobody, and offers nobody anything to do', async () => {
  const id = await reportOn('多联病毒样颗粒');
  for (const login of ['shangguanyu', 'xuzhibai', 'shixiting', cast.reviewer, cast.administrator]) {
    const person = await app.signIn(login);
    const seen = await person.do(reports.calls.byId, { id });
    expect([seen.status, seen.can], login).toEqual(['returned', []]);
    const { rows } = await person.do(reports.calls.ledger, { achievementName: '多联病毒样颗粒' });
    expect(
      rows.map((row) => [row.id, row.can]),
      login,
    ).toEqual([[id, []]]);
    expect(seen.standing, login).toBeNull();
  }
  const author = await app.signIn('shangguanyu');
  const { rowVersion } = await read(author, { reportId: id, applicationId: '' });
  const change = { section: 'rights' as const, data: { ownershipChain: '改写', encumbrances: '' } };
  expect(await author.refusal(reports.calls.save, { id, rowVersion, ...change })).toBe(2400);
});

test('what still goes on offers its author and the agency their transitions: the empty list is no accident', async () => {
  const about = await caseAt(app, 'checked');
  expect((await read(await app.signIn(cast.assessor), about)).can).toContain('submitToExperts');
  const id = await reportOn('脓毒症免疫抑制期');
  expect((await read(await app.signIn('shangguanyu'), { reportId: id, applicationId: '' })).can).toContain(
    'save',
  );
});
