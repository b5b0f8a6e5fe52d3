import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type Person, type TestHouse } from '../../start/testing';
import { cast, roundClosed, submitted, worldOf, type ReportOf, type World } from '../../start/testing/story';
import { panelists } from '../../start/testing/story/panel';
import { application } from '../../start/testing/story/application';
import { dayFrom } from '../../start/testing/story/world';

const achievementName = '带真实专家组的贴片成果';
const list = 'POST /api/ApplyFor/GetApplyList';
let house: TestHouse;
let world: World;
let about: ReportOf;
beforeAll(async () => {
  house = await openHouse();
  world = worldOf(house);
  about = await roundClosed(world, { achievementName });
}, 240_000);
afterAll(() => house.close());

/** How often somebody's list holds the story's application when he asks like this. */
const found = async (person: Person, filter: object): Promise<number> => {
  const { ErrorCode, ResultValue } = await person.wire(list, { ApplyInfo: achievementName, ...filter });
  expect(ErrorCode).toBe(0);
  return ResultValue.total;
};
const expertCalled = (name: string, logic: 1 | 2 = 1) => ({
  Conditions: [{ Logic: logic, SelectCondition: 7, SelectData: name }],
});

describe('an application that a panel judges', () => {
  test('its expert reads the achievement, without whom the owner avoids, what he attached and promised', async () => {
    const seen = await application(world, panelists[0][0], about);
    expect(seen).toMatchObject({ View: 'expert', IsAskFor: 7, ApplyInfo: achievementName, Can: [] });
    expect(seen.Persons).toHaveLength(2);
    for (const field of ['AvoidExperts', 'Attachments', 'CommitmentIds', 'ContractNo', 'Fee', 'ContentHash'])
      expect(seen, field).not.toHaveProperty(field);
    expect(await found(await house.signIn(panelists[1][0]), {})).toBe(1);
    expect(await found(await house.signIn('wenrenche'), {})).toBe(0);
  });

  test('[SF4.expert] it is found by the name of an expert by those who may know him, and by nobody else', async () => {
    const [, leader] = panelists[0];
    for (const login of [cast.manager, cast.assessor]) {
      const person = await house.signIn(login);
      expect(await found(person, expertCalled(leader)), login).toBe(1);
      expect(await found(person, expertCalled('闻人澈')), login).toBe(0);
      expect(await found(person, expertCalled(leader, 2)), login).toBe(0);
      expect(await found(person, expertCalled('闻人澈', 2)), login).toBe(1);
    }
    for (const login of [cast.owner, 'tangyuan'])
      expect((await (await house.signIn(login)).wire(list, expertCalled(leader))).ErrorCode, login).toBe(403);
  });

  test('[EN4.CSD] [EN4.CXD] [EN4.XJD] ranges find it by its computed levels, for those who judge; its owner waits', async () => {
    const manager = await house.signIn(cast.manager);
    const owner = await house.signIn(cast.owner);
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
});

describe('people who are not ready', () => {
  test('nobody drafts before his profile is complete', async () => {
    const owner = await house.signIn('yutinglan');
    const save = () =>
      owner.wire('POST /api/ApplyFor/SaveApply', {
        Step: 'apply',
        Data: { ApplyInfo: '资料不全时的草稿', FruitType: '1.1' },
      });
    const person = house.db.selectFrom('person').where('id', '=', owner.id);
    const whole = await person
      .select(['trueName', 'mobileIndex', 'cardIndex', 'emailIndex', 'organisationId'])
      .executeTakeFirstOrThrow();
    for (const field of ['mobileIndex', 'cardIndex', 'emailIndex', 'organisationId'] as const) {
      await house.db
        .updateTable('person')
        .set({ [field]: null })
        .where('id', '=', owner.id)
        .execute();
      expect((await save()).ErrorCode, field).toBe(2101);
      await house.db.updateTable('person').set(whole).where('id', '=', owner.id).execute();
    }
    expect((await save()).ErrorCode).toBe(0);
  });

  test('an assessor whose certificate has run out is offered to nobody and accepted by nobody', async () => {
    const waiting = await submitted(world, { achievementName: '证书到期的评估师' });
    const manager = await house.signIn(cast.manager);
    const assessor = await house.signIn(cast.assessor);
    await house.db
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
