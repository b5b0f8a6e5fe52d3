import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '#guards/workflow-walk/invariants';
import { jobsOf } from '#start/jobs';
import type { Person } from '#testing';
import { materialPassed, worldOf } from '#testing/story';
import { acceptInvitation, declaration, invitation, panelists, setPanel } from '#testing/story/panel';
import { createReport } from '#testing/story/report';
import { askDecision, nameAmong } from '#testing/applications/decisions';
import { applicationRow, personRow } from '#testing/lookups';
import { roleCode } from '#contract/rights';
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
  askDecision(app, person, call, Id, { Reason: '因利益冲突须另作安排', ...more });
const nameIn = (applicationId: string, person: Person) => nameAmong(app, applicationId, person);

describe('conflicts are found again whenever people, organisations or declarations change', () => {
  const recheck = (name = 'recheckConflicts') =>
    jobsOf(app.services)
      .find((job) => job.name === name)!
      .work();
  const noticesOf = async (person: Person, Id: string): Promise<string[]> =>
    (
      await app.db
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
  const noticeKind = 'applications.toldConflict';

  test('an expert who changes employers, one who declares for another panel, an agency that is merged: each is told once, to those who have to act', async () => {
    const about = await createReport(world, await materialPassed(world, { achievementName: '再查冲突一' }));
    const { applicationId: Id } = about;
    await setPanel(world, about);
    const [[mover], [declarer]] = panelists;
    for (const login of [mover, declarer]) await acceptInvitation(world, about, login);
    await sql`insert into application_right (id, application_id, form, status, name, number, number_key, owner, is_core, inventors, sort)
      values (gen_random_uuid(), ${Id}, '1', '1', '转让专利', 'ZL1', 'zl1', '受让科技公司', false, '[]', 400)`.execute(
      app.db,
    );
    await recheck();
    expect(await noticesOf(manager, Id)).toEqual([]);

    // An expert declares, for another panel, to work for whoever took over a right of this achievement.
    const other = await createReport(world, await materialPassed(world, { achievementName: '再查冲突二' }));
    await setPanel(world, other);
    const { Id: InvitationId, RowVersion } = await invitation(world, declarer, other);
    const declaring = await app.signIn(declarer);
    const accepted = await declaring.wire('POST /api/ExpertOpinion/ReplyInvitation', {
      Id: InvitationId,
      RowVersion,
      Accept: true,
      Declaration: { ...declaration, Employers: ['受让科技公司'] },
    });
    expect(accepted.ErrorCode).toBe(0);
    await recheck();
    expect(await noticesOf(manager, Id)).toEqual([noticeKind]);
    expect(await waitsFor(manager, Id)).toEqual(['conflict']);
    // Looking again, each minute and in the night, tells nobody twice.
    await recheck();
    await recheck('recheckAllConflicts');
    expect(await noticesOf(manager, Id)).toEqual([noticeKind]);

    // Another moves to the hospital that completed the achievement.
    const { mainOrganisationId } = await rowOf(Id);
    const expert = await app.signIn(mover);
    const moved = await expert.wire('POST /api/UserInfo/UserEdit', { OrgId: mainOrganisationId });
    expect(moved.ErrorCode).toBe(0);
    await recheck();
    expect(await noticesOf(manager, Id)).toEqual([noticeKind, noticeKind]);
    const stored = await app.db
      .selectFrom('conflictCase')
      .select(['holder', 'found'])
      .where('applicationId', '=', Id)
      .executeTakeFirstOrThrow();
    expect(stored.holder).toBe('agency');
    expect(new Set(stored.found.map(({ personId }) => personId))).toEqual(new Set([expert.id, declaring.id]));
    expect(stored.found[0]!.dataVersion).toMatch(/^[0-9a-f]{64}$/);
    expect(await noticesOf(reviewer, Id)).toEqual([]);

    // The agency becomes one with the hospital: nobody of theirs is independent, and it is not theirs to decide.
    const { organisationId } = await personRow(app, manager);
    await sql`insert into application_organisation (id, application_id, organisation_id, name, is_main, type, sort)
      values (gen_random_uuid(), ${Id}, ${organisationId}, '评价机构', false, '1', 400)`.execute(app.db);
    await recheck('recheckAllConflicts');
    await recheck('recheckAllConflicts');
    expect(await noticesOf(manager, Id)).toEqual([noticeKind, noticeKind]);
    expect(await noticesOf(reviewer, Id)).toEqual([`${noticeKind}Left`]);
    expect(await waitsFor(reviewer, Id)).toEqual(['release']);
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(0);
    await recheck();
    const left = app.db.selectFrom('conflictCase').select('holder').where('applicationId', '=', Id);
    expect(await left.execute()).toEqual([]);
  });

  test('[2107] an agency of two assessors: with one of them in conflict nobody is left to check, and the public-service agency decides', async () => {
    const { applicationId: Id } = await materialPassed(world, { achievementName: '两名评估师' });
    const others = (
      await sql<{
        id: string;
      }>`select person.id from person join person_role on person_role.person_id = person.id
        join role on role.id = person_role.role_id where role.code = ${roleCode.assessor} and person.organisation_id =
          (select organisation_id from person where id = ${manager.id})
        and person.id <> all(${[assessor.id, colleague.id]}::uuid[])`.execute(app.db)
    ).rows.map(({ id }) => id);
    await sql`update person set is_locked = true where id = any(${others}::uuid[])`.execute(app.db);
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(2107);
    await nameIn(Id, assessor);
    expect((await ask(manager, 'ReassignPGS', Id, { PGSId: colleague.id })).ErrorCode).toBe(0);
    await recheck('recheckAllConflicts');
    expect(await noticesOf(reviewer, Id)).toEqual([`${noticeKind}Left`]);
    expect(await waitsFor(reviewer, Id)).toEqual(['release']);
    expect((await ask(reviewer, 'ReleaseApply', Id)).ErrorCode).toBe(0);
    await sql`update person set is_locked = false where id = any(${others}::uuid[])`.execute(app.db);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });
});
