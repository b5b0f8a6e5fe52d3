import { describe, expect, test } from 'vitest';
import type { Person } from '#testing';
import { personIdOf, applicationRow, reportRow } from '#testing/lookups';
import { drafted, roundClosed, submitted, worldOf, type ReportOf } from '#testing/story';
import { panelists } from '#testing/story/panel';
import { application } from '#testing/story/application';
import { dayFrom } from '#testing/story/world';
import { roleCode } from '#contract/rights';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const achievementName = '带真实专家组的贴片成果';
const list = 'POST /api/ApplyFor/GetApplyList';
const app = await openedApp();
const world = worldOf(app);
const about: ReportOf = await roundClosed(world, { achievementName });

/** How often somebody's list holds the story's application when they ask like this. */
const found = async (person: Person, filter: object): Promise<number> => {
  const { ErrorCode, ResultValue } = await person.wire(list, { ApplyInfo: achievementName, ...filter });
  expect(ErrorCode).toBe(0);
  return ResultValue.total;
};
const expertCalled = (name: string, logic: 1 | 2 = 1) => ({
  Conditions: [{ Logic: logic, SelectCondition: 7, SelectData: name }],
});

describe('an application that a panel judges', () => {
  test('its expert reads the achievement, without whom the owner avoids, and what the owner attached and promised', async () => {
    const seen = await application(world, panelists[0][0], about);
    expect(seen).toMatchObject({ View: 'expert', IsAskFor: 7, ApplyInfo: achievementName, Can: [] });
    expect(seen.Persons).toHaveLength(2);
    for (const field of ['AvoidExperts', 'Attachments', 'CommitmentIds', 'ContractNo', 'Fee', 'ContentHash'])
      expect(seen, field).not.toHaveProperty(field);
    expect(await found(await app.signIn(panelists[1][0]), {})).toBe(1);
    expect(await found(await app.signIn('wenrenche'), {})).toBe(0);
  });

  test('[SF4.expert] it is found by the name of an expert by those who may know them, and by nobody else', async () => {
    const [, leader] = panelists[0];
    for (const login of [cast.manager, cast.assessor]) {
      const person = await app.signIn(login);
      expect(await found(person, expertCalled(leader)), login).toBe(1);
      expect(await found(person, expertCalled('闻人澈')), login).toBe(0);
      expect(await found(person, expertCalled(leader, 2)), login).toBe(0);
      expect(await found(person, expertCalled('闻人澈', 2)), login).toBe(1);
    }
    for (const login of [cast.owner, 'tangyuan'])
      expect((await (await app.signIn(login)).wire(list, expertCalled(leader))).ErrorCode, login).toBe(403);
  });

  test('[EN4.CSD] [EN4.CXD] [EN4.XJD] ranges find it by its computed levels, for those who judge; its owner waits', async () => {
    const manager = await app.signIn(cast.manager);
    const owner = await app.signIn(cast.owner);
    const hits = [
      { CSDStart: 8, CSDEnd: 8 },
      { CXDStart: 3 },
      { XJDEnd: 6 },
      { CSDStart: 7, CSDEnd: 9, CXDStart: 1, CXDEnd: 4, XJDStart: 6, XJDEnd: 7 },
    ];
    for (const range of hits) expect(await found(manager, range), JSON.stringify(range)).toBe(1);
    for (const range of [{ CSDStart: 9 }, { CXDEnd: 2 }, { XJDStart: 7 }])
      expect(await found(manager, range), JSON.stringify(range)).toBe(0);
    for (const range of hits) expect(await found(owner, range), JSON.stringify(range)).toBe(0);
    expect((await manager.wire(list, { CSDStart: 9, CSDEnd: 8 })).ErrorCode).toBe(2002);
  });

  test('who is invited only, or declined, a panel before its time, and one of a report that is no more see and find nothing', async () => {
    const [login, name] = panelists[1];
    const expert = await app.signIn(login);
    const manager = await app.signIn(cast.manager);
    const code = async () => (await expert.wire('GET /api/ApplyFor/GetApplyById', { Id: about.applicationId })).ErrorCode;
    const sees = async () => [await code(), await found(expert, {}), await found(manager, expertCalled(name))];
    expect(await sees()).toEqual([0, 1, 1]);
    const opinion = (invitation: string) =>
      app.services.pool.query('update opinion set invitation = $1 where report_id = $2 and expert_id = $3', [invitation, about.reportId, expert.id]);
    for (const invitation of ['invited', 'declined']) {
      await opinion(invitation);
      expect(await sees(), invitation).toEqual([404, 0, 0]);
    }
    await opinion('accepted');
    const report = await reportRow(app, about.reportId);
    const set = (column: 'status' | 'is_current', value: unknown) =>
      app.services.pool.query(`update report set ${column} = $1 where id = $2`, [value, about.reportId]);
    for (const status of [3, 6]) {
      await set('status', status);
      expect(await code(), `report ${status}`).toBe(404);
    }
    await set('status', report.status);
    await set('is_current', false);
    expect(await sees(), 'another report is the current one').toEqual([404, 0, 0]);
    await set('is_current', true);
    expect(await sees()).toEqual([0, 1, 1]);
  }); // oxfmt-ignore

  test('a draft is its owner’s: neither the agency that it names nor the public-service agency sees it', async () => {
    const draft = await drafted(world, { achievementName: '只属于申报人的草稿' });
    const read = async (login: string) => {
      const person = await app.signIn(login);
      const one = await person.wire('GET /api/ApplyFor/GetApplyById', { Id: draft.applicationId });
      const { ResultValue } = await person.wire(list, { ApplyInfo: '只属于申报人的草稿' });
      return [one.ErrorCode, ResultValue.total];
    };
    expect(await read(cast.owner)).toEqual([0, 1]);
    const { evaluationAgencyId, status } = await applicationRow(app, draft.applicationId);
    expect([evaluationAgencyId !== null, status]).toEqual([true, 6]);
    for (const login of [cast.manager, cast.assessor, cast.reviewer]) expect(await read(login), login).toEqual([404, 0]);
  }); // oxfmt-ignore

  test('who is an owner or a technology manager besides searches for no expert', async () => {
    const manager = await app.signIn(cast.manager);
    const asked = async () => (await manager.wire(list, expertCalled(panelists[0][1]))).ErrorCode;
    expect(await asked()).toBe(0);
    for (const code of [roleCode.owner, roleCode.technologyManager]) {
      const { rows } = await app.services.pool.query(
        'insert into person_role (person_id, role_id) select $1, id from role where code = $2 returning role_id',
        [manager.id, code],
      );
      expect(await asked(), code).toBe(403);
      await app.services.pool.query('delete from person_role where person_id = $1 and role_id = $2', [manager.id, rows[0].role_id]);
    }
    expect(await asked()).toBe(0);
  }); // oxfmt-ignore
});

describe('who may be given an application', () => {
  test('of all who might assess it only the agency’s own, unlocked assessor with a valid certificate in a role that counts', async () => {
    const waiting = await submitted(world, { achievementName: '谁可以承担评价' });
    const manager = await app.signIn(cast.manager);
    const assessor = await app.signIn(cast.assessor);
    const { pool } = app.services;
    const Id = waiting.applicationId;
    const accept = async (PGSId: string) => {
      const { RowVersion } = await application(world, cast.manager, waiting);
      const given = { Id, RowVersion, PGSId, ContractNo: 'HT-8', Fee: null, PlanStart: dayFrom(world, 1), PlanEnd: dayFrom(world, 60) };
      return (await manager.wire('POST /api/ApplyFor/AcceptApply', given)).ErrorCode;
    };
    const idOf = (login: string) => personIdOf(app, login);
    expect(await accept(await idOf('fangjiming')), 'an assessor of another agency').toBe(404);
    expect(await accept(manager.id), 'a manager of the agency').toBe(2105);
    const without = async (what: string, spoil: string, mend: string) => {
      await pool.query(spoil, [assessor.id]);
      expect(await accept(assessor.id), what).toBe(2105);
      await pool.query(mend, [assessor.id]);
    };
    await without('locked', 'update person set is_locked = true where id = $1', 'update person set is_locked = false where id = $1');
    const role = (isStarted: boolean) => `update role set is_started = ${isStarted} where code = '${roleCode.assessor}' and $1::uuid is not null`;
    await without('the role does not count', role(false), role(true));
    const until = (day: string) => `update certificate set valid_until = '${day}' where person_id = $1 and kind = 'assessor'`;
    await without('the certificate ended yesterday', until(dayFrom(world, -1)), until(dayFrom(world, 0)));
    const held = (from: string, to: string) => `update certificate set person_id = ${to} where person_id = ${from} and kind = 'assessor'`;
    await without('no certificate', held('$1', `'${manager.id}'`), held(`'${manager.id}'`, '$1'));
    expect((await application(world, cast.manager, waiting)).IsAskFor).toBe(0);
    // Its last day counts.
    expect(await accept(assessor.id)).toBe(0);
    await pool.query(until(dayFrom(world, 300)), [assessor.id]);
  }); // oxfmt-ignore
});

describe('people who are not ready', () => {
  test('nobody drafts before their profile is complete', async () => {
    const owner = await app.signIn('yutinglan');
    const save = () =>
      owner.wire('POST /api/ApplyFor/SaveApply', {
        Step: 'apply',
        Data: { ApplyInfo: '资料不全时的草稿', FruitType: '1.1' },
      });
    const person = app.db.selectFrom('person').where('id', '=', owner.id);
    const whole = await person
      .select(['trueName', 'mobileIndex', 'cardIndex', 'emailIndex', 'organisationId'])
      .executeTakeFirstOrThrow();
    for (const field of ['mobileIndex', 'cardIndex', 'emailIndex', 'organisationId'] as const) {
      await app.db
        .updateTable('person')
        .set({ [field]: null })
        .where('id', '=', owner.id)
        .execute();
      expect((await save()).ErrorCode, field).toBe(2101);
      await app.db.updateTable('person').set(whole).where('id', '=', owner.id).execute();
    }
    expect((await save()).ErrorCode).toBe(0);
  });

  test('an assessor whose certificate has run out is offered to nobody and accepted by nobody', async () => {
    const waiting = await submitted(world, { achievementName: '证书到期的评估师' });
    const manager = await app.signIn(cast.manager);
    const assessor = await app.signIn(cast.assessor);
    await app.db
      .updateTable('certificate')
      .set({ validUntil: dayFrom(world, -1) })
      .where('personId', '=', assessor.id)
      .execute();
    const { Id, RowVersion } = await application(world, cast.manager, waiting);
    const options = await manager.wire('GET /api/ApplyFor/GetAssessorOptions', { Id });
    expect(options.ResultValue).toContainEqual(
      expect.objectContaining({ TrueName: '陆景行', IsSelectable: false }),
    );
    const refused = await manager.wire('POST /api/ApplyFor/AcceptApply', {
      Id,
      RowVersion,
      PGSId: assessor.id,
      ContractNo: 'HT-8',
      Fee: null,
      PlanStart: dayFrom(world, 1),
      PlanEnd: dayFrom(world, 60),
    });
    expect(refused.ErrorCode).toBe(2105);
    expect(await application(world, cast.manager, waiting)).toMatchObject({ IsAskFor: 0, RowVersion });
  });
});
