import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '#guards/workflow-walk/invariants';
import { openApp, type Person, type TestApp } from '#testing';
import { askDecision } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { applicationRow, logged, reportRow } from '#testing/lookups';
import { materialPassed, worldOf, type StoryWorld } from '#testing/story';
import { accept, application, draft, submit, type ApplicationOf } from '#testing/story/application';
import { smallPdf } from '#testing/story/pdf';
import { createReport } from '#testing/story/report';
import { dayFrom } from '#testing/story/world';
import { applications } from './contract';

let app: TestApp;
let world: StoryWorld;
beforeAll(async () => {
  app = await openApp();
  world = worldOf(app);
}, 300_000);
afterAll(() => app.close());

const why = '申报材料与送检样品不是同一批次，请核实后再申报';
const ask = async (login: string, call: string, Id: string, more: object = {}) =>
  (await askDecision(app, await app.signIn(login), call, Id, more)).ErrorCode;
const revise = (Id: string, login: string = cast.owner) => ask(login, 'ReviseApply', Id);
const reject = (Id: string, more: object = {}) =>
  ask(cast.manager, 'RejectApply', Id, { ReasonCode: '4', Reason: why, ...more });
const rejected = async (achievementName: string, more: object = {}): Promise<ApplicationOf> => {
  const about = await draft(world, { achievementName });
  await submit(world, about);
  expect(await reject(about.applicationId, more)).toBe(0);
  return about;
};
const readAs = async (login: string, { applicationId: id }: ApplicationOf) =>
  (await app.signIn(login)).do(applications.calls.dossier, { id });
const told = async (login: string, name: string): Promise<string[]> =>
  (
    await (await app.signIn(login)).wire('POST /api/Message/GetMyMessageList', { PageSize: 50 })
  ).ResultValue.rows
    .filter(({ Values }: { Values: { name: string } }) => Values.name === name)
    .map(({ Kind }: { Kind: string }) => Kind);

describe('[ST1] an application that was rejected is applied for again in another round (A16)', () => {
  test('its owner alone; what was wrong stands beside the fields; the agency reads nothing of it before it is submitted', async () => {
    const about = await draft(world, { achievementName: '驳回后重新申报的成果' });
    const { applicationId: Id, achievementName } = about;
    await submit(world, about);
    const defects = [{ field: 'approvals' as const, text: '请补充伦理批件' }];
    expect(
      await ask(cast.manager, 'ReturnApply', Id, {
        DueDate: dayFrom(world, 7),
        Defects: [{ Field: 'Approvals', Msg: defects[0]!.text }],
      }),
    ).toBe(0);
    // Not while it is with its owner anyway, nor while the agency has it.
    expect(await revise(Id)).toBe(2001);
    await submit(world, about);
    expect(await revise(Id)).toBe(2001);
    expect(await reject(Id)).toBe(0);
    const number = (await applicationRow(app, Id)).applicationNumber;

    expect((await readAs(cast.owner, about)).can).toContain('revise');
    for (const login of [cast.technologyManager, cast.manager])
      expect((await readAs(login, about)).can).not.toContain('revise');
    // A technology manager has no right to submit; a stranger does not even find it.
    expect(await revise(Id, cast.technologyManager)).toBe(403);
    expect(await revise(Id, cast.otherOwner)).toBe(404);
    expect(await revise(Id, cast.manager)).toBe(403);
    expect(await revise(Id)).toBe(0);

    const before = {
      ...{ round: 1, reasonCode: '4', reason: why, fileId: null, materialId: null, reportId: null },
    };
    expect(await readAs(cast.owner, about)).toMatchObject({
      ...{
        status: 'draft',
        round: 2,
        applicationNumber: number,
        defects,
        decisionText: null,
        decidedAt: null,
      },
      earlierRounds: [before],
    });
    expect(await told(cast.technologyManager, achievementName)).toContain('applications.toldRevised');
    expect(await told(cast.manager, achievementName)).toContain('applications.toldRevised');
    expect(
      (await logged(app, 'applications.revise', Id)).filter(({ result }) => result === 'ok'),
    ).toHaveLength(1);
    const steps = await (await app.signIn(cast.owner)).do(applications.calls.timeline, { id: Id });
    expect(steps.at(-1)).toMatchObject({ action: '重新申报', from: 'rejected', to: 'draft' });
    // The agency knows that it comes again, and what it was told; not what its owner changes.
    expect(await readAs(cast.manager, about)).toMatchObject({ view: 'returned', defects, can: [] });
    const owner = await app.signIn(cast.owner);
    const tasks = (await owner.wire('POST /api/Message/GetMyTasks')).ResultValue.Tasks;
    expect(tasks.find(({ ObjectId }: { ObjectId: string }) => ObjectId === Id)).toMatchObject({
      Step: 'submit',
      url: `/EvaluationManagement/edit?Id=${Id}`,
    });
    // It was seen: it is given up, and not deleted as if it had never been.
    expect((await readAs(cast.owner, about)).can).toEqual(
      expect.arrayContaining(['save', 'submit', 'cancel']),
    );
    expect(await ask(cast.owner, 'DelApply', Id)).toBe(2001);

    // What it is compared with: what was submitted last, before it is signed and for the agency after it.
    const compared = async (login: string) =>
      (await app.signIn(login)).do(applications.calls.earlierVersion, { id: Id, against: 'submitted' });
    const stood = (await compared(cast.owner)).earlier!;
    expect(stood).toMatchObject({ achievementName, stage: '2', technologyManagerName: '唐予安' });
    const { rowVersion: RowVersion } = await applicationRow(app, Id);
    const edit = { Id, RowVersion, Step: 'apply', Data: { Stage: '3' } };
    expect((await owner.wire('POST /api/ApplyFor/SaveApply', edit)).ErrorCode).toBe(0);
    expect((await compared(cast.owner)).earlier).toEqual(stood);
    const agency = await app.signIn(cast.manager);
    const wanted = { Id, Against: 'submitted' };
    // Nothing of a draft, and nothing by this way either.
    expect((await agency.wire('GET /api/ApplyFor/GetEarlierVersion', wanted)).ErrorCode).toBe(404);
    await submit(world, about);
    expect((await compared(cast.manager)).earlier).toEqual(stood);
    expect(await readAs(cast.manager, about)).toMatchObject({ stage: '3' });
    const reviewer = await app.signIn(cast.reviewer);
    expect((await reviewer.wire('GET /api/ApplyFor/GetEarlierVersion', wanted)).ErrorCode).toBe(404);
    expect(await readAs(cast.manager, about)).toMatchObject({
      ...{ view: 'whole', status: 'submitted', applicationNumber: number, defects: [] },
      earlierRounds: [before],
    });
    // The agency has all its days again, and may send it back three times in this round too.
    for (const time of [1, 2, 3]) {
      const Defects = [{ Field: 'Intro', Msg: `第 ${time} 次补正` }];
      expect(await ask(cast.manager, 'ReturnApply', Id, { DueDate: dayFrom(world, 7), Defects })).toBe(0);
      await submit(world, about);
    }
    const Defects = [{ Field: 'Intro', Msg: '第四次' }];
    expect(await ask(cast.manager, 'ReturnApply', Id, { DueDate: dayFrom(world, 7), Defects })).toBe(2104);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('a final decision stands; after the third round nobody applies again; of two at once one begins', async () => {
    const { applicationId: final } = await rejected('终局驳回的成果', { Final: true });
    expect((await readAs(cast.owner, { applicationId: final, achievementName: '' })).can).toEqual([]);
    expect(await revise(final)).toBe(2125);
    expect((await applicationRow(app, final)).round).toBe(1);

    const about = await rejected('三轮均驳回的成果');
    const { applicationId: Id } = about;
    const row = await applicationRow(app, Id);
    const owner = await app.signIn(cast.owner);
    const both = await Promise.all(
      [1, 2].map(() => owner.wire('POST /api/ApplyFor/ReviseApply', { Id, RowVersion: row.rowVersion })),
    );
    expect(both.map(({ ErrorCode }) => ErrorCode).toSorted()).toEqual([0, 2003]);
    for (const round of [2, 3]) {
      await submit(world, about);
      expect((await applicationRow(app, Id)).round).toBe(round);
      expect(await reject(Id)).toBe(0);
      if (round === 2) expect(await revise(Id)).toBe(0);
    }
    expect((await readAs(cast.owner, about)).can).toEqual([]);
    expect(await revise(Id)).toBe(2126);
    expect((await readAs(cast.owner, about)) as object).toMatchObject({
      earlierRounds: [{ round: 1 }, { round: 2, reason: why }],
      decisionText: why,
    });
  });

  test('on the ninetieth day it is not too late, on the ninety-first it is', async () => {
    const about = await rejected('第九十天');
    const late = await rejected('第九十一天');
    app.pass({ days: 90 });
    await app.again(cast.owner);
    expect((await readAs(cast.owner, about)).can).toContain('revise');
    expect(await revise(about.applicationId)).toBe(0);
    app.pass({ days: 1 });
    await app.again(cast.owner);
    expect((await readAs(cast.owner, late)).can).not.toContain('revise');
    expect(await revise(late.applicationId)).toBe(2127);
    await app.again(cast.manager);
    await app.again(cast.assessor);
    await app.again(cast.technologyManager);
  });

  test('what was handed in and written before stays as it was, read only; the next round has its own', async () => {
    const about = await createReport(
      world,
      await materialPassed(world, { achievementName: '终止后重新申报的成果' }),
    );
    const { applicationId: Id, reportId } = about;
    const assessor = await app.signIn(cast.assessor);
    // Two rounds of experts had failed: a ground in this round of the application, and none in the next.
    const failed = JSON.stringify([1, 2].map(() => ({ tally: { outcome: 'fail' } })));
    await sql`update report set rounds = ${failed} where id = ${reportId}`.execute(app.db);
    const propose = async () => {
      const file = await assessor.upload('/api/OriginalMaterial/UploadFile', '表决.pdf', smallPdf('votes'));
      const [{ FileId }] = file.ResultValue;
      const more = { ReasonCode: '8', Reason: why, FileId };
      return [await ask(cast.assessor, 'ProposeTermination', Id, more), FileId as string] as const;
    };
    const [proposed, fileId] = await propose();
    expect(proposed).toBe(0);
    expect(await ask(cast.manager, 'TerminateApply', Id)).toBe(0);
    const material = async (login: string, by: object) =>
      (await app.signIn(login)).wire('GET /api/OriginalMaterial/GetMaterialById', by);
    const former = (await material(cast.owner, { ApplyId: Id })).ResultValue.Id as string;
    expect(await revise(Id)).toBe(0);
    // Nobody has it in hand, and there is no material until it is accepted again.
    expect(await applicationRow(app, Id)).toMatchObject({ round: 2, assessorId: null });
    const reader = await app.signIn(cast.owner);
    const details = await reader.wire('GET /api/ApplyFor/GetApplyById', { Id });
    const { ContractNo, Fee } = details.ResultValue;
    expect([ContractNo || null, Fee]).toEqual([null, null]);
    expect((await material(cast.owner, { ApplyId: Id })).ErrorCode).toBe(404);
    await submit(world, about);
    await accept(world, about);

    const archived = {
      ...{ round: 1, reasonCode: '8', reason: why, fileId, materialId: former },
    };
    expect(await readAs(cast.manager, about)).toMatchObject({ earlierRounds: [{ ...archived, reportId }] });
    // Reports before they pass are none of the applicant's business.
    expect(await readAs(cast.owner, about)).toMatchObject({
      earlierRounds: [{ ...archived, reportId: null }],
    });
    const opens = async (login: string) =>
      (await (await app.again(login)).wire('POST /api/BaseData/GetFileLink', { Id: fileId, Use: 'view' }))
        .ErrorCode;
    expect([await opens(cast.owner), await opens(cast.manager), await opens(cast.otherOwner)]).toEqual([
      0, 0, 404,
    ]);
    const old = (await material(cast.owner, { Id: former })).ResultValue;
    const now = (await material(cast.owner, { ApplyId: Id })).ResultValue;
    expect(old).toMatchObject({ Id: former, Status: 1, Can: [] });
    expect(now.Id).not.toBe(former);
    expect(now.Items.every(({ Files }: { Files: unknown[] }) => Files.length === 0)).toBe(true);
    const owner = await app.signIn(cast.owner);
    expect(
      (
        await owner.wire('POST /api/OriginalMaterial/SaveMaterial', {
          Id: former,
          RowVersion: old.RowVersion,
          Discoveries: [],
        })
      ).ErrorCode,
    ).toBe(2001);
    // Lists name the material of the present round, once.
    const list = async (person: Person) =>
      (
        await person.wire('POST /api/OriginalMaterial/GetMaterialList', {
          ApplyInfo: about.achievementName,
          PageSize: 10,
        })
      ).ResultValue.rows.map(({ Id: id }: { Id: string }) => id);
    expect(await list(owner)).toEqual([now.Id]);

    const report = await reportRow(app, reportId);
    expect(report).toMatchObject({ isCurrent: false, isLocked: true, round: 1 });
    expect(
      (
        await assessor.wire('POST /api/Report/SaveReport', {
          Id: reportId,
          RowVersion: report.rowVersion,
          Section: 'innovation',
          Data: { Text: '查新报告支持创新点。' },
        })
      ).ErrorCode,
    ).toBe(2400);
    // Whoever reads it finds the evidence it was written from, and not what is handed in for the next one.
    const read = await (
      await app.signIn(cast.manager)
    ).wire('GET /api/Report/GetReportById', { Id: reportId });
    expect(read.ResultValue.Evidence.length).toBeGreaterThan(0);
    const next = await createReport(world, about);
    expect(await reportRow(app, next.reportId)).toMatchObject({ isCurrent: true, round: 2 });
    expect((await propose())[0]).toBe(2112);
    expect((await application(world, cast.owner, about)).Round).toBe(2);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });
});
