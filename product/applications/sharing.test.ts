import { beforeAll, describe, expect, test } from 'vitest';
import type { SeededIds } from '#database/seeds/cases/draft-of';
import { openedApp } from '#testing/opened';
import { applications } from './contract';
import { complete, dayAfter, drafted, idsOf, submitted, wholeOf } from '#testing/applications/story';

const { calls } = applications;
const app = await openedApp();
const owner = await app.signIn('suyanqing');
const manager = await app.signIn('yanshenzhi');
let ids: SeededIds;
beforeAll(async () => {
  ids = await idsOf(app);
});

const later = (days: number) => dayAfter(app, days);

describe('looking for duplicates', () => {
  const right = {
    form: '1',
    status: '4',
    name: '专利',
    number: 'ZL202010000077.0',
    country: 'CN',
    appliedOn: null,
    grantedOn: null,
    owner: '',
    isCore: true,
    inventors: [],
  };

  test('a stranger hears that there is a match, not whose, and only for a draft that says the same; thirty times an hour', async () => {
    await submitted(app, 'suyanqing', complete(ids, '陌生人不应得知的成果', { rights: [right] }));
    const stranger = await app.signIn('jiangwangshu');
    const typed = { achievementName: '', rightNumbers: [right.number] };
    expect(await stranger.do(calls.checkDuplicate, typed)).toEqual([]);
    const own = await drafted(stranger, {
      achievementName: '另一家的成果',
      achievementType: '1.2',
      rights: [right],
    });
    const asked = { achievementName: '', id: own.id };
    const said = [
      {
        id: null,
        applicationNumber: null,
        achievementName: null,
        score: 1,
        reason: '知识产权编号相同',
        isDecisive: true,
      },
    ];
    expect(await stranger.do(calls.checkDuplicate, asked)).toEqual(said);
    // Somebody else's draft is not theirs to compare with.
    const foreign = await drafted(owner, complete(ids, '别人的草稿', { rights: [right] }));
    expect(await stranger.refusal(calls.checkDuplicate, { achievementName: '', id: foreign.id })).toBe(404);
    for (let count = 2; count < 30; count += 1) await stranger.do(calls.checkDuplicate, typed);
    expect(await stranger.refusal(calls.checkDuplicate, typed)).toBe(1004);
    await stranger.do(calls.remove, own);
    await owner.do(calls.remove, foreign);
  });
});

describe('a case that was sent back', () => {
  test('the agency keeps it with number, title, what was asked, date and history, and reads no change that was not sent', async () => {
    const made = await submitted(app, 'suyanqing', complete(ids, '退回时的名称'));
    const defects = [{ field: 'introduction' as const, text: '请补充对比数据' }];
    await manager.do(calls.return, { ...made, dueDate: later(7), defects });
    const { id } = made;
    const saved = await owner.do(calls.save, {
      step: 'edit',
      id,
      rowVersion: made.rowVersion + 1,
      data: {
        achievementName: '未提交的新名称',
        introduction: '未提交的简介',
        limitReason: '1',
        evaluationAgencyId: ids.organisations.get('PJ002')!,
      },
    });
    const seen = await manager.do(calls.dossier, { id });
    const listed = await manager.do(calls.list, { achievementName: '退回时的名称' });
    const timeline = await manager.do(calls.timeline, { id });
    expect(seen).toMatchObject({ view: 'returned', achievementName: '退回时的名称', defects, can: [] });
    expect(seen.applicationNumber).toMatch(/^CG/);
    expect(seen.evaluationAgencyName).toBe('江澜衡正科技评价中心');
    expect(seen.dueAt?.slice(0, 10)).toBe(later(7));
    expect(listed.rows).toMatchObject([
      { id, achievementName: '退回时的名称', status: 'draft', returnCount: 1, firstAuthor: null, can: [] },
    ]);
    expect(timeline.map(({ action }) => action)).toEqual(['新建草稿', '提交申报', '补正退回']);
    expect((await manager.do(calls.list, { status: 'draft' })).rows.map((row) => row.id)).toContain(id);
    expect(JSON.stringify([seen, listed, timeline])).not.toContain('未提交');
    // Nothing that a search or another call answers tells of the changes either.
    for (const filter of [
      { achievementName: '未提交的新名称' },
      { simple: { searchField: 'anyAuthor' as const, keyword: '苏砚青' } },
      { evaluationAgencyName: '衡正' },
    ])
      expect((await manager.do(calls.list, filter)).rows.map((row) => row.id)).not.toContain(id);
    expect(await manager.refusal(calls.assessorOptions, { id })).toBe(404);
    // The agency that was chosen meanwhile hears of it when it is submitted, and not before.
    const other = await app.signIn('shixiting');
    expect(await other.refusal(calls.dossier, { id })).toBe(404);
    // A draft that nobody has sent yet is nobody's but its owner's.
    const draft = await drafted(owner, complete(ids, '从未提交'));
    expect(await manager.refusal(calls.dossier, { id: draft.id })).toBe(404);
    // Given up, it is still no more than what was sent, and the agency of the draft never had it.
    await owner.do(calls.cancel, { id, rowVersion: saved.rowVersion, reason: '改期' });
    expect((await wholeOf(owner, id)).status).toBe('cancelled');
    const after = await manager.do(calls.dossier, { id });
    expect(after).toMatchObject({ view: 'returned', status: 'cancelled', achievementName: '退回时的名称' });
    for (const filter of [
      {},
      { status: 'cancelled' as const },
      { simple: { searchField: 'status' as const, keyword: '2' } },
    ])
      expect((await manager.do(calls.list, filter)).rows.map((row) => row.id)).toContain(id);
    expect((await manager.do(calls.list, { status: 'draft' })).rows.map((row) => row.id)).not.toContain(id);
    const steps = await manager.do(calls.timeline, { id });
    expect(steps.map(({ action }) => action)).toEqual([
      '新建草稿',
      '提交申报',
      '补正退回',
      expect.any(String),
    ]);
    expect(JSON.stringify([after, steps])).not.toContain('未提交');
    expect(await other.refusal(calls.dossier, { id })).toBe(404);
  });

  test('a date that is past is refused at its field', async () => {
    const made = await submitted(app, 'suyanqing', complete(ids, '补正期限已过'));
    const asked = {
      Id: made.id,
      RowVersion: made.rowVersion,
      DueDate: later(-1),
      Defects: [{ Field: 'Intro', Msg: '请补充' }],
    };
    const path = 'POST /api/ApplyFor/ReturnApply';
    expect((await manager.wire(path, asked)).ResultValue).toMatchObject([{ Field: 'DueDate' }]);
    const unknown = { ...asked, DueDate: later(5), Defects: [{ Field: 'Strange', Msg: '请补充' }] };
    expect((await manager.wire(path, unknown)).ResultValue).toMatchObject([{ Field: 'Defects.0.Field' }]);
  });
});

describe('drafting for somebody else', () => {
  test('an owner authorises a technology manager, who begins a draft for them and for nobody else, until it is withdrawn', async () => {
    const tang = await app.signIn('tangyuan');
    const data = { achievementName: '代拟的成果', achievementType: '1.2' };
    const began = { step: 'apply' as const, ownerId: owner.id, data };
    expect(await tang.refusal(calls.save, began)).toBe(404);
    expect(await tang.refusal(calls.save, { step: 'apply', data })).toBe(2108);
    expect(await owner.refusal(calls.authorise, { managerId: owner.id })).toBe(2002);
    expect(await tang.refusal(calls.authorise, { managerId: tang.id })).toBe(403);
    await owner.do(calls.authorise, { managerId: tang.id });
    await owner.do(calls.authorise, { managerId: tang.id });
    expect(await tang.do(calls.authorisations, {})).toMatchObject({
      ownsDrafts: false,
      given: [{ ownerId: owner.id, isOwn: false, withdrawnAt: null }],
    });
    const made = await tang.do(calls.save, began);
    const seen = await wholeOf(owner, made.id);
    expect(seen).toMatchObject({ ownerName: '苏砚青', technologyManagerName: '唐予安' });
    // The manager fills in the third step, and gives no word in the owner's stead.
    const third = await tang.do(calls.save, {
      step: 'apply3',
      ...made,
      data: { commitments: [], consentPublish: null, expectedFinish: later(90) },
    });
    const word = { step: 'apply3' as const, ...third, data: { consentPublish: true } };
    await expect(tang.do(calls.save, word)).rejects.toMatchObject({
      code: 403,
      result: [{ Field: 'ConsentPublish', Msg: '仅申报人本人可填写' }],
    });
    expect(await tang.refusal(calls.submit, { ...third, signCode: '000000' })).toBe(403);
    expect(await tang.refusal(calls.save, { ...began, ownerId: ids.people.get('taolingyi')! })).toBe(404);
    await owner.do(calls.withdrawAuthorisation, { managerId: tang.id });
    expect(await owner.refusal(calls.withdrawAuthorisation, { managerId: tang.id })).toBe(404);
    expect(await tang.refusal(calls.save, began)).toBe(404);
    expect(await tang.refusal(calls.dossier, { id: made.id })).toBe(404);
    const { given } = await owner.do(calls.authorisations, {});
    expect(given).toMatchObject([{ isOwn: true, withdrawnAt: app.now().toISOString() }]);
    const logged = await app.db
      .selectFrom('auditLog')
      .select(['action', 'objectId'])
      .where('action', 'in', ['applications.authorise', 'applications.withdrawAuthorisation'])
      .where('result', '=', 'ok')
      .execute();
    expect(logged.map(({ action }) => action)).toEqual([
      'applications.authorise',
      'applications.authorise',
      'applications.withdrawAuthorisation',
    ]);
    expect(new Set(logged.map(({ objectId }) => objectId))).toEqual(new Set([tang.id]));
  });
});
