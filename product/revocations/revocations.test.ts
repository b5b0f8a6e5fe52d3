import { describe, expect, test } from 'vitest';
import { dayOf } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import { byItself } from '#host/jobs';
import { stateOf, systemTransition } from '#host/transitions';
import { appeals } from '#product/appeals/contract';
import { applications } from '#product/applications/contract';
import { checkReport, publicResult } from '#product/publication/server';
import { roles } from '#product/roles/contract';
import { tasks } from '#product/tasks/contract';
import { supersedeReport } from '#queries/reports';
import { nameAmong } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { personIdOf, reportRow, roleIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { smallPdf } from '#testing/story/pdf';
import { revocations } from './contract';
import { revocationFlow } from './workflow';

const app = await openedApp();
const { calls } = revocations;
const signIn = (login: string) => app.signIn(login);

/** A reviewer beside the two of the demonstration, who has had no hand in anything. */
const third = cast.editor;
/** Beside them one who decides where all three had a hand in it. */
const fourth = cast.expiredAssessor;
for (const login of [third, fourth])
  await (
    await signIn('admin')
  ).do(roles.calls.setToPerson, {
    userId: await personIdOf(app, login),
    roleIds: [await roleIdOf(app, roleCode.publicAgency)],
  });

/** Reports of the demonstration by their numbers; Jiang Wangshu's two, of one hospital, the second one newer. */
const numbered = (number: string) =>
  app.db
    .selectFrom('report')
    .select(['id', 'applicationId', 'verifyCode'])
    .where('reportNumber', '=', number)
    .executeTakeFirstOrThrow();
const [older, newer, strangers] = [
  await numbered('YWPJ2026-PJ002-Y-00002'),
  await numbered('YWPJ2026-PJ002-J-00003'),
  await numbered('YWPJ2026-PJ001-Y-00004'),
];
const note = '一份关键检测报告经查不实，自今日起撤销该评价报告。';
const reason = '检测机构书面确认，编号 JC-118 的检测报告并非其出具';

const evidence = async (login: string): Promise<string> => {
  const reply = await (
    await signIn(login)
  ).upload('/api/OriginalMaterial/UploadFile', '检测机构回函.pdf', smallPdf('letter'));
  return reply.ResultValue[0].FileId;
};
const propose = async (login: string, Id: string, more: object = {}) =>
  (await signIn(login)).wire('POST /api/Revocation/ProposeRevocation', {
    ...{ Id, Reason: reason, PublicNote: note },
    ...more,
  });
const proposed = async (login: string, Id: string, more: object): Promise<string> => {
  const { ErrorCode, ResultValue } = await propose(login, Id, more);
  expect(ErrorCode).toBe(0);
  return ResultValue.Id;
};
const decide = async (login: string, Id: string, more: object = {}) =>
  (
    await (
      await signIn(login)
    ).wire('POST /api/Revocation/DecideRevocation', {
      ...{ Id, RowVersion: 1, Result: 1 },
      ...more,
    })
  ).ErrorCode;
const of = async (login: string, id: string) => (await signIn(login)).do(calls.ofReport, { id });
const told = async (login: string): Promise<string[]> => {
  const { rows } = await (await signIn(login)).do(tasks.calls.notices, { pageSize: 100 });
  return rows.flatMap(({ kind }) => (/^(revocations|appeals)\./.test(kind) ? [kind.split('.told')[1]!] : []));
};
const waits = async (login: string, id: string): Promise<string[]> =>
  (await (await signIn(login)).do(tasks.calls.waiting, {})).tasks.flatMap((task) =>
    task.objectId === id ? [`${task.step} ${task.url}`] : [],
  );
/** What anybody is told who knows the number, and whether there is a page of it in public. */
const inPublic = async ({ id }: { readonly id: string }) => {
  const { reportNumber } = await reportRow(app, id);
  const today = dayOf(app.now());
  const said = await checkReport(app.db, reportNumber!, undefined, today);
  return {
    ...(said.kind === 'number' && {
      validity: said.validity,
      publicNote: said.publicNote,
      supersededBy: said.supersededBy,
    }),
    isListed: (await publicResult(app.db, id, today)) !== undefined,
  };
};
const stands = { validity: 'valid', publicNote: null, supersededBy: null, isListed: true };
const appeal = async (login: string, applicationId: string) =>
  (await signIn(login)).wire('POST /api/ApplyFor/AppealApply', {
    ...{ Id: applicationId, Reason: '该检测报告其后已由检测机构补正并重新出具', Files: [] },
  });
const answer = async (login: string, Id: string, Result: 1 | 3) =>
  (
    await (
      await signIn(login)
    ).wire('POST /api/ApplyFor/DecideAppeal', {
      ...{ Id, Result, Reason: '经复核，补正后的检测报告属实', RowVersion: 1 },
    })
  ).ErrorCode;

describe('[ST1] [ST2] a passed report is revoked by two reviewers, and its holder appeals (domain §3.3 R10, §3.5)', () => {
  test('one proposes, another one decides; anybody who checks reads it, no public list has it, and an appeal that is granted gives it back', async () => {
    const { id, applicationId } = older;
    expect(await inPublic(older)).toEqual(stands);
    // Nobody else may, nor a reviewer with a conflict; it needs a ground with its evidence or a newer report, and words.
    const fileId = await evidence(cast.otherReviewer);
    const grounds = { Ground: '1', FileId: fileId };
    for (const login of [cast.otherManager, cast.otherAssessor, cast.otherOwner])
      expect((await propose(login, id, grounds)).ErrorCode, login).toBe(403);
    for (const lacks of [{}, { Ground: '1' }, { ...grounds, Reason: '不实' }, { ...grounds, PublicNote: '' }])
      expect((await propose(cast.otherReviewer, id, lacks)).ErrorCode, JSON.stringify(lacks)).toBe(2002);
    expect((await propose(cast.otherReviewer, id, { ...grounds, NewerReportId: newer.id })).ErrorCode).toBe(
      2002,
    );
    const reviewer = await signIn(cast.otherReviewer);
    await nameAmong(app, applicationId, reviewer);
    expect((await propose(cast.otherReviewer, id, grounds)).ErrorCode).toBe(2005);
    await app.db.deleteFrom('applicationPerson').where('personId', '=', reviewer.id).execute();

    const revocationId = await proposed(cast.otherReviewer, id, grounds);
    expect((await propose(cast.reviewer, id, grounds)).ErrorCode).toBe(2135);
    // To everybody else nothing has happened.
    expect(await inPublic(older)).toEqual(stands);
    expect(await of(cast.otherOwner, id)).toEqual({ revocations: [], canPropose: false });
    expect(await told(cast.reviewer)).toContain('Proposed');
    const page = `revocation /EvaluationManagement/reprotDetail?Id=${id}`;
    expect([await waits(cast.reviewer, revocationId), await waits(cast.otherReviewer, revocationId)]).toEqual(
      [[page], []],
    );
    expect((await of(cast.otherReviewer, id)).revocations[0]!.can).toEqual(['decline']);
    expect((await of(cast.reviewer, id)).revocations[0]!.can).toEqual(['revoke', 'decline']);
    // Not whoever proposed it, nor from an old page, nor with a conflict.
    expect(await decide(cast.otherReviewer, revocationId)).toBe(2137);
    expect(await decide(cast.reviewer, revocationId, { RowVersion: 9 })).toBe(2003);
    expect(await decide(cast.otherManager, revocationId)).toBe(403);
    const decider = await signIn(cast.reviewer);
    await nameAmong(app, applicationId, decider);
    expect(await decide(cast.reviewer, revocationId)).toBe(2005);
    expect((await of(cast.reviewer, id)).revocations[0]!.can).toEqual([]);
    await app.db.deleteFrom('applicationPerson').where('personId', '=', decider.id).execute();

    expect(await decide(cast.reviewer, revocationId)).toBe(0);
    expect(await inPublic(older)).toEqual({
      ...{ validity: 'revoked', publicNote: note, supersededBy: null, isListed: false },
    });
    // It passed and was issued: it stays so, with its number and its file.
    expect(await reportRow(app, id)).toMatchObject({ status: 1, verifyCode: older.verifyCode });
    expect((await propose(cast.reviewer, id, grounds)).ErrorCode).toBe(2134);
    for (const login of [cast.otherOwner, cast.otherTechnologyManager, cast.otherManager, cast.otherAssessor])
      expect(await told(login), login).toContain('Revoked');
    expect((await of(cast.otherOwner, id)).revocations).toEqual([
      expect.objectContaining({
        ...{ state: 'inForce', ground: '1', reason, publicNote: note, evidenceFileId: fileId, can: [] },
        // Who among the reviewers did what is for reviewers.
        ...{ proposedByName: null, decisionNote: null },
      }),
    ]);
    const fileOf = async (login: string) =>
      (await (await signIn(login)).wire('POST /api/BaseData/GetFileLink', { Id: fileId, Use: 'view' }))
        .ErrorCode;
    expect([await fileOf(cast.otherOwner), await fileOf(cast.owner)]).toEqual([0, 404]);
    const owner = await signIn(cast.otherOwner);
    const steps = await owner.do(applications.calls.timeline, { id: applicationId });
    expect(steps.at(-1)).toMatchObject({ action: '报告已撤销或替代', note: reason, from: null, to: null });

    // Its holder appeals, once; who took a step as reviewer in the case, be it its own formal review, decides nothing.
    expect((await appeal(cast.owner, applicationId)).ErrorCode).toBe(404);
    const until = (await owner.do(appeals.calls.ofApplication, { id: applicationId })).fileUntil;
    expect(until).not.toBeNull();
    const untilFor = async (login: string) => (await of(login, id)).revocations[0]!.appealUntil;
    expect([await untilFor(cast.otherOwner), await untilFor(cast.otherTechnologyManager)]).toEqual([
      until,
      null,
    ]);
    const { ResultValue: filed } = await appeal(cast.otherOwner, applicationId);
    expect(await untilFor(cast.otherOwner)).toBeNull();
    expect((await appeal(cast.otherOwner, applicationId)).ErrorCode).toBe(2132);
    expect(await owner.do(appeals.calls.byId, { id: filed.Id })).toMatchObject({
      ...{ decision: 'revoke', ground: '1', decisionText: reason, decisionFileId: fileId, state: 'open' },
    });
    for (const login of [cast.reviewer, cast.otherReviewer])
      expect(await answer(login, filed.Id, 3), login).toBe(2133);
    expect(await answer(third, filed.Id, 3)).toBe(0);
    expect(await inPublic(older)).toEqual(stands);
    expect(await told(cast.otherOwner)).toContain('Lifted');
    expect(await of(cast.otherOwner, id)).toMatchObject({ revocations: [{ state: 'lifted', can: [] }] });
    expect((await owner.do(applications.calls.timeline, { id: applicationId })).at(-1)!.action).toBe(
      '申诉成立，该项撤销或替代失效',
    );
    const row = await owner.do(applications.calls.dossier, { id: applicationId });
    expect(row.status).toBe('passed');
    // Once it stands again there is nothing to appeal against.
    expect((await appeal(cast.otherOwner, applicationId)).ErrorCode).toBe(2130);
  });

  test('superseded by a newer one, which has to be one; an appeal that is not granted changes nothing; what is superseded may still be revoked', async () => {
    const { id, applicationId } = older;
    // Another decision is another moment: one appeal against each.
    app.pass({ seconds: 1 });
    const reviewer = await signIn(cast.reviewer);
    expect((await reviewer.do(calls.newer, { id })).map((each) => each.id)).toEqual([newer.id]);
    expect(await reviewer.do(calls.newer, { id: newer.id })).toEqual([]);
    expect(await (await signIn(cast.otherManager)).refusal(calls.newer, { id })).toBe(403);
    for (const [one, by] of [
      [id, strangers.id],
      [id, id],
      [newer.id, id],
    ] as const)
      expect((await propose(cast.reviewer, one, { NewerReportId: by })).ErrorCode).toBe(2136);

    // Declined with a reason, by another one or by whoever proposed it: the report stands.
    // To a reviewer who is the technology manager of the achievement nothing is proposed, nor was it.
    const managed = (technologyManagerId: string) =>
      app.db
        .updateTable('application')
        .set({ technologyManagerId })
        .where('id', '=', applicationId)
        .returning('technologyManagerId')
        .execute();
    const before = await told(third);
    await managed(await personIdOf(app, third));
    const first = await proposed(cast.reviewer, id, { NewerReportId: newer.id });
    const known = async () => [await of(third, id), await waits(third, first), await told(third)];
    const [earlier] = (await of(third, id)).revocations;
    const nothing = [{ revocations: [earlier], canPropose: false }, [], before];
    expect(earlier).toMatchObject({ state: 'lifted', proposedByName: null });
    expect([await known(), await decide(third, first)]).toEqual([nothing, 404]);
    // The newer one has to be one when it is decided, too: in force, and known to the public.
    const newerIs = (columns: { readonly revokedAt: string | null; readonly isLimited: boolean }) =>
      app.db.updateTable('report').set(columns).where('id', '=', newer.id).execute();
    await newerIs({ revokedAt: app.now().toISOString(), isLimited: false });
    expect(await decide(cast.otherReviewer, first)).toBe(2136);
    await newerIs({ revokedAt: null, isLimited: true });
    expect(await decide(cast.otherReviewer, first)).toBe(2136);
    await newerIs({ revokedAt: null, isLimited: false });
    expect(await decide(cast.otherReviewer, first, { Result: 3 })).toBe(2002);
    expect(await decide(cast.otherReviewer, first, { Result: 3, Reason: '两份报告评价的不是同一成果' })).toBe(
      0,
    );
    expect(await told(cast.reviewer)).toContain('Declined');
    expect(await known()).toEqual(nothing);
    await managed(await personIdOf(app, cast.otherTechnologyManager));
    expect(await decide(cast.otherReviewer, first)).toBe(2003);
    expect(await inPublic(older)).toEqual(stands);

    const second = await proposed(cast.reviewer, id, { NewerReportId: newer.id });
    expect(await decide(cast.otherReviewer, second)).toBe(0);
    const superseded = {
      ...{ validity: 'superseded', publicNote: note },
      ...{ supersededBy: 'YWPJ2026-PJ002-J-00003', isListed: false },
    };
    expect(await inPublic(older)).toEqual(superseded);
    expect(await told(cast.otherOwner)).toContain('Superseded');
    expect(await inPublic(newer)).toEqual(stands);
    // Another decision is another moment, here too.
    app.pass({ seconds: 1 });
    const evidenceId = await evidence(third);
    const last = await proposed(third, id, {
      ...{ Ground: '7', FileId: evidenceId, PublicNote: '经查存在科研失信，撤销该报告。' },
    });
    expect(await decide(cast.reviewer, last)).toBe(0);
    expect(await inPublic(older)).toMatchObject({ validity: 'revoked', isListed: false });
    // Each has an appeal of its own, beside the other's, the newest first. Once the revocation falls it is superseded again, in the words of that.
    const { ResultValue: another } = await appeal(cast.otherOwner, applicationId);
    const { ResultValue: filed } = await appeal(cast.otherOwner, applicationId);
    expect((await appeal(cast.otherOwner, applicationId)).ErrorCode).toBe(2132);
    expect([await answer(third, another.Id, 3), await answer(fourth, another.Id, 3)]).toEqual([2133, 0]);
    expect(await inPublic(older)).toEqual(superseded);
    expect(await told(cast.otherOwner)).toContain('Fallen');
    expect(await answer(fourth, filed.Id, 1)).toBe(0);
    expect(await inPublic(older)).toEqual(superseded);
    // A re-evaluation that passes later supersedes without the note of the other one, and goes on when that falls.
    await supersedeReport({ db: app.db, now: app.now() }, applicationId, strangers.applicationId);
    const byAnother = { ...superseded, publicNote: null, supersededBy: 'YWPJ2026-PJ001-Y-00004' };
    expect(await inPublic(older)).toEqual(byAnother);
    await byItself(app.services, async (context) => {
      await systemTransition(context, 'revocation', second, 'lift');
    });
    expect(await inPublic(older)).toEqual(byAnother);
    const steps = await app.db
      .selectFrom('timeline')
      .select(['transition', 'actor', 'fromState', 'toState'])
      .where('objectKind', '=', 'revocation')
      .execute();
    const name = (state: number | null) => (state === null ? null : stateOf(revocationFlow, state));
    expect(
      [
        ...new Set(
          steps.map((step) =>
            [name(step.fromState), step.transition, step.actor, name(step.toState)].join(' '),
          ),
        ),
      ].toSorted(),
      'every row of the table was gone by whom it names',
    ).toEqual(
      revocationFlow.rows
        .map(([from, transition, by, to]) => [from, transition, by, to].join(' '))
        .toSorted(),
    );
  });
});
