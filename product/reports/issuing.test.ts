import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PanelCase } from '#testing/panels/case';
import { formalChecks, reports } from './contract';
import { answerAll, caseAt, judged, read, toPublicAgency } from '#testing/reports/story';
import { organisationNumbered, reportRow } from '#testing/lookups';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const review = async ({ reportId }: PanelCase) => {
  const reviewer = await app.signIn(cast.reviewer);
  const { rowVersion } = await read(reviewer, { reportId, applicationId: '' });
  return { id: reportId, result: 'pass' as const, checklist: [...formalChecks], rowVersion };
};
const rowOf = (reportId: string) => reportRow(app, reportId);

describe('issuing', () => {
  test('reports passed at the same moment get neighbouring numbers: no gap, no twin', async () => {
    const cases = [await caseAt(app, 'atPublicAgency'), await caseAt(app, 'atPublicAgency')];
    const reviewer = await app.signIn(cast.reviewer);
    const asked = await Promise.all(cases.map(review));
    const twice = await Promise.all([
      ...asked.map((one) => reviewer.wire('POST /api/Report/PublicReview', wired(one))),
      // A second reviewer at the very same moment: exactly one of the two wins.
      (await app.signIn('cuijingting')).wire('POST /api/Report/PublicReview', wired(asked[0]!)),
    ]);
    expect(twice.map(({ ErrorCode }) => ErrorCode).filter((code) => code === 0)).toHaveLength(2);
    const rows = await Promise.all(cases.map(({ reportId }) => rowOf(reportId)));
    const sequence = rows
      .map(({ reportNumber }) => Number(reportNumber!.slice(-5)))
      .toSorted((a, b) => a - b);
    expect(sequence[1]! - sequence[0]!).toBe(1);
    expect(new Set(rows.map(({ verifyCode }) => verifyCode)).size).toBe(2);
    for (const { pdfSha256 } of rows) {
      const chunks: Buffer[] = [];
      for await (const chunk of await app.services.files.open(pdfSha256!)) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(pdfSha256);
    }
  });

  test('a character no font can draw stops the issue: nothing is numbered and the reviewer reads which and where', async () => {
    const about = await caseAt(app, 'atPublicAgency');
    await app.db
      .updateTable('application')
      .set({ achievementName: '𠮷田监测系统' })
      .where('id', '=', about.applicationId)
      .execute();
    const before = await app.db.selectFrom('counter').selectAll().where('name', 'like', 'report %').execute();
    const reviewer = await app.signIn(cast.reviewer);
    const reply = await reviewer.wire('POST /api/Report/PublicReview', wired(await review(about)));
    expect(reply.ErrorCode).toBe(2420);
    expect(reply.RequestMsg).toContain('𠮷');
    expect(reply.RequestMsg).toContain('U+20BB7');
    const row = await rowOf(about.reportId);
    expect([row.status, row.reportNumber, row.verifyCode, row.pdfSha256]).toEqual([7, null, null, null]);
    expect(
      await app.db.selectFrom('counter').selectAll().where('name', 'like', 'report %').execute(),
    ).toEqual(before);
  });

  test('a reviewer who took part refuses themselves: 2005', async () => {
    const about = await caseAt(app, 'atPublicAgency');
    const reviewer = await app.signIn(cast.reviewer);
    await app.db
      .updateTable('applicationPerson')
      .set({ personId: reviewer.id })
      .where('applicationId', '=', about.applicationId)
      .execute();
    expect(await reviewer.refusal(reports.calls.publicReview, await review(about))).toBe(2005);
  });

  test('[ST2] a return needs defects; the report comes back changed, checked, answered, for a full new round', async () => {
    const about = await caseAt(app, 'atPublicAgency');
    const reviewer = await app.signIn(cast.reviewer);
    const asked = { ...(await review(about)), result: 'return' as const };
    expect(await reviewer.refusal(reports.calls.publicReview, asked)).toBe(2002);
    await reviewer.do(reports.calls.publicReview, {
      ...asked,
      scope: 'substantive',
      defects: ['效益依据不足'],
    });
    const author = await app.signIn(cast.assessor);
    const back = await read(author, about);
    expect(back).toMatchObject({ status: 'returned', applicationStatus: 7 });
    const answers = back.defects.map(({ key }) => ({ key, text: '已补充财务证明。' }));
    const resubmit = async () => ({
      id: about.reportId,
      answers,
      rowVersion: (await read(author, about)).rowVersion,
    });
    expect(await author.refusal(reports.calls.resubmit, await resubmit())).toBe(2406);
    await author.do(reports.calls.save, {
      id: about.reportId,
      rowVersion: back.rowVersion,
      section: 'benefit',
      data: { economicBasis: '审计报告', social: '减少随访', socialFacts: [], academicFacts: [] },
    });
    const checker = await app.signIn(cast.secondChecker);
    await checker.do(reports.calls.secondCheck, {
      id: about.reportId,
      checklist: ['evidence'],
      remark: '',
      rowVersion: (await read(checker, about)).rowVersion,
    });
    expect(await author.refusal(reports.calls.resubmit, { ...(await resubmit()), answers: [] })).toBe(2417);
    await author.do(reports.calls.resubmit, await resubmit());
    expect(await read(author, about)).toMatchObject({
      status: 'withExperts',
      panelRound: 2,
      outcome: 'open',
    });
    const sheets = await app.db
      .selectFrom('opinion')
      .select(['panelRound', 'status'])
      .where('reportId', '=', about.reportId)
      .where('panelRound', '=', 2)
      .execute();
    expect(sheets).toHaveLength(5);
    expect(sheets.every(({ status }) => status === null)).toBe(true);

    // The reviewer who gets it again reads what was returned, and how it was answered.
    await app.services.pool.query('delete from rate_limit');
    await judged(app, about);
    await answerAll(app, about);
    await toPublicAgency(app, about);
    expect(await read(reviewer, about)).toMatchObject({
      status: 'atPublicAgency',
      panelRound: 2,
      defects: [{ text: '效益依据不足', answer: '已补充财务证明。' }],
    });
  });

  test('[EV15] the record checks the content and the limited release itself: a laxer word than the applicant’s is refused', async () => {
    const about = await caseAt(app, 'atPublicAgency');
    const reviewer = await app.signIn(cast.reviewer);
    expect(await read(reviewer, about)).toMatchObject({ isContentKept: true, isLimitedDeclared: false });
    const declare = (isLimited: boolean) =>
      app.db.updateTable('application').set({ isLimited }).where('id', '=', about.applicationId).execute();
    await declare(true);
    expect(await read(reviewer, about)).toMatchObject({ isLimitedDeclared: true });
    const { ErrorCode, ResultValue } = await reviewer.wire(
      'POST /api/Report/PublicReview',
      wired({ ...(await review(about)), isLimited: false }),
    );
    expect([ErrorCode, ResultValue]).toEqual([
      2002,
      [{ Field: 'IsLimited', Msg: '申报人已声明限制公开，不能取消' }],
    ]);
    await declare(false);
    await app.db
      .updateTable('report')
      .set({ contentHash: '0'.repeat(64) })
      .where('id', '=', about.reportId)
      .execute();
    expect(await read(reviewer, about)).toMatchObject({ isContentKept: false });
  });
});

const wired = (asked: Awaited<ReturnType<typeof review>> & { readonly isLimited?: boolean }) => ({
  Id: asked.id,
  Result: 1,
  Checklist: asked.checklist,
  ...(asked.isLimited !== undefined && { IsLimited: asked.isLimited }),
  RowVersion: asked.rowVersion,
});

describe('the print view', () => {
  const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';
  const spend = (t: string, cookie = '', id?: string) =>
    app.visitor.wire(
      'POST /api/Report/GetPrintData',
      { t },
      { headers: { cookie, ...(id && { 'request-id': id }) } },
    );

  test('a ticket is spent once; the same browser reads again for five minutes, nobody else', async () => {
    const about = await caseAt(app, 'written');
    const author = await app.signIn(cast.assessor);
    const { ticket } = await author.do(reports.calls.createPrintTicket, { id: about.reportId });
    const stored = await app.db.selectFrom('printTicket').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(ticket);
    expect((await spend('x'.repeat(40))).ErrorCode).toBe(2423);
    const first = await spend(ticket, '', 'the-first-reading');
    expect(first.ErrorCode).toBe(0);
    expect(JSON.stringify(first.ResultValue.Body)).toContain('非正式件');
    const cookie = cookieOf(first.headers);
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly/i);
    expect((await spend(ticket)).ErrorCode).toBe(2423);
    // Nor whoever repeats the first reading to the letter.
    expect((await spend(ticket, '', 'the-first-reading')).ErrorCode).toBe(2423);
    expect((await spend(ticket, cookie, 'the-first-reading')).ErrorCode).toBe(0);
    expect((await spend(ticket, cookie)).ErrorCode).toBe(0);
    app.pass({ minutes: 6 });
    expect((await spend(ticket, cookie)).ErrorCode).toBe(2423);
  });

  test('the right is looked up when the ticket is used', async () => {
    const about = await caseAt(app, 'written');
    const author = await app.signIn(cast.assessor);
    const { ticket } = await author.do(reports.calls.createPrintTicket, { id: about.reportId });
    await app.db
      .updateTable('report')
      .set({ authorId: (await app.signIn('xuzhibai')).id, agencyId: (await agency('PJ002')).id })
      .where('id', '=', about.reportId)
      .execute();
    expect((await spend(ticket)).ErrorCode).toBe(2423);
    const admin = await app.signIn(cast.administrator);
    expect(await admin.refusal(reports.calls.createPrintTicket, { id: about.reportId })).toBe(403);
  });
});

const agency = (number: string) => organisationNumbered(app, number);
