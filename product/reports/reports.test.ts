import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { goodPanel, newCase, opinionOf } from '#testing/panels/case';
import { formalChecks, reports } from './contract';
import { checkPdf, checkReport, publicResult, publicResults } from '#product/publication/server';
import { caseAt, codeFor, read, sign, texts } from '#testing/reports/story';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const statusOf = async (reportId: string) =>
  app.db
    .selectFrom('report')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .select([
      'report.status',
      'application.status as applicationStatus',
      'reportNumber',
      'pdfSha256',
      'verifyCode',
    ])
    .where('report.id', '=', reportId)
    .executeTakeFirstOrThrow();

describe('from the draft to the public proof', () => {
  test('[ST2] one report is written, checked, judged, answered, signed, reviewed, numbered and printed', async () => {
    const about = await caseAt(app, 'written');
    const author = await app.signIn(cast.assessor);
    const checker = await app.signIn(cast.secondChecker);
    const written = await read(author, about);
    expect(written).toMatchObject({
      status: 'draft',
      maturityLevel: 8,
      innovationLevel: 3,
      advancementLevel: 6,
      overallLevel: 'internationallyAdvanced',
      missing: [],
    });
    expect(written.assessment!.trace.length).toBeGreaterThan(5);
    expect(written.assessment!.gapToNext!.next).toBe(9);

    // Nothing goes out without a second check, and nobody checks themselves.
    expect(
      await author.refusal(reports.calls.submitToExperts, {
        id: about.reportId,
        rowVersion: written.rowVersion,
      }),
    ).toBe(2406);
    expect(
      await author.refusal(reports.calls.secondCheck, {
        id: about.reportId,
        checklist: ['levels'],
        remark: '',
        rowVersion: written.rowVersion,
      }),
    ).toBe(403);
    expect(written.can).not.toContain('secondCheck');
    expect((await read(checker, about)).can).toContain('secondCheck');
  });

  test('[EV10] [EV13] [ST2] the whole way: panel, sheets, answers, three signatures, review, number, file', async () => {
    const about = await caseAt(app, 'answered');
    const { reportId } = about;
    const [author, , manager, reviewer] = await Promise.all(
      [cast.assessor, cast.secondChecker, cast.manager, cast.reviewer].map((login) => app.signIn(login)),
    );
    const answered = await read(author!, about);
    expect(answered).toMatchObject({ status: 'withExperts', outcome: 'pass', maturityLevel: 8 });
    expect(answered.suggestions).toHaveLength(10);
    expect(JSON.stringify(answered.suggestions)).not.toMatch(/沈砚秋|expertId/);

    // Nothing leaves without the three signatures, and the assessor is not the agency.
    const version = { id: reportId, rowVersion: answered.rowVersion };
    expect(await manager!.refusal(reports.calls.submitToPublic, version)).toBe(2414);
    expect(await author!.refusal(reports.calls.submitToPublic, version)).toBe(403);
    await sign(app, about, cast.assessor);
    await sign(app, about, cast.secondChecker);
    expect(
      await manager!.refusal(reports.calls.submitToPublic, {
        id: reportId,
        rowVersion: (await read(manager!, about)).rowVersion,
      }),
    ).toBe(2414);
    expect(await reviewer!.refusal(reports.calls.byId, { id: reportId })).toBe(404);
    await sign(app, about, cast.manager);
    const signed = await read(manager!, about);
    expect(signed.signatures.map(({ actor, isCurrent }) => [actor, isCurrent])).toEqual([
      ['assessor', true],
      ['secondChecker', true],
      ['agency', true],
    ]);
    await manager!.do(reports.calls.submitToPublic, { id: reportId, rowVersion: signed.rowVersion });
    expect(await statusOf(reportId)).toMatchObject({ status: 7, applicationStatus: 4, reportNumber: null });

    // [EV15] The reviewer ticks the whole checklist or nothing happens.
    const waiting = await read(reviewer!, about);
    const review = {
      id: reportId,
      result: 'pass' as const,
      checklist: [...formalChecks],
      publishScope: 'listed' as const,
      rowVersion: waiting.rowVersion,
    };
    expect(await reviewer!.refusal(reports.calls.publicReview, { ...review, checklist: ['hash'] })).toBe(
      2419,
    );
    expect(await manager!.refusal(reports.calls.publicReview, review)).toBe(403);
    await app.db
      .updateTable('application')
      .set({ consentPublish: true })
      .where('id', '=', about.applicationId)
      .execute();
    const passed = await reviewer!.do(reports.calls.publicReview, review);
    expect(passed.status).toBe('passed');
    expect(passed.reportNumber).toMatch(/^YWPJ2026-PJ001-Y-\d{5}$/);
    const after = await statusOf(reportId);
    expect(after).toMatchObject({ status: 1, applicationStatus: 1, reportNumber: passed.reportNumber });

    // The stored bytes are the ones handed out, and their hash is the one kept.
    const download = await manager!.get(`/api/Report/GetReportPdf?Id=${reportId}`);
    const bytes = Buffer.from(await download.arrayBuffer());
    expect(download.headers.get('content-type')).toBe('application/pdf');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(after.pdfSha256);
    const again = await reviewer!.get(`/api/Report/GetReportPdf?Id=${reportId}`);
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);

    // The owner now reads it, without an expert, a vote or a working paper.
    const owner = await app.signIn(cast.otherOwner);
    const owned = await owner.do(reports.calls.byId, { id: reportId });
    expect(owned.audience).toBe('owner');
    expect(JSON.stringify(owned)).not.toMatch(/tally|suggestions|signatures|沈砚秋/);
    const admin = await app.signIn(cast.administrator);
    const bare = await admin.do(reports.calls.byId, { id: reportId });
    expect(bare.audience).toBe('administrator');
    expect(bare).not.toHaveProperty('sections');
    const expert = await app.signIn(goodPanel[0]![0]);
    expect((await expert.do(reports.calls.byId, { id: reportId })).audience).toBe('expert');

    // The visitor checks it by number, by number and code, and by its bytes.
    const today = '2026-11-02';
    expect(await checkReport(app.db, passed.reportNumber!.toLowerCase(), undefined, today)).toEqual({
      kind: 'number',
      reportNumber: passed.reportNumber,
      validity: 'valid',
      evaluationAgency: '江澜衡正科技评价中心',
      issueDate: expect.any(String),
      supersededBy: null,
      publicNote: null,
      isListed: true,
    });
    expect(await checkReport(app.db, passed.reportNumber!, passed.verifyCode!, today)).toMatchObject({
      kind: 'full',
      maturityLevel: 8,
      overallLevel: 'domesticallyLeading',
      contentHash: owned.audience === 'owner' ? owned.contentHash : '',
    });
    expect(await checkReport(app.db, passed.reportNumber!, 'AAAA-BBBB-CCCC-DDDD', today)).toEqual({
      kind: 'unknown',
    });
    expect(await checkReport(app.db, 'YWPJ2026-PJ001-Y-99999', undefined, today)).toEqual({
      kind: 'unknown',
    });
    const file = { sha256: after.pdfSha256!, size: undefined, states: [] };
    expect(await checkPdf(app.db, file, today)).toMatchObject({
      kind: 'identical',
      validity: 'valid',
    });
    const other = { ...file, sha256: '0'.repeat(64) };
    expect(await checkPdf(app.db, { ...other, number: passed.reportNumber! }, today)).toEqual({
      kind: 'altered',
      reportNumber: passed.reportNumber,
    });
    expect(await checkPdf(app.db, other, today)).toEqual({ kind: 'unknownFile' });
    expect(await checkPdf(app.db, { ...other, mark: { kind: 'draft' } }, today)).toEqual({
      kind: 'workingCopy',
    });
    const shown = await publicResults(app.db, {}, today);
    expect(shown.rows.map(({ id }) => id)).toContain(reportId);
    const page = await publicResult(app.db, reportId, today);
    expect(page).toMatchObject({ summary: texts.conclusion.plainLanguage, validity: 'valid' });
    expect(JSON.stringify(page)).not.toMatch(/verifyCode|contentHash|economic/);
    expect((await publicResult(app.db, reportId, '2028-10-01'))!.validity).toBe('expiring');
    expect((await publicResult(app.db, reportId, '2029-01-01'))!.validity).toBe('expired');

    // Limited: nothing without the code, and no page.
    await app.db.updateTable('report').set({ isLimited: true }).where('id', '=', reportId).execute();
    expect(await checkReport(app.db, passed.reportNumber!, undefined, today)).toEqual({ kind: 'unknown' });
    expect((await checkReport(app.db, passed.reportNumber!, passed.verifyCode!, today)).kind).toBe('full');
    expect(await publicResult(app.db, reportId, today)).toBeUndefined();
    await app.db
      .updateTable('report')
      .set({ isLimited: false, revokedAt: app.now().toISOString(), publicNote: '材料不实' })
      .where('id', '=', reportId)
      .execute();
    expect(await checkReport(app.db, passed.reportNumber!, undefined, today)).toMatchObject({
      validity: 'revoked',
      publicNote: '材料不实',
    });
    expect(await publicResult(app.db, reportId, today)).toBeUndefined();

    // Final is final: no transition moves a passed report (vector «report 1 → 3»).
    expect(
      await reviewer!.refusal(reports.calls.publicReview, {
        ...review,
        result: 'return',
        scope: 'formal',
        defects: ['x'],
        rowVersion: passed.rowVersion,
      }),
    ).toBe(2001);
  });
});

describe('what is refused', () => {
  test('[ST2] no state is leapt over: a draft is not sent to the public-service agency', async () => {
    const about = await newCase(app);
    const manager = await app.signIn(cast.manager);
    const author = await app.signIn(cast.assessor);
    const { rowVersion } = await read(author, about);
    expect(await manager.refusal(reports.calls.submitToPublic, { id: about.reportId, rowVersion })).toBe(
      2001,
    );
    expect(
      await author.refusal(reports.calls.withdraw, { id: about.reportId, reason: 'x', rowVersion }),
    ).toBe(2001);
  });

  test('a second check is void after any change, and a signature after another answer', async () => {
    const about = await caseAt(app, 'checked');
    const author = await app.signIn(cast.assessor);
    const before = await read(author, about);
    expect(before.secondCheck!.isCurrent).toBe(true);
    await author.do(reports.calls.save, {
      id: about.reportId,
      rowVersion: before.rowVersion,
      section: 'innovation',
      data: { text: '改了一个字。' },
    });
    const after = await read(author, about);
    expect(after.isSecondChecked).toBe(false);
    expect(
      await author.refusal(reports.calls.submitToExperts, {
        id: about.reportId,
        rowVersion: after.rowVersion,
      }),
    ).toBe(2406);

    const answered = await caseAt(app, 'answered');
    const { contentHash } = await read(author, answered);
    const code = await codeFor(app, cast.assessor, answered, contentHash);
    const { suggestions, rowVersion } = await read(author, answered);
    await author.do(reports.calls.answer, {
      id: answered.reportId,
      answers: suggestions.map(({ key }) => ({ key, text: '另一种答复。' })),
      reconciliation: '专家组意见与计算结果的差异已逐项核对。',
      rowVersion,
    });
    expect(
      await author.refusal(reports.calls.sign, { id: answered.reportId, contentHash, signCode: code }),
    ).toBe(2415);
    await sign(app, answered, cast.assessor);
    await sign(app, answered, cast.secondChecker);
    const signed = await read(author, answered);
    await author.do(reports.calls.answer, {
      id: answered.reportId,
      answers: suggestions.map(({ key }) => ({ key, text: '第三种答复。' })),
      reconciliation: '专家组意见与计算结果的差异已逐项核对。',
      rowVersion: signed.rowVersion,
    });
    expect((await read(author, answered)).signatures.every(({ isCurrent }) => !isCurrent)).toBe(true);
  });

  test('of two people who save one version exactly one wins; the other reads 2003', async () => {
    const about = await newCase(app);
    const author = await app.signIn(cast.assessor);
    const { rowVersion } = await read(author, about);
    const save = (text: string) =>
      author.wire('POST /api/Report/SaveReport', {
        Id: about.reportId,
        Section: 'innovation',
        Data: { Text: text },
        RowVersion: rowVersion,
      });
    const codes = (await Promise.all([save('甲'), save('乙')])).map(({ ErrorCode }) => ErrorCode);
    expect(codes.toSorted()).toEqual([0, 2003]);
  });

  test('evidence of another achievement is not cited, and an open sheet is sealed', async () => {
    const [about, other] = [await caseAt(app, 'written'), await caseAt(app, 'written')];
    const author = await app.signIn(cast.assessor);
    const foreign = (await read(author, other)).evidence[0]!.id;
    const { rowVersion } = await read(author, about);
    expect(
      await author.refusal(reports.calls.save, {
        id: about.reportId,
        rowVersion,
        section: 'achievementEvidence',
        data: [foreign],
      }),
    ).toBe(2002);
  });

  test('a report is withdrawn only while no sheet is in, and returned only when the round is closed', async () => {
    const about = await caseAt(app, 'withExperts');
    const [author, manager] = [await app.signIn(cast.assessor), await app.signIn(cast.manager)];
    const { rowVersion } = await read(author, about);
    expect(
      await manager.refusal(reports.calls.returnToAssessor, {
        id: about.reportId,
        issues: ['x'],
        rowVersion,
      }),
    ).toBe(2409);
    expect(await author.refusal(reports.calls.answer, { id: about.reportId, answers: [], rowVersion })).toBe(
      2409,
    );
    const expert = await app.signIn(goodPanel[0]![0]);
    expect((await expert.do(reports.calls.byId, { id: about.reportId })).audience).toBe('expert');
    await author.do(reports.calls.withdraw, { id: about.reportId, reason: '补充材料', rowVersion });
    expect((await opinionOf(app, about, goodPanel[0]![0])).invitation).toBe('withdrawn');
    expect(await expert.refusal(reports.calls.byId, { id: about.reportId })).toBe(404);
  });
});
