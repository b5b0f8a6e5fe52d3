import { beforeAll, describe, expect, test } from 'vitest';
import type { SeededIds } from '#database/seeds/cases/draft-of';
import { refused, type Person } from '#testing';
import { settingCalls } from '#product/settings/contract';
import { openedApp } from '#testing/opened';
import { applications } from './contract';
import { codeFor, complete, dayAfter, idsOf, submitted, wholeOf } from '#testing/applications/story';

const { calls } = applications;
const app = await openedApp();
const owner = await app.signIn('suyanqing');
const manager = await app.signIn('yanshenzhi');
let ids: SeededIds;
beforeAll(async () => {
  ids = await idsOf(app);
});

const later = (days: number) => dayAfter(app, days);

describe('taking in', () => {
  test('a return names defects, a fourth is refused; a returned draft is cancelled, never deleted', async () => {
    let { id, rowVersion } = await submitted(app, 'suyanqing', complete(ids, '三次补正'));
    const { applicationNumber } = await wholeOf(owner, id);
    const defects = [{ field: 'approvals' as const, text: '请补充伦理批件' }];
    expect(
      (
        await manager.wire('POST /api/ApplyFor/ReturnApply', {
          Id: id,
          RowVersion: rowVersion,
          DueDate: later(7),
          Defects: [],
        })
      ).ErrorCode,
    ).toBe(2002);
    expect(await manager.refusal(calls.return, { id, rowVersion, dueDate: later(40), defects })).toBe(2002);
    for (let round = 1; round <= 3; round += 1) {
      ({ rowVersion } = await manager.do(calls.return, { id, rowVersion, dueDate: later(7), defects }));
      const returned = await wholeOf(owner, id);
      expect(returned).toMatchObject({ status: 'draft', returnCount: round, defects });
      expect(returned.can.sort()).toEqual(['cancel', 'save', 'submit']);
      expect(await owner.refusal(calls.remove, { id, rowVersion })).toBe(2001);
      const signCode = await codeFor(app, owner, 'suyanqing', id);
      ({ rowVersion } = await owner.do(calls.submit, { id, rowVersion, signCode }));
      // Its number stays, however often it is submitted.
      expect((await wholeOf(owner, id)).applicationNumber).toBe(applicationNumber);
    }
    expect(await manager.refusal(calls.return, { id, rowVersion, dueDate: later(7), defects })).toBe(2104);
    expect(await owner.do(calls.cancel, { id, rowVersion, reason: '改期' })).toMatchObject({
      status: 'cancelled',
    });
  });

  test('a rejection needs a reason of ten characters, and another agency does not even find it', async () => {
    const { id, rowVersion } = await submitted(app, 'suyanqing', complete(ids, '不予受理的成果'));
    const said = { id, rowVersion, reasonCode: '4', reason: '不属于本机构受理的评价范围' };
    const other = await app.signIn('shixiting');
    expect(await other.refusal(calls.reject, said)).toBe(404);
    expect(await owner.refusal(calls.reject, said)).toBe(403);
    expect(await manager.refusal(calls.reject, { ...said, reason: '短' })).toBe(2002);
    expect(await manager.do(calls.reject, said)).toMatchObject({ status: 'rejected' });
    expect(await wholeOf(owner, id)).toMatchObject({ decisionReason: '4', decisionText: said.reason });
    expect(await owner.refusal(calls.cancel, { id, rowVersion: rowVersion + 1 })).toBe(2001);
  });

  test('accepting asks for a fit, independent assessor of the agency and begins the material', async () => {
    const { id, rowVersion } = await submitted(app, 'suyanqing', complete(ids, '受理的成果'));
    const said = {
      id,
      rowVersion,
      contractNumber: 'HT-1',
      fee: '3.00',
      planStart: later(1),
      planEnd: later(90),
    };
    const options = await manager.do(calls.assessorOptions, { id });
    expect(options.map(({ trueName, isSelectable }) => [trueName, isSelectable])).toEqual(
      expect.arrayContaining([
        ['陆景行', true],
        ['纪闻笛', true],
      ]),
    );
    const foreign = ids.people.get('xuzhibai')!;
    expect(await manager.refusal(calls.accept, { ...said, assessorId: foreign })).toBe(404);
    expect(await manager.refusal(calls.accept, { ...said, assessorId: manager.id })).toBe(2105);
    const assessorId = ids.people.get('lujingxing')!;
    expect(await manager.refusal(calls.accept, { ...said, assessorId, planEnd: later(-1) })).toBe(2002);
    expect(await manager.do(calls.accept, { ...said, assessorId })).toMatchObject({
      status: 'evaluating',
    });
    const assessor = await app.signIn('lujingxing');
    expect(await wholeOf(assessor, id)).toMatchObject({ assessorName: '陆景行', contractNumber: 'HT-1' });
  });

  test('[ST1] [2110] whoever has as many evaluations as one may is given another one for a reason, which stays for those who judge', async () => {
    const admin = await app.signIn('admin');
    const assessorId = ids.people.get('jiwendi')!;
    const { id, rowVersion } = await submitted(app, 'suyanqing', complete(ids, '工作量已满时受理的成果'));
    const loadOf = async () =>
      (await manager.do(calls.assessorOptions, { id })).find((each) => each.id === assessorId)!;
    const { load, isBusy } = await loadOf();
    expect(isBusy).toBe(false);
    expect(load).toBeGreaterThan(0);
    const { version, values } = await admin.do(settingCalls.calls.now, {});
    await admin.do(settingCalls.calls.save, {
      version,
      values: { ...values, assessorCases: load },
      reason: '评估师在办上限调整',
    });
    expect((await loadOf()).isBusy).toBe(true);
    const said = {
      id,
      rowVersion,
      assessorId,
      contractNumber: 'HT-2',
      fee: null,
      planStart: later(1),
      planEnd: later(90),
    };
    const refusal = await refused(manager.do(calls.accept, said));
    expect([refusal.code, refusal.message]).toEqual([2110, expect.stringContaining(`${load} 件`)]);
    expect(await manager.refusal(calls.accept, { ...said, loadReason: '   ' })).toBe(2110);
    // A manager of another agency is not even told that.
    expect(
      await (await app.signIn('shixiting')).refusal(calls.accept, { ...said, loadReason: '该方向仅此一人' }),
    ).toBe(404);
    const loadReason = '该技术方向仅此一名评估师，且本月将结案三件';
    expect(await manager.do(calls.accept, { ...said, loadReason })).toMatchObject({
      status: 'evaluating',
    });
    const notes = async (person: Person) =>
      (await person.do(calls.timeline, { id })).map(({ note }) => note).filter((note) => note === loadReason);
    expect(await notes(manager)).toHaveLength(1);
    expect(await notes(await app.signIn('jiwendi'))).toHaveLength(1);
    expect(await notes(owner)).toEqual([]);
  });

  test('an agency manager named among those who did the work decides nothing', async () => {
    const mine = complete(ids, '评价机构负责人参与的成果');
    const { id, rowVersion } = await submitted(app, 'suyanqing', {
      ...mine,
      persons: [
        ...mine.persons!.map((row) => ({ ...row, share: 10 })),
        {
          name: '严慎之',
          sex: '1',
          birthYear: 1974,
          professionalTitle: '8.2',
          education: '2',
          organisationName: '江澜衡正科技评价中心',
          contribution: '',
          share: 10,
        },
      ],
    });
    expect(
      await manager.refusal(calls.reject, {
        id,
        rowVersion,
        reasonCode: '4',
        reason: '不属于本机构受理的评价范围',
      }),
    ).toBe(2005);
  });
});
