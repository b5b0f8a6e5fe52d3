import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../guards/workflow-walk/invariants';
import { jobsOf } from '../../start/jobs';
import { openHouse, type Person, type TestHouse } from '../../start/testing';
import { cast, materialPassed, submitted, worldOf, type World } from '../../start/testing/story';
import {
  acceptInvitation,
  declaration,
  invitation,
  panelists,
  setPanel,
} from '../../start/testing/story/panel';
import { createReport } from '../../start/testing/story/report';

let house: TestHouse;
let world: World;
let manager: Person;
let assessor: Person;
let colleague: Person;
let reviewer: Person;
beforeAll(async () => {
  house = await openHouse();
  world = worldOf(house);
  manager = await house.signIn(cast.manager);
  assessor = await house.signIn(cast.assessor);
  colleague = await house.signIn(cast.secondChecker);
  reviewer = await house.signIn(cast.reviewer);
}, 300_000);
afterAll(() => house.close());

const rowOf = async (id: string) =>
  house.db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const reason = '评估师被查明列为完成人，须回避';
const ask = async (person: Person, call: string, Id: string, more: object = {}) =>
  person.wire(`POST /api/ApplyFor/${call}`, {
    Id,
    RowVersion: (await rowOf(Id)).rowVersion,
    Reason: reason,
    ...more,
  });

/** The person is found among those who did the work. */
const nameIn = async (applicationId: string, person: Person): Promise<void> => {
  await sql`insert into application_person (id, application_id, person_id, name, organisation_name, sort)
    values (gen_random_uuid(), ${applicationId}, ${person.id}, '某', '', 400)`.execute(house.db);
};

describe('[F2] a conflict found late stops the person, and another assessor takes over (A18)', () => {
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
    const kept = await house.db
      .selectFrom('assessorChange')
      .selectAll()
      .where('applicationId', '=', Id)
      .execute();
    expect(kept).toMatchObject([
      { formerId: assessor.id, assessorId: colleague.id, changedBy: manager.id, reason },
    ]);
    const told = async (person: Person) =>
      (await person.wire('POST /api/Message/GetMyMessageList', { PageSize: 20 })).ResultValue.rows.map(
        ({ Kind }: { Kind: string }) => Kind,
      );
    expect(await told(colleague)).toContain('applications.toldAssigned');
    expect(await told(assessor)).toContain('applications.toldReassigned');
    const noted = async (person: Person) =>
      (await person.wire('GET /api/ApplyFor/GetApplyTimeline', { Id })).ResultValue.filter(
        ({ Note }: { Note: string }) => Note === reason,
      ).length;
    expect(await noted(manager)).toBe(1);
    expect(await noted(await house.signIn(cast.owner))).toBe(0);
    // Whoever wrote does not check what the next one makes of it, conflict or not.
    await sql`delete from application_person where application_id = ${Id} and sort = 400`.execute(house.db);
    const { rowVersion } = await house.db
      .selectFrom('report')
      .select('rowVersion')
      .where('id', '=', reportId)
      .executeTakeFirstOrThrow();
    const check = await assessor.wire('POST /api/Report/SecondCheckReport', {
      Id: reportId,
      RowVersion: rowVersion,
      Checklist: ['evidence', 'tables', 'levels', 'texts', 'compliance'],
      Remark: '一致。',
    });
    expect(check.ErrorCode).toBe(2005);
    expect(await brokenInvariants(house.db)).toEqual([]);
  });

  test('only what is under evaluation is given to another assessor, and never to one in conflict', async () => {
    const { applicationId: Id } = await submitted(world);
    expect((await ask(manager, 'ReassignPGS', Id, { PGSId: colleague.id })).ErrorCode).toBe(2001);
    const under = (await materialPassed(world)).applicationId;
    await nameIn(under, colleague);
    expect((await ask(manager, 'ReassignPGS', under, { PGSId: colleague.id })).ErrorCode).toBe(2005);
  });
});

describe('[F2] conflicts are found again whenever people, organisations or declarations change', () => {
  const recheck = (name = 'recheckConflicts') =>
    jobsOf(house.house)
      .find((job) => job.name === name)!
      .work();
  const noticesOf = async (person: Person, Id: string): Promise<string[]> =>
    (
      await house.db
        .selectFrom('notice')
        .select('kind')
        .where('personId', '=', person.id)
        .where('objectId', '=', Id)
        .where('kind', 'like', 'applications.toldConflict%')
        .execute()
    ).map(({ kind }) => kind);
  const waitsFor = async (person: Person, Id: string): Promise<string[]> =>
    (await person.wire('POST /api/Message/GetMyTasks')).ResultValue.Tasks.filter(
      ({ ObjectId }: { ObjectId: string }) => ObjectId === Id,
    ).map(({ Step }: { Step: string }) => Step);
  const tell = 'applications.toldConflict';

  test('an expert who changes employers, one who declares for another panel, an agency that is merged: each is told once, to those who have to act', async () => {
    const about = await createReport(world, await materialPassed(world, { achievementName: '再查冲突一' }));
    const { applicationId: Id } = about;
    await setPanel(world, about);
    const [[mover], [declarer]] = panelists;
    for (const login of [mover, declarer]) await acceptInvitation(world, about, login);
    await sql`insert into application_right (id, application_id, form, status, name, number, number_key, owner, is_core, inventors, sort)
      values (gen_random_uuid(), ${Id}, '1', '1', '转让专利', 'ZL1', 'zl1', '受让科技公司', false, '[]', 400)`.execute(
      house.db,
    );
    await recheck();
    expect(await noticesOf(manager, Id)).toEqual([]);

    // An expert declares, for another panel, to work for whoever took over a right of this achievement.
    const other = await createReport(world, await materialPassed(world, { achievementName: '再查冲突二' }));
    await setPanel(world, other);
    const { Id: InvitationId, RowVersion } = await invitation(world, declarer, other);
    const declaring = await house.signIn(declarer);
    const accepted = await declaring.wire('POST /api/ExpertOpinion/ReplyInvitation', {
      Id: InvitationId,
      RowVersion,
      Accept: true,
      Declaration: { ...declaration, Employers: ['受让科技公司'] },
    });
    expect(accepted.ErrorCode).toBe(0);
    await recheck();
    expect(await noticesOf(manager, Id)).toEqual([tell]);
    expect(await waitsFor(manager, Id)).toEqual(['conflict']);
    // Looking again, each minute and in the night, tells nobody twice.
    await recheck();
    await recheck('recheckAllConflicts');
    expect(await noticesOf(manager, Id)).toEqual([tell]);

    // Another moves to the hospital that completed the achievement.
    const { mainOrganisationId } = await rowOf(Id);
    const expert = await house.signIn(mover);
    const moved = await expert.wire('POST /api/UserInfo/UserEdit', { OrgId: mainOrganisationId });
    expect(moved.ErrorCode).toBe(0);
    await recheck();
    expect(await noticesOf(manager, Id)).toEqual([tell, tell]);
    const stored = await house.db
      .selectFrom('conflictCase')
      .select(['holder', 'found'])
      .where('applicationId', '=', Id)
      .executeTakeFirstOrThrow();
    expect(stored.holder).toBe('agency');
    expect(new Set(stored.found.map(({ personId }) => personId))).toEqual(new Set([expert.id, declaring.id]));
    expect(stored.found[0]!.dataVersion).toMatch(/^[0-9a-f]{64}$/);
    expect(await noticesOf(reviewer, Id)).toEqual([]);

    // The agency becomes one with the hospital: nobody of theirs is independent, and it is not theirs to decide.
    const { organisationId } = await house.db
      .selectFrom('person')
      .select('organisationId')
      .where('id', '=', manager.id)
      .executeTakeFirstOrThrow();
    await sql`insert into application_organisation (id, application_id, organisation_id, name, is_main, type, sort)
      values (gen_random_uuid(), ${Id}, ${organisationId}, '评价机构', false, '1', 400)`.execute(house.db);
    await recheck('recheckAllConflicts');
    await recheck('recheckAllConflicts');
    expect(await noticesOf(manager, Id)).toEqual([tell, tell]);
    expect(await noticesOf(reviewer, Id)).toEqual([`${tell}Left`]);
    expect(await waitsFor(reviewer, Id)).toEqual(['release']);
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(0);
    await recheck();
    const left = house.db.selectFrom('conflictCase').select('holder').where('applicationId', '=', Id);
    expect(await left.execute()).toEqual([]);
  });

  test('[2107] an agency of two assessors: with one of them in conflict nobody is left to check, and the public-service agency decides', async () => {
    const { applicationId: Id } = await materialPassed(world, { achievementName: '两名评估师' });
    const others = (
      await sql<{
        id: string;
      }>`select person.id from person join person_role on person_role.person_id = person.id
        join role on role.id = person_role.role_id where role.code = 'PGS' and person.organisation_id =
          (select organisation_id from person where id = ${manager.id})
        and person.id <> all(${[assessor.id, colleague.id]}::uuid[])`.execute(house.db)
    ).rows.map(({ id }) => id);
    await sql`update person set is_locked = true where id = any(${others}::uuid[])`.execute(house.db);
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(2107);
    await nameIn(Id, assessor);
    expect((await ask(manager, 'ReassignPGS', Id, { PGSId: colleague.id })).ErrorCode).toBe(0);
    await recheck('recheckAllConflicts');
    expect(await noticesOf(reviewer, Id)).toEqual([`${tell}Left`]);
    expect(await waitsFor(reviewer, Id)).toEqual(['release']);
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(0);
    await sql`update person set is_locked = false where id = any(${others}::uuid[])`.execute(house.db);
    expect(await brokenInvariants(house.db)).toEqual([]);
  });
});

describe('[F2] where a conflict of interest leaves the agency nobody, the public-service agency decides', () => {
  const offered = async (Id: string) =>
    (await reviewer.wire('GET /api/ApplyFor/GetApplyById', { Id })).ResultValue.Can as string[];

  test.each([
    ['submitted', submitted, 1],
    ['under evaluation', materialPassed, 2],
  ] as const)('%s: back to the applicant, who chooses another agency', async (_, begun, round) => {
    const { applicationId: Id } = await begun(world);
    expect(await offered(Id)).not.toContain('release');
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(2107);
    // The agency itself turns out to have had a part in the work: none of its people is independent any more.
    await sql`insert into application_organisation (id, application_id, organisation_id, name, is_main, type, sort)
      select gen_random_uuid(), ${Id}, organisation_id, '评价机构', false, '1', 400 from person
      where id = ${manager.id}`.execute(house.db);
    expect(await offered(Id)).toContain('release');
    expect((await ask(manager, 'ReleaseApply', Id)).ErrorCode).toBe(403);
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(0);
    expect(await rowOf(Id)).toMatchObject({ status: 6, round, assessorId: null, returnCount: 1 });
    const owner = await house.signIn(cast.owner);
    const { ResultValue } = await owner.wire('GET /api/ApplyFor/GetApplyById', { Id });
    expect(ResultValue.Can).toContain('submit');
    expect(ResultValue.Defects).toEqual([{ Field: 'PJJGOrgId', Msg: reason }]);
    expect(await brokenInvariants(house.db)).toEqual([]);
  });
});
