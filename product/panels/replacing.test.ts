import { describe, expect, test } from 'vitest';
import { openedApp } from '#testing/opened';
import { panels } from './contract';
import { declaration, opinionOf, spare, toExperts } from '#testing/panels/case';
import { accepted, laySheet, laySheets } from '#testing/panels/sheets';
import { personIdOf } from '#testing/lookups';

const { calls } = panels;
const app = await openedApp();
const manager = await app.signIn('yanshenzhi');

describe('replacing an expert', () => {
  test('needs grounds; the replacement takes the seat and gets their own time', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    const seat = await opinionOf(app, about, 'yinmuchuan');
    const input = {
      opinionId: seat.id,
      rowVersion: seat.rowVersion,
      newExpertId: await personIdOf(app, spare),
      reason: '逾期未提交',
    };
    const grounds = async () =>
      (await manager.do(calls.round, { reportId: about.reportId })).flatMap((each) =>
        each.audience === 'agency' && each.replaceFor ? [[each.id, each.replaceFor]] : [],
      );
    expect(await grounds()).toEqual([]);
    expect(await manager.refusal(calls.replace, input)).toBe(2312);
    expect(await (await app.signIn('lujingxing')).refusal(calls.replace, input)).toBe(403);
    await toExperts(app, about, '2026-10-20');
    expect(await grounds()).toContainEqual([seat.id, 'late']);
    const placed = await manager.do(calls.replace, input);
    const replacement = await opinionOf(app, about, spare);
    expect(replacement).toMatchObject({
      id: placed.id,
      number: seat.number,
      invitation: 'invited',
      dueOn: '2026-11-16',
    });
    expect(await opinionOf(app, about, 'yinmuchuan')).toMatchObject({
      invitation: 'replaced',
      number: 0,
    });
    const gone = await app.signIn('yinmuchuan');
    expect((await gone.do(calls.opinion, { id: seat.id })) as object).toMatchObject({ work: null });
    const expert = await app.signIn(spare);
    await expert.do(calls.reply, {
      id: replacement.id,
      rowVersion: replacement.rowVersion,
      accept: true,
      declaration,
    });
    expect(await expert.do(calls.opinion, { id: replacement.id })).toMatchObject({
      work: { reportId: about.reportId },
    });
  });

  test('a conflict found after the sheets were signed: the round does not close over it, the expert is replaced, and only the replacement’s sheet counts', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    await laySheets(app, about, [1, 1, 1, 1, 1]);
    const seat = await opinionOf(app, about, 'yinmuchuan');
    await app.db
      .insertInto('applicationPerson')
      .values({
        ...{ id: app.services.newId(), applicationId: about.applicationId, personId: seat.expertId },
        ...{ name: '尹牧川', organisationName: '', sort: 400 },
      } as never)
      .execute();
    const refused = await manager.wire('POST /api/Report/CloseRound', { Id: about.reportId });
    expect(refused).toMatchObject({
      ErrorCode: 2314,
      RequestMsg: expect.stringContaining(`专家 ${seat.number} `),
      ResultValue: [{ Field: `Members.${seat.number}`, Msg: expect.stringContaining('尹牧川') }],
    });
    const placed = await manager.do(calls.replace, {
      opinionId: seat.id,
      rowVersion: seat.rowVersion,
      newExpertId: await personIdOf(app, spare),
      reason: '查明为完成人，须回避',
    });
    expect(await manager.refusal(calls.closeRound, { id: about.reportId })).toBe(2311);
    const replacement = await app.signIn(spare);
    const { rowVersion } = await opinionOf(app, about, spare);
    await replacement.do(calls.reply, { id: placed.id, rowVersion, accept: true, declaration });
    await laySheet(app, about, spare, 3);
    const closed = await manager.do(calls.closeRound, { id: about.reportId });
    expect(closed).toMatchObject({ agree: 4, disagree: 1, outcome: 'pass' });
    expect(closed.issues.map(({ text }) => text)).not.toContain(`问题 ${seat.number}`);
    // Having done the work together would be a tie to everybody else who is named there.
    await app.db
      .deleteFrom('applicationPerson')
      .where('applicationId', '=', about.applicationId)
      .where('sort', '=', 400)
      .execute();
  });

  test('a submitted sheet is never taken away, and after the round nobody is replaced', async () => {
    const about = await accepted(app);
    await toExperts(app, about, '2026-10-20');
    await laySheets(app, about, [1, 1, 1, 1, 1]);
    const seat = await opinionOf(app, about, 'yinmuchuan');
    const input = {
      opinionId: seat.id,
      rowVersion: seat.rowVersion,
      newExpertId: await personIdOf(app, spare),
      reason: '更换',
    };
    expect(await manager.refusal(calls.replace, input)).toBe(2312);
    await manager.do(calls.closeRound, { id: about.reportId });
    expect(await manager.refusal(calls.replace, input)).toBe(2308);
  });
});
