import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SeededIds } from '#database/seeds/cases/draft-of';
import { refused, defectFields } from '#testing';
import { openedApp } from '#testing/opened';
import { applications } from './contract';
import { codeFor, complete, drafted, idsOf, submitted, wholeOf } from '#testing/applications/story';

const { calls } = applications;
const app = await openedApp();
const owner = await app.signIn('suyanqing');
const manager = await app.signIn('yanshenzhi');
let ids: SeededIds;
beforeAll(async () => {
  ids = await idsOf(app);
});

describe('submitting', () => {
  test('[ST1] a complete application is signed, numbered, frozen and on the agency’s desk', async () => {
    const { id, status } = await submitted(app, 'suyanqing', complete(ids, '提交一次的成果'));
    expect(status).toBe('submitted');
    const seen = await wholeOf(manager, id);
    expect(seen.applicationNumber).toMatch(/^CG2026\d{7}$/);
    expect(seen.can.sort()).toEqual(['accept', 'reject', 'return']);
    expect(seen.dueAt).not.toBeNull();
    const snapshot = await app.db
      .selectFrom('applicationSnapshot')
      .selectAll()
      .where('applicationId', '=', id)
      .execute();
    expect(snapshot.map(({ version }) => version)).toEqual([1]);
    const timeline = await owner.do(calls.timeline, { id });
    expect(timeline.map(({ action, to }) => [action, to])).toEqual([
      ['新建草稿', 'draft'],
      ['提交申报', 'submitted'],
    ]);
    const notified = await app.db
      .selectFrom('notice')
      .select('kind')
      .where('personId', '=', ids.people.get('yanshenzhi')!)
      .where('objectId', '=', id)
      .execute();
    expect(notified).toEqual([{ kind: 'applications.toldSubmitted' }]);
    const next = await submitted(app, 'suyanqing', complete(ids, '提交一次的成果之后的一项'));
    const numbers = [seen, await wholeOf(manager, next.id)].map((one) => Number(one.applicationNumber!.slice(2)));
    expect(numbers[1]).toBe(numbers[0]! + 1);
  }); // oxfmt-ignore

  test('each mandatory rule speaks beside its field', async () => {
    const { id, rowVersion } = await drafted(owner, {
      ...complete(ids, '缺得很多'),
      startMonth: '2025-05',
      endMonth: '2024-05',
      organisations: [
        { name: '甲', isMain: false, type: '1', contribution: '' },
        { name: '乙', isMain: false, type: '1', contribution: '' },
      ],
      persons: [],
      approvals: [],
      commitments: [],
      technologyField: '11',
    });
    const fault = await refused(owner.do(calls.submit, { id, rowVersion, signCode: '000000' }));
    expect(fault.code).toBe(2002);
    expect(defectFields(fault).sort()).toEqual([
      'Approvals',
      'Attachments',
      'CommitmentIds',
      'EndDate',
      'Orgs',
      'PJJGOrgId',
      'Persons',
    ]);
    await owner.do(calls.remove, { id, rowVersion });
    const nowhere = await drafted(owner, complete(ids, '没有选评价机构', { evaluationAgencyId: null }));
    const without = await refused(owner.do(calls.submit, { ...nowhere, signCode: '000000' }));
    expect([without.code, without.result]).toEqual([2002, [expect.objectContaining({ Field: 'PJJGOrgId' })]]);
    await owner.do(calls.remove, nowhere);
  });

  test('a state secret is refused for ever, an agency that took part is refused as a conflict', async () => {
    const secret = await refused(drafted(owner, complete(ids, '秘密', { isSecret: true })));
    expect(secret.result).toEqual([{ Field: 'IsSecret', Msg: '涉及国家秘密的成果不得申报' }]);
    const stored = await drafted(owner, complete(ids, '从前存下的秘密', { isSecret: false }));
    await app.db
      .updateTable('application')
      .set({ form: sql`form || '{"isSecret": true}'::jsonb` as never })
      .where('id', '=', stored.id)
      .execute();
    const fault = await refused(owner.do(calls.submit, { ...stored, signCode: '000000' }));
    expect(fault).toMatchObject({ code: 2103, result: [{ Field: 'IsSecret' }] });
    await owner.do(calls.remove, stored);
    const mine = complete(ids, '自评自');
    const agencyId = ids.organisations.get('PJ001')!;
    const taking = async (organisationId: string | null, name: string, meanwhile?: () => Promise<unknown>) => {
      const part = { organisationId, name, isMain: false, type: '6', contribution: '检测' };
      const own = await drafted(owner, { ...mine, organisations: [...mine.organisations!, part] });
      await meanwhile?.();
      const fault = await refused(owner.do(calls.submit, { ...own, signCode: '000000' }));
      await owner.do(calls.remove, own);
      return [fault.code, (fault.result as { Field: string }[] | null)?.[0]?.Field];
    };
    // By its record, by its name alone, and once it was merged by the name it was entered with.
    expect(await taking(agencyId, '衡正中心某部')).toEqual([2005, 'PJJGOrgId']);
    expect(await taking(null, '江澜衡正 科技评价中心')).toEqual([2005, 'PJJGOrgId']);
    const mergeInto = (into: string | null) =>
      app.services.pool.query('update organisation_entry set merged_into = $2, read_as = $2 where id = $1', [agencyId, into]);
    const merged = () => mergeInto(ids.organisations.get('PJ002')!);
    expect(await taking(null, '江澜衡正科技评价中心', merged)).toEqual([2005, 'PJJGOrgId']);
    await mergeInto(null);
    expect((await taking(null, '衡正中心某部'))[0]).not.toBe(2005);
  }); // oxfmt-ignore

  test('a code for another content, a wrong code and a second use are refused', async () => {
    const made = await drafted(owner, complete(ids, '签署码绑定内容'));
    const code = await codeFor(app, owner, 'suyanqing', made.id);
    const changed = await owner.do(calls.save, { step: 'apply', ...made, data: { stage: '1' } });
    expect(await owner.refusal(calls.submit, { ...changed, signCode: code })).toBe(1003);
    const fresh = await codeFor(app, owner, 'suyanqing', made.id);
    await owner.do(calls.submit, { ...changed, signCode: fresh });
    expect(await owner.refusal(calls.submit, { ...changed, signCode: fresh })).toBe(2003);
    expect(await owner.refusal(calls.submit, { id: made.id, rowVersion: 3, signCode: fresh })).toBe(2001);
  });

  test('the same name and main organisation, and the same core right, are found and refused with the matches', async () => {
    const right = {
      form: '1',
      status: '4',
      name: '专利',
      number: 'ZL 2020 1 0000001.0',
      country: 'CN',
      appliedOn: null,
      grantedOn: null,
      owner: '',
      isCore: true,
      inventors: [],
    };
    const first = await submitted(app, 'suyanqing', complete(ids, '已经报过的成果', { rights: [right] }));
    const again = await drafted(owner, complete(ids, '已经报过 的成果'));
    const fault = await refused(owner.do(calls.submit, { ...again, signCode: '000000' }));
    expect(fault.code).toBe(2004);
    expect(fault.result).toMatchObject([
      {
        Id: first.id,
        ApplyNo: expect.stringMatching(/^CG2026/),
        ApplyInfo: '已经报过的成果',
        Reason: '成果名称与主要完成单位相同',
      },
    ]);
    const sameRight = await drafted(
      owner,
      complete(ids, '换个名字', { rights: [{ ...right, number: 'cn202010000001.0' }] }),
    );
    expect(await owner.refusal(calls.submit, { ...sameRight, signCode: '000000' })).toBe(2004);
    const before = await owner.do(calls.checkDuplicate, { achievementName: '', id: again.id });
    expect(before).toMatchObject([
      { achievementName: '已经报过的成果', reason: '成果名称与主要完成单位相同' },
    ]);
    expect(before[0]!.id).not.toBeNull();
    // An application anew is no duplicate of the one it follows.
    const follows = (id: string | null) =>
      app.db
        .updateTable('application')
        .set({ previousApplicationId: id })
        .where('id', '=', again.id)
        .execute();
    await follows(before[0]!.id);
    expect(await owner.refusal(calls.submit, { ...again, signCode: '000000' })).toBe(1003);
    await follows(null);
    await owner.do(calls.remove, again);
    await owner.do(calls.remove, sameRight);
  });

  test('the same request asked twice is done once; two at once make one winner', async () => {
    const made = await drafted(owner, complete(ids, '同一请求两次'));
    const code = await codeFor(app, owner, 'suyanqing', made.id);
    const sent = { requestId: 'submit-once-0001' };
    const first = await owner.do(calls.submit, { ...made, signCode: code }, sent);
    expect(await owner.do(calls.submit, { ...made, signCode: code }, sent)).toEqual(first);
    const rivals = await Promise.allSettled([
      owner.do(calls.cancel, { id: made.id, rowVersion: first.rowVersion }),
      manager.do(calls.reject, {
        id: made.id,
        rowVersion: first.rowVersion,
        reasonCode: '4',
        reason: '不属于本机构的评价范围，请另行委托。',
      }),
    ]);
    const lost = rivals.filter((each) => each.status === 'rejected').map(({ reason }) => reason.code);
    expect(lost).toEqual([2003]);
  });
});
