import { describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { personIdOf, versionOf } from '#testing/lookups';
import { caseAt } from '#testing/reports/story';
import { panels } from '#product/panels/contract';
import { staff } from './contract';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const { link, unlink, experts, edit, byRole, expert, workplaces } = staff.calls;
const reportOf = async (loginName: string) =>
  app.db
    .selectFrom('report')
    .innerJoin('person', 'person.id', 'report.authorId')
    .select('report.id')
    .where('person.loginName', '=', loginName)
    .executeTakeFirstOrThrow();
const idOf = (loginName: string) => personIdOf(app, loginName);
const pathOf = { link: 'POST /api/UserInfo/AddPGSToZJUserInfo', unlink: 'POST /api/UserInfo/PGSRemoveZJ' };
const rowsFor = async (assessorId: string, expertId: string) =>
  app.db
    .selectFrom('assessorExpert')
    .select(['linkedBy', 'unlinkedAt', 'unlinkedBy', 'unlinkReason'])
    .where('assessorId', '=', assessorId)
    .where('expertId', '=', expertId)
    .orderBy('linkedAt')
    .orderBy('unlinkedAt')
    .execute();

describe('the pool of experts an assessor works with', () => {
  test('[AP2.AddPGSToZJUserInfo] [AP2.PGSRemoveZJ] [RO4] an agency manager links experts to their assessor and unlinks one: date, person and reason stay', async () => {
    const manager = await app.signIn('yanshenzhi');
    const ji = await idOf('jiwendi');
    const [one, other] = [await idOf('helanzhou'), await idOf('shenyanqiu')];
    const inPool = async (id: string) =>
      (await manager.do(experts, { assessorId: ji, pageSize: 100 })).rows.find((row) => row.id === id);
    for (const id of [one, other]) await manager.do(unlink, { assessorId: ji, expertIds: [id] });
    const linked = await manager.wire(pathOf.link, { PGSId: ji, ZJIds: [one, other, one] });
    expect(linked).toMatchObject({ ErrorCode: 0, ResultValue: { Changed: 2 } });
    const again = await manager.wire(pathOf.link, { PGSId: ji, ZJIds: [one, other] });
    expect(again.ResultValue.Changed).toBe(0);
    expect(await inPool(one)).toMatchObject({ can: expect.arrayContaining(['link', 'unlink']) });
    expect((await inPool(one))!.pools.map(({ assessorName }) => assessorName)).toContain(
      personOf('jiwendi').name,
    );
    const done = await manager.wire(pathOf.unlink, { PGSId: ji, ZJIds: [one], Reason: '专业方向调整' });
    expect(done).toMatchObject({ ErrorCode: 0, ResultValue: { Changed: 1 } });
    expect(await inPool(one)).toBeUndefined();
    const fromRecord = (await rowsFor(ji, one)).at(-1)!;
    expect(fromRecord).toMatchObject({
      linkedBy: manager.id,
      unlinkedBy: manager.id,
      unlinkReason: '专业方向调整',
      unlinkedAt: app.now().toISOString(),
    });
    // Linked again, what was stays on record.
    const before = (await rowsFor(ji, one)).length;
    await manager.do(link, { assessorId: ji, expertIds: [one] });
    expect(await rowsFor(ji, one)).toHaveLength(before + 1);
  });

  test('[RO4] linking an expert opens nothing of what the panel judges them by: the title is the register’s', async () => {
    const manager = await app.signIn('yanshenzhi');
    const keeper = await app.signIn('zhouyiheng');
    const expert = await idOf('helanzhou');
    await manager.do(link, { assessorId: await idOf('jiwendi'), expertIds: [expert] });
    const stored = async () => (await keeper.do(staff.calls.expert, { id: expert })).professionalTitle;
    const before = await stored();
    const other = before === '1.3' ? '1.1' : '1.3';
    const path = 'POST /api/UserInfo/AdminEditUser';
    const raise = async (ZhiCheng: string, person = manager) =>
      person.wire(path, { Id: expert, RowVersion: await versionOf(app, expert), ZhiCheng });
    expect((await raise(other)).ResultValue).toMatchObject([{ Field: 'ZhiCheng' }]);
    expect(await stored()).toBe(before);
    // What stands already is no change; whoever keeps the register changes it.
    expect((await raise(before)).ErrorCode).toBe(0);
    expect((await raise(other, keeper)).ErrorCode).toBe(0);
    expect(await stored()).toBe(other);
    expect((await raise(before, keeper)).ErrorCode).toBe(0);
  });

  test('[RO4] whose pool it is decides: others’ assessors, people who are none, experts who are none, the locked', async () => {
    const manager = await app.signIn('yanshenzhi');
    const [lu, ji, xu] = [await idOf('lujingxing'), await idOf('jiwendi'), await idOf('xuzhibai')];
    const expert = await idOf('chengruoxi');
    const ids = { expertIds: [expert] };
    for (const call of [link, unlink]) {
      expect(await manager.refusal(call, { assessorId: xu, ...ids })).toBe(404);
      expect(await (await app.signIn('lujingxing')).refusal(call, { assessorId: ji, ...ids })).toBe(403);
      expect(await (await app.signIn('helanzhou')).refusal(call, { assessorId: lu, ...ids })).toBe(403);
      expect(await app.visitor.refusal(call, { assessorId: lu, ...ids })).toBe(401);
    }
    await (await app.signIn('zhouyiheng')).do(link, { assessorId: xu, ...ids });
    expect(await manager.refusal(link, { assessorId: manager.id, ...ids })).toBe(1016);
    expect(await manager.refusal(link, { assessorId: lu, expertIds: [ji] })).toBe(1017);
    expect((await manager.wire(pathOf.link, { PGSId: lu, ZJIds: [] })).ErrorCode).toBe(2002);
    expect((await manager.wire(pathOf.unlink, { PGSId: lu })).ErrorCode).toBe(2002);
    const admin = await app.signIn('admin');
    await admin.do(edit, { id: expert, isLocked: true });
    expect(await manager.refusal(link, { assessorId: ji, ...ids })).toBe(1017);
    await admin.do(edit, { id: expert, isLocked: false });
    await admin.do(edit, { id: ji, isLocked: true });
    expect(await manager.refusal(link, { assessorId: ji, ...ids })).toBe(1016);
    await admin.do(edit, { id: ji, isLocked: false });
  });

  test('[AZ-04] an assessor finds the experts of their own pool in every call, and no others', async () => {
    const [lu, { id: reportId }] = [await app.signIn('lujingxing'), await reportOf('lujingxing')];
    const manager = await app.signIn('yanshenzhi');
    const own = new Set((await lu.do(experts, { pageSize: 100 })).rows.map(({ id }) => id));
    const all = (await manager.do(experts, { pageSize: 100 })).rows;
    const foreign = all.find(({ id }) => !own.has(id))!;
    expect(own.size).toBeGreaterThan(0);
    const chosen = await lu.do(byRole, { roleCode: roleCode.expert, pageSize: 100 });
    expect(new Set(chosen.rows.map(({ id }) => id))).toEqual(own);
    expect(chosen.total).toBe(own.size);
    expect((await lu.do(byRole, { roleCode: roleCode.expert, name: foreign.trueName })).total).toBe(0);
    const onPanel = await lu.do(panels.calls.candidates, { reportId, pageSize: 100 });
    expect(onPanel.rows.filter(({ id }) => !own.has(id))).toEqual([]);
    const aboutForeign = [
      lu.refusal(expert, { id: foreign.id }),
      lu.refusal(workplaces, { userId: foreign.id }),
      lu.refusal(panels.calls.checkConflict, { reportId, expertId: foreign.id }),
      lu.refusal(link, { assessorId: lu.id, expertIds: [foreign.id] }),
    ];
    expect(await Promise.all(aboutForeign)).toEqual([404, 404, 404, 404]);
    expect((await manager.do(byRole, { roleCode: roleCode.expert, pageSize: 100 })).total).toBeGreaterThan(
      own.size,
    );
  });

  test('[RO4] an expert who sits on an open round stays linked to the assessor it is for, and to no other', async () => {
    await caseAt(app, 'withExperts');
    const seated = await app.db
      .selectFrom('opinion')
      .innerJoin('report', 'report.id', 'opinion.reportId')
      .select(['opinion.expertId', 'report.authorId'])
      .where('report.tally', 'is', null)
      .where('opinion.invitation', '=', 'accepted')
      .whereRef('opinion.panelRound', '=', 'report.panelRound')
      .orderBy('opinion.invitedAt', 'desc')
      .executeTakeFirstOrThrow();
    const manager = await app.signIn('yanshenzhi');
    const expertIds = [seated.expertId];
    await manager.do(link, { assessorId: seated.authorId, expertIds });
    const refused = await manager.wire(pathOf.unlink, { PGSId: seated.authorId, ZJIds: expertIds });
    expect(refused.ErrorCode).toBe(1018);
    expect(refused.RequestMsg).toContain('未结束的专家评价轮次');
    const another = await idOf(seated.authorId === (await idOf('lujingxing')) ? 'jiwendi' : 'lujingxing');
    await manager.do(link, { assessorId: another, expertIds });
    expect(await manager.do(unlink, { assessorId: another, expertIds })).toEqual({ changed: 1 });
  });
});
