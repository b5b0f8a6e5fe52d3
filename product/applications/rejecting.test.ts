import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '#guards/workflow-walk/invariants';
import { reports } from '#product/reports/contract';
import { tasks } from '#product/tasks/contract';
import { askDecision, nameAmong } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { applicationRow, reportRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { atPublicAgency, worldOf, type ReportOf } from '#testing/story';
import { smallPdf } from '#testing/story/pdf';
import { checkForms, closeRound, panelists, submitSheet } from '#testing/story/panel';
import { answer, checkAgain, report, saveSection, sign, toPublicAgency } from '#testing/story/report';
import { said } from '#testing/story/world';
import { applications } from './contract';

const app = await openedApp();
const world = worldOf(app);

const reason = '关键检测报告经检测机构书面确认系伪造，无法补救';
const ask = async (login: string, call: string, Id: string, more: object = {}) =>
  (await askDecision(app, await app.signIn(login), call, Id, more)).ErrorCode;
const uploaded = async (login: string): Promise<string> => {
  const person = await app.signIn(login);
  const reply = await person.upload('/api/OriginalMaterial/UploadFile', '证据.pdf', smallPdf('evidence'));
  return reply.ResultValue[0].FileId;
};
const propose = async (login: string, Id: string, more: object = {}) =>
  ask(login, 'ProposeFinalReject', Id, {
    ...{ ReasonCode: '7', Reason: reason, FileId: await uploaded(login) },
    ...more,
  });
const read = async (login: string, id: string) =>
  (await app.signIn(login)).do(applications.calls.dossier, { id });
const can = async (login: string, id: string) => (await read(login, id)).can;
const review = async (login: string, about: ReportOf, more: object) =>
  (
    await (
      await app.signIn(login)
    ).wire('POST /api/Report/PublicReview', {
      Id: about.reportId,
      RowVersion: (await report(world, cast.reviewer, about)).RowVersion,
      ...more,
    })
  ).ErrorCode;
const passing = {
  Result: 1,
  Checklist: ['numbers', 'signatures', 'panel', 'hash', 'limited', 'complete'],
  PublishScope: 'unlisted',
};
const returning = { Result: 3, Scope: 'substantive', Checklist: [], Defects: ['成熟度依据不足'] };
const told = async (login: string, name: string): Promise<string[]> => {
  const { rows } = await (await app.signIn(login)).do(tasks.calls.notices, { pageSize: 100 });
  return rows.filter(({ values }) => values['name'] === name).map(({ kind }) => kind.split('.told')[1]!);
};
const waits = async (login: string, id: string): Promise<string[]> => {
  const all = await (await app.signIn(login)).do(tasks.calls.waiting, {});
  return all.tasks.filter(({ objectId }) => objectId === id).map(({ step }) => step);
};

/** Its author mends it, the panel judges it again, and it comes back to the public-service agency (R8, R5). */
const comesAgain = async (about: ReportOf): Promise<void> => {
  await saveSection(world, about, 'rights', { OwnershipChain: '权属清晰，已附转让协议', Encumbrances: '无' });
  await checkAgain(world, about);
  const { Defects, RowVersion } = await report(world, cast.assessor, about);
  const Answers = Defects.map(({ Key }: { Key: string }) => ({ Key, Text: '已补充证据。' }));
  const again = { Id: about.reportId, Answers, RowVersion };
  await said((await app.signIn(cast.assessor)).wire('POST /api/Report/ResubmitToExpert', again));
  await app.services.pool.query('delete from rate_limit');
  for (const [login] of panelists) await submitSheet(world, about, login);
  await checkForms(world, about);
  await closeRound(world, about);
  await answer(world, about);
  for (const login of [cast.assessor, cast.secondChecker, cast.manager]) await sign(world, about, login);
  await toPublicAgency(world, about);
};

describe('[ST1] two reviewers of the public-service agency reject for good what cannot be repaired (A15)', () => {
  test('one proposes with ground, words and evidence, another one decides; report and application are locked for good', async () => {
    const about = await atPublicAgency(world, { achievementName: '审核不通过的成果' });
    const { applicationId: id, reportId, achievementName } = about;
    const [one, other] = [cast.reviewer, cast.otherReviewer];
    // Nobody rejects alone, nor does anybody but a reviewer.
    expect(await ask(one, 'ApproveFinalReject', id)).toBe(2115);
    expect(await ask(one, 'DeclineFinalReject', id, { Reason: reason })).toBe(2115);
    for (const login of [cast.owner, cast.manager, cast.assessor])
      expect(await propose(login, id), login).toBe(403);
    expect(await propose(one, id, { FileId: undefined })).toBe(2002);
    expect(await propose(one, id, { FileId: await uploaded(cast.otherManager) })).toBe(404);
    expect(await propose(one, id, { ReasonCode: '4' })).toBe(2002);
    expect(await propose(one, id, { Reason: '太短' })).toBe(2002);
    await nameAmong(app, id, await app.signIn(one));
    expect(await propose(one, id)).toBe(2005);
    await sql`delete from application_person where application_id = ${id} and sort = 400`.execute(app.db);

    expect(await propose(one, id)).toBe(0);
    expect(await propose(other, id)).toBe(2114);
    expect(await can(other, id)).toEqual(expect.arrayContaining(['declineRejection', 'rejectFinally']));
    expect(await read(other, id)).toMatchObject({ proposal: { kind: 'rejection', reasonCode: '7', reason } });
    // Until it is decided it is the public-service agency's own.
    for (const login of [cast.owner, cast.manager, cast.assessor])
      expect(await read(login, id), login).toMatchObject({ proposal: null });
    expect(await told(other, achievementName)).toContain('RejectionProposed');
    expect(await waits(other, id)).toContain('decideRejection');
    expect(await waits(one, id)).not.toContain('decideRejection');
    // What one wants rejected another one neither lets pass nor sends back meanwhile.
    expect(await review(other, about, passing)).toBe(2118);
    expect(await review(other, about, returning)).toBe(2118);

    // The proposer does not approve, nor does whoever has a conflict of interest.
    expect(await ask(one, 'ApproveFinalReject', id)).toBe(2113);
    await nameAmong(app, id, await app.signIn(other));
    expect(await ask(other, 'ApproveFinalReject', id)).toBe(2005);
    expect(await can(other, id)).not.toContain('rejectFinally');
    await sql`delete from application_person where application_id = ${id} and sort = 400`.execute(app.db);
    expect((await applicationRow(app, id)).status).toBe(4);

    // Whoever decides it proposes an integrity record with it, here about the main organisation.
    const IntegrityRecord = { IsOrganisation: true, Ground: '2', Months: 12 };
    expect(await ask(other, 'ApproveFinalReject', id, { IntegrityRecord })).toBe(0);
    const { mainOrganisationId, decisionFileId } = await applicationRow(app, id);
    const record = await app.db
      .selectFrom('integrityRecord')
      .selectAll()
      .where('applicationId', '=', id)
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({
      ...{ organisationId: mainOrganisationId, personId: null, ground: '2', facts: reason, status: 0 },
      ...{ evidenceFileId: decisionFileId, proposedBy: (await app.signIn(other)).id },
    });
    expect(await applicationRow(app, id)).toMatchObject({
      ...{ status: 3, isFinal: true, isLocked: true, proposal: null },
      ...{ decisionReason: '7', decisionText: reason, decidedAt: app.now().toISOString() },
    });
    const laidAside = await app.db
      .selectFrom('report')
      .select(['status', 'isFinal', 'isLocked', 'isCurrent'])
      .where('id', '=', reportId)
      .executeTakeFirstOrThrow();
    expect(laidAside).toEqual({ status: 3, isFinal: true, isLocked: true, isCurrent: false });
    expect(await read(cast.owner, id)).toMatchObject({ status: 'rejected', decisionText: reason });
    for (const login of [cast.owner, cast.technologyManager, cast.manager, cast.assessor, one])
      expect(await told(login, achievementName), login).toContain('RejectedFinally');
    // Those who decided still read what they decided about; nobody works on it any more.
    expect(await read(one, id)).toMatchObject({ view: 'whole', decisionReason: '7' });
    await (await app.signIn(other)).do(reports.calls.byId, { id: reportId });
    expect(await review(one, about, passing)).toBe(2001);
    expect(await waits(cast.assessor, reportId)).toEqual([]);
    const steps = await (await app.signIn(cast.owner)).do(applications.calls.timeline, { id });
    expect(steps.filter(({ note }) => note === reason).map(({ action }) => action)).toEqual(['审核不通过']);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('another reviewer, or the same one on second thoughts, has the review go on; corrected, it comes again, and two reject it then', async () => {
    const about = await atPublicAgency(world, { achievementName: '继续审核的成果' });
    const { applicationId: id } = about;
    expect(await propose(cast.reviewer, id)).toBe(0);
    const Reason = '检测机构已出具更正函，伪造一说不成立';
    expect(await ask(cast.otherReviewer, 'DeclineFinalReject', id, { Reason: '短' })).toBe(2002);
    expect(await ask(cast.manager, 'DeclineFinalReject', id, { Reason })).toBe(403);
    expect(await ask(cast.otherReviewer, 'DeclineFinalReject', id, { Reason })).toBe(0);
    expect(await told(cast.reviewer, '继续审核的成果')).toContain('RejectionDeclined');
    expect(await propose(cast.otherReviewer, id)).toBe(0);
    expect(await ask(cast.otherReviewer, 'DeclineFinalReject', id, { Reason })).toBe(0);
    expect(await review(cast.reviewer, about, returning)).toBe(0);
    expect(await propose(cast.reviewer, id)).toBe(2001);

    // Corrected and judged again, it comes a second time, and is rejected then: by two, of whom neither is the other.
    const owner = await app.signIn(cast.owner);
    const ownerSees = async () => {
      const seen = await read(cast.owner, id);
      if (seen.view !== 'whole') throw new Error('their own application is not read whole');
      const { status, decisionText, proposal } = seen;
      const { ErrorCode } = await owner.wire('GET /api/Report/GetReportById', { Id: about.reportId });
      return { status, decisionText, proposal, report: ErrorCode };
    };
    const goesOn = { decisionText: null, proposal: null, report: 404 };
    expect(await ownerSees()).toEqual({ status: 'evaluating', ...goesOn });
    await comesAgain(about);
    expect(await ownerSees()).toEqual({ status: 'publicReview', ...goesOn });
    expect(await ask(cast.otherReviewer, 'ApproveFinalReject', id), 'nobody proposed it this time').toBe(
      2115,
    );
    expect(await propose(cast.otherReviewer, id)).toBe(0);
    expect(await ask(cast.otherReviewer, 'ApproveFinalReject', id), 'the same person twice').toBe(2113);
    expect(await ownerSees(), 'one alone does not suffice').toEqual({ status: 'publicReview', ...goesOn });
    expect(await ask(cast.reviewer, 'ApproveFinalReject', id)).toBe(0);
    expect(await ownerSees()).toMatchObject({ status: 'rejected', decisionText: reason, report: 404 });
    const steps = await owner.do(applications.calls.timeline, { id });
    expect(steps.slice(-4).map(({ action, to, note }) => [action, to, note])).toEqual([
      ['报送公共服务机构', 'publicReview', ''],
      ['退回评价机构', 'evaluating', ''],
      ['报送公共服务机构', 'publicReview', ''],
      ['审核不通过', 'rejected', reason],
    ]);
    expect(await reportRow(app, about.reportId)).toMatchObject({
      ...{ status: 3, isFinal: true, isLocked: true, panelRound: 2 },
    });
    expect(await brokenInvariants(app.db)).toEqual([]);
  });
});
