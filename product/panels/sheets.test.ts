import { describe, expect, test } from 'vitest';
import { labelOf } from '#product/dictionaries/dictionaries';
import { reports } from '#product/reports/contract';
import { tasks } from '#product/tasks/contract';
import { panels } from './contract';
import { commitmentOf } from './server/sheets';
import { emptySheet } from '#product/opinions/sheet';
import { goodSheet, opinionOf, signingCodeFor, spare, submitSheet, toExperts } from '#testing/panels/case';
import { accepted, laySheets } from '#testing/panels/sheets';
import { logged, personIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const { calls } = panels;
const app = await openedApp();
const manager = await app.signIn('yanshenzhi');

describe('an expert fills in their sheet', () => {
  test('after they accepted there is still no material before the report goes to the experts, and nothing is saved', async () => {
    const about = await accepted(app);
    const expert = await app.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(app, about, 'helanzhou');
    expect(await expert.do(calls.opinion, { id })).toMatchObject({ work: null, can: [] });
    expect(await expert.refusal(calls.save, { id, rowVersion, sheet: goodSheet })).toBe(2307);
    await toExperts(app, about);
    const shown = await expert.do(calls.opinion, { id });
    expect(shown).toMatchObject({
      work: { reportId: about.reportId, applicationId: about.applicationId, proposed: { maturityLevel: 7 } },
      status: null,
    });
    expect(shown.can.toSorted()).toEqual(['save', 'submit']);
  });

  test('they save what they have; another expert, an owner and the assessor cannot touch or find it', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    const expert = await app.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(app, about, 'helanzhou');
    const half = { ...emptySheet, conclusion: 'disagree' as const };
    const saved = await expert.do(calls.save, { id, rowVersion, sheet: half });
    expect(saved).toEqual({ id, status: 'draft', rowVersion: rowVersion + 1 });
    expect(await expert.refusal(calls.save, { id, rowVersion, sheet: half })).toBe(2003);
    const input = { id, rowVersion: saved.rowVersion, sheet: goodSheet };
    expect(await (await app.signIn('gubeichen')).refusal(calls.save, input)).toBe(404);
    expect(await (await app.signIn('gubeichen')).refusal(calls.opinion, { id })).toBe(404);
    expect(await (await app.signIn('jiangwangshu')).refusal(calls.opinion, { id })).toBe(403);
    expect(await (await app.signIn('lujingxing')).refusal(calls.opinion, { id })).toBe(404);
    expect(await (await app.signIn('shixiting')).refusal(calls.opinion, { id })).toBe(404);
    expect(await manager.refusal(calls.save, input)).toBe(403);
    const seen = await manager.do(calls.opinion, { id });
    expect(seen).toMatchObject({
      audience: 'agency',
      status: 'draft',
      opened: null,
      form: { hasConclusion: false },
    });
  });

  test('without problems and advice it is not submitted, and every gap is named in wire names', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    const expert = await app.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(app, about, 'helanzhou');
    await expert.do(calls.save, { id, rowVersion, sheet: { ...goodSheet, problems: [], advice: [] } });
    const reply = await expert.wire('POST /api/ExpertOpinion/SubmitOpinion', {
      Id: id,
      RowVersion: rowVersion + 1,
      SmsCode: '123456',
    });
    expect(reply.ErrorCode).toBe(2002);
    expect(reply.ResultValue.map(({ Field }: { Field: string }) => Field)).toEqual([
      'Sheet.Problems',
      'Sheet.Advice',
    ]);
  });

  test('[ST3] they sign exactly this sheet: a code for another content is refused, then it is submitted and sealed', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    const expert = await app.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(app, about, 'helanzhou');
    await expert.do(calls.save, { id, rowVersion, sheet: goodSheet });
    const old = await signingCodeFor(app, expert, 'helanzhou', id);
    const changed = { ...goodSheet, overallReason: '补充理由' };
    await expert.do(calls.save, { id, rowVersion: rowVersion + 1, sheet: changed });
    const submit = (signingCode: string) => ({ id, rowVersion: rowVersion + 2, signingCode });
    expect(await expert.refusal(calls.submit, submit(old))).toBe(1003);
    expect((await opinionOf(app, about, 'helanzhou')).status).toBe(6);
    const code = await signingCodeFor(app, expert, 'helanzhou', id);
    await expert.do(calls.submit, submit(code));
    const row = await opinionOf(app, about, 'helanzhou');
    expect(row).toMatchObject({ status: 0, conclusion: 1, commitment: commitmentOf(row.salt!, changed) });
    const entry = (await logged(app, 'panels.submit', id)).find(({ result }) => result === 'ok')!;
    expect(entry.reason).toBe(`commitment ${row.commitment}`);
    expect(await expert.refusal(calls.save, { id, rowVersion: row.rowVersion, sheet: goodSheet })).toBe(2001);
    expect(
      [null, 6, 0, 1, 3].map((code) => labelOf('opinionStatus', code === null ? null : String(code), 'en')),
    ).toEqual(['Not submitted', 'Not submitted', 'Submitted', 'Passed', 'Not passed']);
  });

  test('after the due date it is too late', async () => {
    const about = await accepted(app);
    await toExperts(app, about, '2026-11-01');
    const expert = await app.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(app, about, 'helanzhou');
    await expert.do(calls.save, { id, rowVersion, sheet: goodSheet });
    expect(
      await expert.refusal(calls.submit, { id, rowVersion: rowVersion + 1, signingCode: '123456' }),
    ).toBe(2006);
  });
});

describe('a sheet moves', () => {
  test('only with a seat of this round, while the round is open, on its last day too', async () => {
    const about = await accepted(app);
    await toExperts(app, about, '2026-11-02');
    const expert = await app.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(app, about, 'helanzhou');
    const save = () => expert.refusal(calls.save, { id, rowVersion, sheet: goodSheet });
    const opinion = (invitation: 'invited' | 'accepted') =>
      app.db.updateTable('opinion').set({ invitation }).where('id', '=', id).execute();
    const report = (values: object) =>
      app.db.updateTable('report').set(values).where('id', '=', about.reportId).execute();
    await opinion('invited');
    expect(await save()).toBe(2306);
    await opinion('accepted');
    await report({ panelRound: 2 });
    expect(await save()).toBe(2306);
    await report({ panelRound: 1, tally: JSON.stringify({ outcome: 'pass' }) });
    expect(await save()).toBe(2308);
    await report({ tally: null });
    const saved = await expert.do(calls.save, { id, rowVersion, sheet: goodSheet });
    const submit = { id, rowVersion: saved.rowVersion, signingCode: '000000' };
    // Everything is in order but the code, whether there is a last day or none.
    for (const expertsDueOn of ['2026-11-02', null]) {
      await report({ expertsDueOn });
      expect(await expert.refusal(calls.submit, submit)).toBe(1003);
    }
  });
});

describe('[EV14] the agency checks the form', () => {
  test('[ST3] a verdict is no reason; formal defects return it twice, and the public-service agency decides then: about the form alone, blind to the verdict', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    const expert = await submitSheet(app, about, 'gubeichen', { ...goodSheet, conclusion: 'disagree' });
    const { id } = await opinionOf(app, about, 'gubeichen');
    const version = async () => (await opinionOf(app, about, 'gubeichen')).rowVersion;
    const back = async (reasonCode: string) => ({
      id,
      rowVersion: await version(),
      result: 'notPassed' as const,
      reasonCode,
      message: '请核对等级',
    });
    expect(await manager.refusal(calls.check, await back('disagree'))).toBe(2310);
    expect(await manager.refusal(calls.check, { ...(await back('3')), message: ' ' })).toBe(2002);
    expect(await expert.refusal(calls.check, await back('3'))).toBe(403);
    expect(await (await app.signIn('lujingxing')).refusal(calls.check, await back('3'))).toBe(403);
    expect(await (await app.signIn('shixiting')).refusal(calls.check, await back('3'))).toBe(404);
    const put = async (reasonCode = '3') => ({
      id,
      rowVersion: await version(),
      reasonCode,
      message: '仍未核对等级',
    });
    expect(await manager.refusal(calls.refer, await put()), 'it can still be returned').toBe(2319);
    for (const time of [1, 2]) {
      await manager.do(calls.check, await back('3'));
      const shown = await expert.do(calls.opinion, { id });
      expect(shown).toMatchObject({
        status: 'notPassed',
        work: { returned: { reasonCode: '3', times: time } },
      });
      const code = await signingCodeFor(app, expert, 'gubeichen', id);
      await expert.do(calls.submit, { id, rowVersion: await version(), signingCode: code });
    }
    expect(await manager.refusal(calls.check, await back('3'))).toBe(2309);
    const reviewer = await app.signIn('zhouyiheng');
    const decided = async (result: 'accepted' | 'replace') => ({
      ...{ id, rowVersion: await version(), result, reason: '等级与理由已可辨认' },
    });
    expect(await reviewer.refusal(calls.opinion, { id }), 'nothing is asked of them yet').toBe(404);
    expect(await manager.refusal(calls.refer, await put('disagree'))).toBe(2310);
    expect(await manager.refusal(calls.ruleOnForm, await decided('accepted'))).toBe(403);
    await manager.do(calls.refer, await put());
    expect(await manager.refusal(calls.check, { ...(await back('3')), result: 'passed' })).toBe(2317);
    expect(await manager.refusal(calls.closeRound, { id: about.reportId })).toBe(2311);
    const waits = async (who: typeof reviewer) =>
      (await who.do(tasks.calls.waiting, {})).tasks.find(({ objectId }) => objectId === id);
    expect(await waits(reviewer)).toMatchObject({
      step: 'formRuling',
      url: expect.stringContaining(`Sheet=${id}`),
    });
    expect(await waits(manager)).toBeUndefined();

    // They read what the form check reads; neither the verdict nor the report is theirs.
    const seen = await reviewer.do(calls.opinion, { id });
    expect(seen).toMatchObject({
      ...{ audience: 'agency', opened: null, can: ['acceptForm', 'rejectForm'] },
      returned: { reasonCode: '3', text: '仍未核对等级' },
    });
    const { comments } = goodSheet;
    expect(JSON.stringify(seen)).toContain(comments.innovation);
    for (const told of ['disagree', '"conclusion":', '"overall":"'])
      expect(JSON.stringify(seen), told).not.toContain(told);
    expect(await reviewer.refusal(reports.calls.byId, { id: about.reportId })).toBe(404);
    expect(await expert.refusal(calls.ruleOnForm, await decided('accepted'))).toBe(403);
    expect(await reviewer.refusal(calls.ruleOnForm, { ...(await decided('accepted')), reason: ' ' })).toBe(
      2002,
    );
    await reviewer.do(calls.ruleOnForm, await decided('accepted'));
    expect(await opinionOf(app, about, 'gubeichen')).toMatchObject({ status: 1, formRuling: 'accepted' });
    expect(await reviewer.refusal(calls.opinion, { id }), 'it is decided').toBe(404);
  });

  test('[ST3] a sheet whose form the public-service agency rejects is closed to its expert, who is replaced', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    const expert = await submitSheet(app, about, 'yinmuchuan');
    const { id } = await opinionOf(app, about, 'yinmuchuan');
    await app.db.updateTable('opinion').set({ formReturns: 2 }).where('id', '=', id).execute();
    const version = async () => (await opinionOf(app, about, 'yinmuchuan')).rowVersion;
    await manager.do(calls.refer, {
      id,
      rowVersion: await version(),
      reasonCode: '3',
      message: '等级前后不一',
    });
    const reviewer = await app.signIn('zhouyiheng');
    await reviewer.do(calls.ruleOnForm, {
      ...{ id, rowVersion: await version(), result: 'replace', reason: '两次补正后等级仍自相矛盾' },
    });
    expect(await expert.refusal(calls.save, { id, rowVersion: await version(), sheet: goodSheet })).toBe(
      2316,
    );
    const round = await manager.do(calls.round, { reportId: about.reportId });
    expect(round.find((each) => each.id === id)).toMatchObject({
      ...{ status: 'notPassed', replaceFor: 'form' },
      ruling: { state: 'replace', text: '两次补正后等级仍自相矛盾' },
    });
    await manager.do(calls.replace, {
      ...{ opinionId: id, rowVersion: await version(), reason: '公共服务机构决定更换' },
      newExpertId: await personIdOf(app, spare),
    });
    expect(await opinionOf(app, about, spare)).toMatchObject({ invitation: 'invited', formRuling: null });
  });

  test('of two checks at once exactly one counts; the other has seen an old version', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    await laySheets(app, about, [1]);
    const { id, rowVersion } = await opinionOf(app, about, 'shenyanqiu');
    await app.db.updateTable('opinion').set({ status: 0 }).where('id', '=', id).execute();
    const both = await Promise.all(
      [1, 2].map((time) =>
        manager.wire(
          'POST /api/ExpertOpinion/CheckOpinion',
          { Id: id, RowVersion: rowVersion, Result: 1 },
          { requestId: `00000000-0000-4000-8000-00000000000${time}` },
        ),
      ),
    );
    expect(both.map(({ ErrorCode }) => ErrorCode).toSorted()).toEqual([0, 2003]);
  });

  test('a manager who checked the report, or whose own work it is, does not check', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    await laySheets(app, about, [1]);
    const { id, rowVersion } = await opinionOf(app, about, 'shenyanqiu');
    await app.db.updateTable('opinion').set({ status: 0 }).where('id', '=', id).execute();
    await app.db
      .updateTable('report')
      .set({ checkedBy: manager.id })
      .where('id', '=', about.reportId)
      .execute();
    expect(await manager.refusal(calls.check, { id, rowVersion, result: 'passed' })).toBe(2313);
    await app.db.updateTable('report').set({ checkedBy: null }).where('id', '=', about.reportId).execute();
    await app.db
      .updateTable('application')
      .set({ ownerId: manager.id })
      .where('id', '=', about.applicationId)
      .execute();
    expect(await manager.refusal(calls.check, { id, rowVersion, result: 'passed' })).toBe(2005);
  });
});
