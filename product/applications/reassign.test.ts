import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '#guards/workflow-walk/invariants';
import type { Person } from '#testing';
import { materialPassed, submitted, worldOf } from '#testing/story';
import { fillMaterial, passMaterial, submitMaterial } from '#testing/story/material';
import { dayFrom } from '#testing/story/world';
import { applications } from './contract';
import { askDecision, nameAmong } from '#testing/applications/decisions';
import { createReport } from '#testing/story/report';
import { applicationRow, organisationNumbered, personRow, reportRow } from '#testing/lookups';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const world = worldOf(app);
const manager = await app.signIn(cast.manager);
const assessor = await app.signIn(cast.assessor);
const colleague = await app.signIn(cast.secondChecker);
const reviewer = await app.signIn(cast.reviewer);

const rowOf = (id: string) => applicationRow(app, id);
const ask = (person: Person, call: string, Id: string, more: object = {}) =>
  askDecision(app, person, call, Id, { Reason: reason, ...more });
const nameIn = (applicationId: string, person: Person) => nameAmong(app, applicationId, person);
const reason = '评估师被查明列为完成人，须回避';

describe('a conflict found late stops the person, and another assessor takes over (A18)', () => {
  test('the report goes with the case, the former assessor is told and does nothing more, the record keeps both', async () => {
    const about = await createReport(world, await materialPassed(world));
    const { applicationId: Id, reportId } = about;
    await nameIn(Id, assessor);
    const save = async (person: Person, RowVersion: number) =>
      (
        await person.wire('POST /api/Report/SaveReport', {
          Id: reportId,
          RowVersion,
          Section: 'innovation',
          Data: { Text: '查新报告支持创新点。' },
        })
      ).ErrorCode;
    expect(await save(assessor, 1)).toBe(2005);
    const waits = async (person: Person): Promise<string[]> =>
      (await person.wire('POST /api/Message/GetMyTasks')).ResultValue.Tasks.filter(
        ({ ObjectId }: { ObjectId: string }) => ObjectId === Id,
      ).map(({ Step }: { Step: string }) => Step);
    expect(await waits(manager)).toEqual(['conflict']);
    // Not to the one who has it, not to somebody who is no assessor of the agency, not without a reason.
    expect((await ask(manager, 'ReassignPGS', Id, { PGSId: assessor.id })).ErrorCode).toBe(2106);
    expect((await ask(manager, 'ReassignPGS', Id, { PGSId: manager.id })).ErrorCode).toBe(2105);
    expect((await ask(manager, 'ReassignPGS', Id, { PGSId: colleague.id, Reason: '' })).ErrorCode).toBe(2002);
    expect((await ask(colleague, 'ReassignPGS', Id, { PGSId: colleague.id })).ErrorCode).toBe(403);
    expect((await ask(manager, 'ReassignPGS', Id, { PGSId: colleague.id })).ErrorCode).toBe(0);

    expect(await waits(manager)).toEqual([]);
    expect((await rowOf(Id)).assessorId).toBe(colleague.id);
    expect(await save(colleague, 2)).toBe(0);
    expect(await save(assessor, 3)).not.toBe(0);
    const stored = await app.db
      .selectFrom('assessorChange')
      .selectAll()
      .where('applicationId', '=', Id)
      .execute();
    expect(stored).toMatchObject([
      { formerId: assessor.id, assessorId: colleague.id, changedBy: manager.id, reason },
    ]);
    const noticesOf = async (person: Person) =>
      (await person.wire('POST /api/Message/GetMyMessageList', { PageSize: 20 })).ResultValue.rows.map(
        ({ Kind }: { Kind: string }) => Kind,
      );
    expect(await noticesOf(colleague)).toContain('applications.toldAssigned');
    expect(await noticesOf(assessor)).toContain('applications.toldReassigned');
    const noted = async (person: Person) =>
      (await person.wire('GET /api/ApplyFor/GetApplyTimeline', { Id })).ResultValue.filter(
        ({ Note }: { Note: string }) => Note === reason,
      ).length;
    expect(await noted(manager)).toBe(1);
    expect(await noted(await app.signIn(cast.owner))).toBe(0);
    // Whoever wrote does not check what the next one makes of it, conflict or not.
    await sql`delete from application_person where application_id = ${Id} and sort = 400`.execute(app.db);
    const { rowVersion } = await reportRow(app, reportId);
    const check = await assessor.wire('POST /api/Report/SecondCheckReport', {
      Id: reportId,
      RowVersion: rowVersion,
      Checklist: ['evidence', 'tables', 'levels', 'texts', 'compliance'],
      Remark: '一致。',
    });
    expect(check.ErrorCode).toBe(2005);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('only what is under evaluation is given to another assessor, and never to one in conflict', async () => {
    const { applicationId: Id } = await submitted(world);
    expect((await ask(manager, 'ReassignPGS', Id, { PGSId: colleague.id })).ErrorCode).toBe(2001);
    const under = (await materialPassed(world)).applicationId;
    await nameIn(under, colleague);
    expect((await ask(manager, 'ReassignPGS', under, { PGSId: colleague.id })).ErrorCode).toBe(2005);
    // Who shares one achievement with others is tied to all of theirs: the next story begins without.
    await sql`delete from application_person where application_id = ${under} and sort = 400`.execute(app.db);
  });
});

describe('a tie that only has to be explained (domain §9.1)', () => {
  test('the agency sees it when it assigns, gives its reason, and both stand beside why somebody took over', async () => {
    const about = await submitted(world, { achievementName: '评估师有同名完成人' });
    const { applicationId: Id } = about;
    await sql`insert into application_person (id, application_id, name, organisation_name, sort)
      values (gen_random_uuid(), ${Id}, '陆景行', '别处医院', 400)`.execute(app.db);
    const options = (await manager.wire('GET /api/ApplyFor/GetAssessorOptions', { Id })).ResultValue;
    const option = options.find((each: { Id: string }) => each.Id === assessor.id);
    expect(option).toMatchObject({ IsSelectable: true, Soft: [expect.stringContaining('陆景行')] });
    const accept = (more: object = {}) =>
      askDecision(app, manager, 'AcceptApply', Id, {
        ...{ PGSId: assessor.id, ContractNo: 'HT-1', Fee: null, ...more },
        ...{ PlanStart: dayFrom(world, 1), PlanEnd: dayFrom(world, 60) },
      });
    for (const ConflictReason of [undefined, '  '])
      expect(await accept({ ConflictReason })).toMatchObject({
        ErrorCode: 2109,
        ResultValue: [{ Field: 'ConflictReason', Msg: option.Soft[0] }],
      });
    const why = '同名不同人，已核对身份证件';
    expect((await accept({ ConflictReason: why })).ErrorCode).toBe(0);
    await fillMaterial(world, about);
    await submitMaterial(world, about);
    await passMaterial(world, about);
    const { reportId: ReportId } = await createReport(world, about);
    const seen = async () => {
      const { ResultValue } = await manager.wire('GET /api/ExpertOpinion/GetConflicts', { ReportId });
      return ResultValue.filter(({ Role }: { Role: string }) => Role === 'assessor');
    };
    expect(await seen()).toEqual([
      expect.objectContaining({
        PersonId: assessor.id,
        Soft: [expect.objectContaining({ Says: option.Soft[0] })],
        Reason: why,
        TakenOver: null,
      }),
    ]);
    expect((await ask(manager, 'ReassignPGS', Id, { PGSId: colleague.id })).ErrorCode).toBe(0);
    expect(await seen()).toEqual([
      expect.objectContaining({
        PersonId: colleague.id,
        // Why they took over explains no tie: there is none.
        Reason: '',
        TakenOver: expect.objectContaining({ FormerName: '陆景行', Reason: reason }),
      }),
    ]);
    // Who shares one achievement with others is tied to all of theirs: the next story begins without.
    await sql`delete from application_person where application_id = ${Id} and sort = 400`.execute(app.db);
  });
});

describe('where a conflict of interest leaves the agency nobody, the public-service agency decides', () => {
  const offered = async (Id: string) =>
    (await reviewer.wire('GET /api/ApplyFor/GetApplyById', { Id })).ResultValue.Can as string[];
  /** The agency itself turns out to have had a part in the work: none of its people is independent any more. */
  const makeTheAgencyTakePart = (Id: string) =>
    sql`insert into application_organisation (id, application_id, organisation_id, name, is_main, type, sort)
      select gen_random_uuid(), ${Id}, organisation_id, '评价机构', false, '1', 400 from person
      where id = ${manager.id}`.execute(app.db);

  test.each([
    ['submitted', submitted, 1],
    ['under evaluation', materialPassed, 2],
  ] as const)('%s: back to the applicant, who chooses another agency', async (_, begun, round) => {
    const { applicationId: Id } = await begun(world);
    expect(await offered(Id)).not.toContain('release');
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(2107);
    await makeTheAgencyTakePart(Id);
    expect(await offered(Id)).toContain('release');
    expect((await ask(manager, 'ReleaseApply', Id)).ErrorCode).toBe(403);
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(0);
    expect(await rowOf(Id)).toMatchObject({ status: 6, round, assessorId: null, returnCount: 1 });
    const owner = await app.signIn(cast.owner);
    const { ResultValue } = await owner.wire('GET /api/ApplyFor/GetApplyById', { Id });
    expect(ResultValue.Can).toContain('submit');
    expect(ResultValue.Defects).toEqual([{ Field: 'PJJGOrgId', Msg: reason }]);
    // Another agency that is chosen hears of it when it is submitted there, and not when it is given up instead.
    const other = await app.signIn('shixiting');
    const { id: elsewhere } = await organisationNumbered(app, 'PJ002');
    const saved = await owner.do(applications.calls.save, {
      step: 'edit',
      id: Id,
      rowVersion: ResultValue.RowVersion,
      data: { evaluationAgencyId: elsewhere },
    });
    await owner.do(applications.calls.cancel, { ...saved, reason: '不再申报' });
    for (const agency of [manager, other])
      expect(await agency.refusal(applications.calls.dossier, { id: Id })).toBe(404);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('released by a reviewer who belongs to no organisation: the agency reads what was submitted, and nothing written since, given up or not', async () => {
    const { applicationId: Id } = await submitted(world, { achievementName: '送审时的名称' });
    await makeTheAgencyTakePart(Id);
    const home = await personRow(app, reviewer);
    const belongTo = (organisationId: string | null) =>
      app.db.updateTable('person').set({ organisationId }).where('id', '=', reviewer.id).execute();
    await belongTo(null);
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(0);
    await belongTo(home.organisationId);
    const owner = await app.signIn(cast.owner);
    const { rowVersion } = await rowOf(Id);
    const data = { achievementName: '退回后的名称' };
    const saved = await owner.do(applications.calls.save, { step: 'edit', id: Id, rowVersion, data });
    const known = {
      view: 'returned',
      achievementName: '送审时的名称',
      evaluationAgencyName: '江澜衡正科技评价中心',
    };
    const read = () => manager.do(applications.calls.dossier, { id: Id });
    expect(await read()).toMatchObject(known);
    await owner.do(applications.calls.cancel, { ...saved, reason: '不再申报' });
    expect(await read()).toMatchObject(known);
  });
});
