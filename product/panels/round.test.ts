import { describe, expect, test } from 'vitest';
import { type Person } from '#testing';
import { openedApp } from '#testing/opened';
import { tasks } from '#product/tasks/contract';
import { panels } from './contract';
import { commitmentOf } from './server/sheets';
import { goodPanel, opinionOf, toExperts } from '#testing/panels/case';
import { accepted, laySheets } from '#testing/panels/sheets';
import { personIdOf, reportRow } from '#testing/lookups';

const { calls } = panels;
const app = await openedApp();
const manager = await app.signIn('yanshenzhi');

describe('the round', () => {
  test('is sealed while it is open: the agency sees states, the assessor numbers, experts only their own, owners nothing', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    await laySheets(app, about, [1, 3]);
    const asked = { reportId: about.reportId };
    const seen = await manager.do(calls.round, asked);
    expect(seen).toHaveLength(5);
    expect(JSON.stringify(seen)).not.toContain('问题 1');
    for (const row of seen) expect(row).toMatchObject({ audience: 'agency', opened: null });
    const assessor = await app.signIn('lujingxing');
    const numbers = await assessor.do(calls.round, asked);
    expect(numbers.map(({ audience, number, status }) => [audience, number, status])).toEqual([
      ['assessor', 1, 'passed'],
      ['assessor', 2, 'passed'],
    ]);
    for (const row of numbers) expect(row).toMatchObject({ sheet: null });
    expect(JSON.stringify(numbers)).not.toContain(await personIdOf(app, 'gubeichen'));
    const expert = await app.signIn('shenyanqiu');
    expect(await expert.do(calls.round, asked)).toEqual([]);
    const other = await opinionOf(app, about, 'gubeichen');
    expect(await expert.refusal(calls.opinion, { id: other.id })).toBe(404);
    expect(await expert.refusal(calls.result, asked)).toBe(404);
    for (const who of ['jiangwangshu', 'admin']) {
      expect(await (await app.signIn(who)).refusal(calls.round, asked)).toBe(403);
      expect(await (await app.signIn(who)).refusal(calls.result, asked)).toBe(403);
    }
  });

  test('the public-service agency names the sheets of what was sent to it, and acts on none', async () => {
    const about = await accepted(app);
    const reviewer = await app.signIn('zhouyiheng');
    const { id } = await opinionOf(app, about, 'helanzhou');
    const found = async (status: number, returnScope: string | null = null) => {
      const values = { status, returnScope } as never;
      await app.db.updateTable('report').set(values).where('id', '=', about.reportId).execute();
      return reviewer.refusal(calls.opinion, { id }).catch(() => 'found');
    };
    for (const status of [6, 0, 3]) expect(await found(status), `report ${status}`).toBe(404);
    for (const status of [1, 7]) expect(await found(status), `report ${status}`).toBe('found');
    expect(await found(3, 'formal'), 'what it gave back itself').toBe('found');
    expect(await reviewer.do(calls.opinion, { id })).toMatchObject({ can: [] });
    expect(await found(0, 'formal')).toBe(404);
  });

  test('does not close while a sheet is missing, nor twice, nor by another agency', async () => {
    const about = await accepted(app);
    expect(await manager.refusal(calls.closeRound, { id: about.reportId })).toBe(2307);
    await toExperts(app, about);
    await laySheets(app, about, [1, 1, 1, 1]);
    expect(await manager.refusal(calls.closeRound, { id: about.reportId })).toBe(2311);
    await laySheets(app, about, [1, 1, 1, 1, 1]);
    expect(await (await app.signIn('shixiting')).refusal(calls.closeRound, { id: about.reportId })).toBe(404);
    await manager.do(calls.closeRound, { id: about.reportId });
    expect(await manager.refusal(calls.closeRound, { id: about.reportId })).toBe(2308);
  });

  const outcomes: [string, (1 | 2 | 3)[], number, string][] = [
    ['4 agree, 1 disagrees', [1, 1, 1, 1, 3], -1, 'pass'],
    ['4 agree, 1 wants a mandatory change', [1, 1, 1, 1, 2], 4, 'modify'],
    ['3 agree, 2 after modification', [1, 1, 1, 2, 2], -1, 'modify'],
    ['3 agree, 2 disagree', [1, 1, 1, 3, 3], -1, 'fail'],
  ];
  test.each(outcomes)(
    '%s: the tally is as published, and opens the sheets without names',
    async (_, votes, mandatory, outcome) => {
      const about = await accepted(app);
      await toExperts(app, about);
      await laySheets(app, about, votes, mandatory);
      const closed = await manager.do(calls.closeRound, { id: about.reportId });
      expect(closed).toMatchObject({ outcome, quorum: 4, agreement: { isLow: false } });
      const { tally } = await reportRow(app, about.reportId);
      expect(tally).toMatchObject({ outcome, agreement: { lines: expect.any(Array) } });
      const [first] = await manager.do(calls.round, { reportId: about.reportId });
      if (first?.audience !== 'agency' || !first.opened) throw new Error('the sheet should be open');
      expect(commitmentOf(first.opened.salt, first.opened.sheet)).toBe(first.opened.commitment);
      const numbers = await (await app.signIn('lujingxing')).do(calls.round, { reportId: about.reportId });
      expect(numbers[0]).toMatchObject({ audience: 'assessor', number: 1, sheet: { conclusion: 'agree' } });
      const consolidated = await (
        await app.signIn('shenyanqiu')
      ).do(calls.result, { reportId: about.reportId });
      expect(consolidated).toEqual(closed);
      expect(consolidated.issues.map(({ text }) => text)).toContain('问题 5');
      for (const [login] of goodPanel)
        expect(JSON.stringify(consolidated)).not.toContain(await personIdOf(app, login));
    },
  );
});

describe('what comes next', () => {
  const desk = async (who: Person) =>
    (await who.do(tasks.calls.waiting, {})).tasks.filter(({ objectKind }) => objectKind === 'opinion');

  test('an accepted sheet waits on the expert’s desk once the report is out, a submitted one on the agency’s', async () => {
    const about = await accepted(app);
    const expert = await app.signIn('yinmuchuan');
    const { id } = await opinionOf(app, about, 'yinmuchuan');
    const steps = async (who: Person) =>
      (await desk(who)).filter(({ objectId }) => objectId === id).map(({ step }) => step);
    expect(await steps(expert)).toEqual([]);
    await toExperts(app, about);
    expect(await steps(expert)).toEqual(['opinion']);
    expect(await steps(manager)).toEqual([]);
    await app.db.updateTable('opinion').set({ status: 0 }).where('id', '=', id).execute();
    expect(await steps(expert)).toEqual([]);
    expect(await steps(manager)).toEqual(['formCheck']);
  });

  test('two submitted sheets on one achievement wait apart: each row says whose sheet it is, by number', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    await laySheets(app, about, [1, 1]);
    await app.db
      .updateTable('opinion')
      .set({ status: 0 })
      .where('reportId', '=', about.reportId)
      .where('number', 'in', [1, 2])
      .execute();
    const rows = (await desk(manager)).filter(({ url }) => url.endsWith(`${about.reportId}&Tab=panel`));
    expect(rows.map(({ step, expertNumber }) => [step, expertNumber]).toSorted()).toEqual([
      ['formCheck', 1],
      ['formCheck', 2],
    ]);
  });
});
