import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type Person, type TestHouse } from '../../start/testing';
import { labelOf } from '../dictionaries/dictionaries';
import { tasks } from '../tasks/contract';
import { panels } from './contract';
import { nextRound } from './server/next-round';
import { commitmentOf } from './server/sheets';
import { emptySheet } from './sheet';
import {
  acceptAll,
  approve,
  declaration,
  goodPanel,
  goodSheet,
  newCase,
  opinionOf,
  personId,
  signingCodeFor,
  spare,
  submitSheet,
  toExperts,
  type Case,
} from './testing/case';

const { calls } = panels;
let house: TestHouse;
let manager: Person;
beforeAll(async () => {
  house = await openHouse();
  manager = await house.signIn('yanshenzhi');
});
afterAll(() => house.close());

const accepted = async (): Promise<Case> => {
  const about = await newCase(house);
  await acceptAll(house, about);
  return about;
};

const conclusionsOf = { 1: 'agree', 2: 'agreeAfterModification', 3: 'disagree' } as const;

/** A sheet as it lies after its form check, for the stories that are about what comes then. */
const laySheet = async (
  about: Case,
  login: string,
  conclusion: 1 | 2 | 3,
  problems: readonly { text: string; isMandatory: boolean }[] = [],
): Promise<void> => {
  const { id } = await opinionOf(house, about, login);
  const sheet = { ...goodSheet, conclusion: conclusionsOf[conclusion], problems: [...problems] };
  const salt = '0'.repeat(64);
  await house.db
    .updateTable('opinion')
    .set({
      status: 1,
      conclusion,
      sheet: JSON.stringify(sheet),
      salt,
      commitment: commitmentOf(salt, sheet),
      signedAt: house.now().toISOString(),
    })
    .where('id', '=', id)
    .execute();
};

/** The same of the whole panel. */
const laySheets = async (
  about: Case,
  conclusions: readonly (1 | 2 | 3)[],
  mandatoryAt = -1,
): Promise<void> => {
  for (const [place, conclusion] of conclusions.entries())
    await laySheet(about, goodPanel[place]![0], conclusion, [
      { text: `问题 ${place + 1}`, isMandatory: place === mandatoryAt },
    ]);
};

describe('an expert fills in his sheet', () => {
  test('after he accepted there is still no material before the report goes to the experts, and nothing is saved', async () => {
    const about = await accepted();
    const expert = await house.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(house, about, 'helanzhou');
    expect(await expert.do(calls.opinion, { id })).toMatchObject({ work: null, can: [] });
    expect(await expert.refusal(calls.save, { id, rowVersion, sheet: goodSheet })).toBe(2307);
    await toExperts(house, about);
    const shown = await expert.do(calls.opinion, { id });
    expect(shown).toMatchObject({
      work: { reportId: about.reportId, applicationId: about.applicationId, proposed: { maturityLevel: 7 } },
      status: null,
    });
    expect(shown.can.toSorted()).toEqual(['save', 'submit']);
  });

  test('he saves what he has; another expert, an owner and the assessor cannot touch or find it', async () => {
    const about = await accepted();
    await toExperts(house, about);
    const expert = await house.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(house, about, 'helanzhou');
    const half = { ...emptySheet, conclusion: 'disagree' as const };
    const saved = await expert.do(calls.save, { id, rowVersion, sheet: half });
    expect(saved).toEqual({ id, status: 'draft', rowVersion: rowVersion + 1 });
    expect(await expert.refusal(calls.save, { id, rowVersion, sheet: half })).toBe(2003);
    const input = { id, rowVersion: saved.rowVersion, sheet: goodSheet };
    expect(await (await house.signIn('gubeichen')).refusal(calls.save, input)).toBe(404);
    expect(await (await house.signIn('gubeichen')).refusal(calls.opinion, { id })).toBe(404);
    expect(await (await house.signIn('jiangwangshu')).refusal(calls.opinion, { id })).toBe(403);
    expect(await (await house.signIn('lujingxing')).refusal(calls.opinion, { id })).toBe(404);
    expect(await (await house.signIn('shixiting')).refusal(calls.opinion, { id })).toBe(404);
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
    const about = await accepted();
    await toExperts(house, about);
    const expert = await house.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(house, about, 'helanzhou');
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

  test('[ST3] he signs exactly this sheet: a code for another content is refused, then it is submitted and sealed', async () => {
    const about = await accepted();
    await toExperts(house, about);
    const expert = await house.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(house, about, 'helanzhou');
    await expert.do(calls.save, { id, rowVersion, sheet: goodSheet });
    const old = await signingCodeFor(house, expert, 'helanzhou', id);
    const changed = { ...goodSheet, overallReason: '补充理由' };
    await expert.do(calls.save, { id, rowVersion: rowVersion + 1, sheet: changed });
    const submit = (signingCode: string) => ({ id, rowVersion: rowVersion + 2, signingCode });
    expect(await expert.refusal(calls.submit, submit(old))).toBe(1003);
    expect((await opinionOf(house, about, 'helanzhou')).status).toBe(6);
    const code = await signingCodeFor(house, expert, 'helanzhou', id);
    await expert.do(calls.submit, submit(code));
    const row = await opinionOf(house, about, 'helanzhou');
    expect(row).toMatchObject({ status: 0, conclusion: 1, commitment: commitmentOf(row.salt!, changed) });
    const entry = await house.db
      .selectFrom('auditLog')
      .select('reason')
      .where('objectId', '=', id)
      .where('action', '=', 'panels.submit')
      .where('result', '=', 'ok')
      .executeTakeFirstOrThrow();
    expect(entry.reason).toBe(`commitment ${row.commitment}`);
    expect(await expert.refusal(calls.save, { id, rowVersion: row.rowVersion, sheet: goodSheet })).toBe(2001);
    expect(
      [null, 6, 0, 1, 3].map((code) => labelOf('opinionStatus', code === null ? null : String(code), 'en')),
    ).toEqual(['Not submitted', 'Not submitted', 'Submitted', 'Passed', 'Not passed']);
  });

  test('after the due date it is too late', async () => {
    const about = await accepted();
    await toExperts(house, about, '2026-11-01');
    const expert = await house.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(house, about, 'helanzhou');
    await expert.do(calls.save, { id, rowVersion, sheet: goodSheet });
    expect(
      await expert.refusal(calls.submit, { id, rowVersion: rowVersion + 1, signingCode: '123456' }),
    ).toBe(2006);
  });
});

describe('a sheet moves', () => {
  test('only with a seat of this round, while the round is open, on its last day too', async () => {
    const about = await accepted();
    await toExperts(house, about, '2026-11-02');
    const expert = await house.signIn('helanzhou');
    const { id, rowVersion } = await opinionOf(house, about, 'helanzhou');
    const save = () => expert.refusal(calls.save, { id, rowVersion, sheet: goodSheet });
    const opinion = (invitation: 'invited' | 'accepted') =>
      house.db.updateTable('opinion').set({ invitation }).where('id', '=', id).execute();
    const report = (values: object) =>
      house.db.updateTable('report').set(values).where('id', '=', about.reportId).execute();
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
  test('[ST3] a verdict is no reason; formal defects return it twice, a third time is refused', async () => {
    const about = await accepted();
    await toExperts(house, about);
    const expert = await submitSheet(house, about, 'gubeichen', { ...goodSheet, conclusion: 'disagree' });
    const { id } = await opinionOf(house, about, 'gubeichen');
    const version = async () => (await opinionOf(house, about, 'gubeichen')).rowVersion;
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
    expect(await (await house.signIn('lujingxing')).refusal(calls.check, await back('3'))).toBe(403);
    expect(await (await house.signIn('shixiting')).refusal(calls.check, await back('3'))).toBe(404);
    for (const time of [1, 2]) {
      await manager.do(calls.check, await back('3'));
      const shown = await expert.do(calls.opinion, { id });
      expect(shown).toMatchObject({
        status: 'notPassed',
        work: { returned: { reasonCode: '3', times: time } },
      });
      const code = await signingCodeFor(house, expert, 'gubeichen', id);
      await expert.do(calls.submit, { id, rowVersion: await version(), signingCode: code });
    }
    expect(await manager.refusal(calls.check, await back('3'))).toBe(2309);
    await approve(house, about, 'gubeichen');
    expect((await opinionOf(house, about, 'gubeichen')).status).toBe(1);
  });

  test('of two checks at once exactly one counts; the other has seen an old version', async () => {
    const about = await accepted();
    await toExperts(house, about);
    await laySheets(about, [1]);
    const { id, rowVersion } = await opinionOf(house, about, 'shenyanqiu');
    await house.db.updateTable('opinion').set({ status: 0 }).where('id', '=', id).execute();
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
    const about = await accepted();
    await toExperts(house, about);
    await laySheets(about, [1]);
    const { id, rowVersion } = await opinionOf(house, about, 'shenyanqiu');
    await house.db.updateTable('opinion').set({ status: 0 }).where('id', '=', id).execute();
    await house.db
      .updateTable('report')
      .set({ checkedBy: manager.id })
      .where('id', '=', about.reportId)
      .execute();
    expect(await manager.refusal(calls.check, { id, rowVersion, result: 'passed' })).toBe(2313);
    await house.db.updateTable('report').set({ checkedBy: null }).where('id', '=', about.reportId).execute();
    await house.db
      .updateTable('application')
      .set({ ownerId: manager.id })
      .where('id', '=', about.applicationId)
      .execute();
    expect(await manager.refusal(calls.check, { id, rowVersion, result: 'passed' })).toBe(2005);
  });
});

describe('the round', () => {
  test('is sealed while it is open: the agency sees states, the assessor numbers, an expert only his own, owners nothing', async () => {
    const about = await accepted();
    await toExperts(house, about);
    await laySheets(about, [1, 3]);
    const asked = { reportId: about.reportId };
    const seen = await manager.do(calls.round, asked);
    expect(seen).toHaveLength(5);
    expect(JSON.stringify(seen)).not.toContain('问题 1');
    for (const row of seen) expect(row).toMatchObject({ audience: 'agency', opened: null });
    const assessor = await house.signIn('lujingxing');
    const numbers = await assessor.do(calls.round, asked);
    expect(numbers.map(({ audience, number, status }) => [audience, number, status])).toEqual([
      ['assessor', 1, 'passed'],
      ['assessor', 2, 'passed'],
    ]);
    for (const row of numbers) expect(row).toMatchObject({ sheet: null });
    expect(JSON.stringify(numbers)).not.toContain(await personId(house, 'gubeichen'));
    const expert = await house.signIn('shenyanqiu');
    expect(await expert.do(calls.round, asked)).toEqual([]);
    const other = await opinionOf(house, about, 'gubeichen');
    expect(await expert.refusal(calls.opinion, { id: other.id })).toBe(404);
    expect(await expert.refusal(calls.result, asked)).toBe(404);
    for (const who of ['jiangwangshu', 'admin']) {
      expect(await (await house.signIn(who)).refusal(calls.round, asked)).toBe(403);
      expect(await (await house.signIn(who)).refusal(calls.result, asked)).toBe(403);
    }
  });

  test('the public-service agency names the sheets of what was sent to it, and acts on none', async () => {
    const about = await accepted();
    const reviewer = await house.signIn('zhouyiheng');
    const { id } = await opinionOf(house, about, 'helanzhou');
    const found = async (status: number, returnScope: string | null = null) => {
      const values = { status, returnScope } as never;
      await house.db.updateTable('report').set(values).where('id', '=', about.reportId).execute();
      return reviewer.refusal(calls.opinion, { id }).catch(() => 'found');
    };
    for (const status of [6, 0, 3]) expect(await found(status), `report ${status}`).toBe(404);
    for (const status of [1, 7]) expect(await found(status), `report ${status}`).toBe('found');
    expect(await found(3, 'formal'), 'what it gave back itself').toBe('found');
    expect(await reviewer.do(calls.opinion, { id })).toMatchObject({ can: [] });
    expect(await found(0, 'formal')).toBe(404);
  });

  test('does not close while a sheet is missing, nor twice, nor by another agency', async () => {
    const about = await accepted();
    expect(await manager.refusal(calls.closeRound, { id: about.reportId })).toBe(2307);
    await toExperts(house, about);
    await laySheets(about, [1, 1, 1, 1]);
    expect(await manager.refusal(calls.closeRound, { id: about.reportId })).toBe(2311);
    await laySheets(about, [1, 1, 1, 1, 1]);
    expect(await (await house.signIn('shixiting')).refusal(calls.closeRound, { id: about.reportId })).toBe(
      404,
    );
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
      const about = await accepted();
      await toExperts(house, about);
      await laySheets(about, votes, mandatory);
      const closed = await manager.do(calls.closeRound, { id: about.reportId });
      expect(closed).toMatchObject({ outcome, quorum: 4, agreement: { isLow: false } });
      const { tally } = await house.db
        .selectFrom('report')
        .select('tally')
        .where('id', '=', about.reportId)
        .executeTakeFirstOrThrow();
      expect(tally).toMatchObject({ outcome, agreement: { lines: expect.any(Array) } });
      const [first] = await manager.do(calls.round, { reportId: about.reportId });
      if (first?.audience !== 'agency' || !first.opened) throw new Error('the sheet should be open');
      expect(commitmentOf(first.opened.salt, first.opened.sheet)).toBe(first.opened.commitment);
      const numbers = await (await house.signIn('lujingxing')).do(calls.round, { reportId: about.reportId });
      expect(numbers[0]).toMatchObject({ audience: 'assessor', number: 1, sheet: { conclusion: 'agree' } });
      const consolidated = await (
        await house.signIn('shenyanqiu')
      ).do(calls.result, { reportId: about.reportId });
      expect(consolidated).toEqual(closed);
      expect(consolidated.issues.map(({ text }) => text)).toContain('问题 5');
      for (const [login] of goodPanel)
        expect(JSON.stringify(consolidated)).not.toContain(await personId(house, login));
    },
  );
});

describe('replacing an expert', () => {
  test('needs grounds; the newcomer takes the seat and gets his own time', async () => {
    const about = await accepted();
    await toExperts(house, about);
    const seat = await opinionOf(house, about, 'yinmuchuan');
    const input = {
      opinionId: seat.id,
      rowVersion: seat.rowVersion,
      newExpertId: await personId(house, spare),
      reason: '逾期未提交',
    };
    const grounds = async () =>
      (await manager.do(calls.round, { reportId: about.reportId })).flatMap((each) =>
        each.audience === 'agency' && each.replaceFor ? [[each.id, each.replaceFor]] : [],
      );
    expect(await grounds()).toEqual([]);
    expect(await manager.refusal(calls.replace, input)).toBe(2312);
    expect(await (await house.signIn('lujingxing')).refusal(calls.replace, input)).toBe(403);
    await toExperts(house, about, '2026-10-20');
    expect(await grounds()).toContainEqual([seat.id, 'late']);
    const placed = await manager.do(calls.replace, input);
    const newcomer = await opinionOf(house, about, spare);
    expect(newcomer).toMatchObject({
      id: placed.id,
      number: seat.number,
      invitation: 'invited',
      dueOn: '2026-11-16',
    });
    expect(await opinionOf(house, about, 'yinmuchuan')).toMatchObject({ invitation: 'replaced', number: 0 });
    const gone = await house.signIn('yinmuchuan');
    expect((await gone.do(calls.opinion, { id: seat.id })) as object).toMatchObject({ work: null });
    const expert = await house.signIn(spare);
    await expert.do(calls.reply, {
      id: newcomer.id,
      rowVersion: newcomer.rowVersion,
      accept: true,
      declaration,
    });
    expect(await expert.do(calls.opinion, { id: newcomer.id })).toMatchObject({
      work: { reportId: about.reportId },
    });
  });

  test('[F2] a conflict found after the sheets were signed: the round does not close over it, the expert is replaced, and only the newcomer’s sheet counts', async () => {
    const about = await accepted();
    await toExperts(house, about);
    await laySheets(about, [1, 1, 1, 1, 1]);
    const seat = await opinionOf(house, about, 'yinmuchuan');
    await house.db
      .insertInto('applicationPerson')
      .values({
        ...{ id: house.house.newId(), applicationId: about.applicationId, personId: seat.expertId },
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
      newExpertId: await personId(house, spare),
      reason: '查明为完成人，须回避',
    });
    expect(await manager.refusal(calls.closeRound, { id: about.reportId })).toBe(2311);
    const newcomer = await house.signIn(spare);
    const { rowVersion } = await opinionOf(house, about, spare);
    await newcomer.do(calls.reply, { id: placed.id, rowVersion, accept: true, declaration });
    await laySheet(about, spare, 3);
    const closed = await manager.do(calls.closeRound, { id: about.reportId });
    expect(closed).toMatchObject({ agree: 4, disagree: 1, outcome: 'pass' });
    expect(closed.issues.map(({ text }) => text)).not.toContain(`问题 ${seat.number}`);
    // Having done the work together would be a tie to everybody else who is named there.
    await house.db
      .deleteFrom('applicationPerson')
      .where('applicationId', '=', about.applicationId)
      .where('sort', '=', 400)
      .execute();
  });

  test('a submitted sheet is never taken away, and after the round nobody is replaced', async () => {
    const about = await accepted();
    await toExperts(house, about, '2026-10-20');
    await laySheets(about, [1, 1, 1, 1, 1]);
    const seat = await opinionOf(house, about, 'yinmuchuan');
    const input = {
      opinionId: seat.id,
      rowVersion: seat.rowVersion,
      newExpertId: await personId(house, spare),
      reason: '更换',
    };
    expect(await manager.refusal(calls.replace, input)).toBe(2312);
    await manager.do(calls.closeRound, { id: about.reportId });
    expect(await manager.refusal(calls.replace, input)).toBe(2308);
  });
});

describe('what comes next', () => {
  const desk = async (who: Person) =>
    (await who.do(tasks.calls.waiting, {})).tasks.filter(({ objectKind }) => objectKind === 'opinion');

  test('an accepted sheet waits on the expert’s desk once the report is out, a submitted one on the agency’s', async () => {
    const about = await accepted();
    const expert = await house.signIn('yinmuchuan');
    const { id } = await opinionOf(house, about, 'yinmuchuan');
    const steps = async (who: Person) =>
      (await desk(who)).filter(({ objectId }) => objectId === id).map(({ step }) => step);
    expect(await steps(expert)).toEqual([]);
    await toExperts(house, about);
    expect(await steps(expert)).toEqual(['opinion']);
    expect(await steps(manager)).toEqual([]);
    await house.db.updateTable('opinion').set({ status: 0 }).where('id', '=', id).execute();
    expect(await steps(expert)).toEqual([]);
    expect(await steps(manager)).toEqual(['formCheck']);
  });

  test('two submitted sheets on one achievement wait apart: each row says whose sheet it is, by his number', async () => {
    const about = await accepted();
    await toExperts(house, about);
    await laySheets(about, [1, 1]);
    await house.db
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

  test('a confirm round asks the leader and who wanted changes, by a short sheet; it passes when all confirm', async () => {
    const about = await accepted();
    await toExperts(house, about);
    await laySheets(about, [1, 1, 1, 2, 2]);
    await manager.do(calls.closeRound, { id: about.reportId });
    await house.db
      .updateTable('report')
      .set({ panelRound: 2, panelMode: 'confirm', tally: null })
      .where('id', '=', about.reportId)
      .execute();
    const context = {
      db: house.db,
      now: house.now(),
      newId: house.house.newId,
    };
    await nextRound(context as never, about.reportId);
    const asked = await house.db
      .selectFrom('opinion')
      .select(['number', 'invitation', 'status'])
      .where('reportId', '=', about.reportId)
      .where('panelRound', '=', 2)
      .orderBy('number')
      .execute();
    expect(asked).toEqual([1, 4, 5].map((number) => ({ number, invitation: 'accepted', status: null })));
    for (const login of ['shenyanqiu', 'yinmuchuan', 'ningshuying']) {
      const row = await opinionOf(house, about, login);
      const expert = await house.signIn(login);
      const sheet = { ...emptySheet, conclusion: 'agree' as const };
      await expert.do(calls.save, { id: row.id, rowVersion: row.rowVersion, sheet });
      await house.db.updateTable('opinion').set({ status: 1 }).where('id', '=', row.id).execute();
    }
    expect(await manager.do(calls.closeRound, { id: about.reportId })).toMatchObject({
      outcome: 'pass',
      agree: 3,
      quorum: 3,
      agreement: null,
    });
    const first = await manager.do(calls.round, { reportId: about.reportId, panelRound: 1 });
    expect(first).toHaveLength(5);
  });
});
