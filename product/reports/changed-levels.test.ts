import { describe, expect, test } from 'vitest';
import { acceptAll, approve, goodPanel, goodSheet, submitSheet, type PanelCase } from '#testing/panels/case';
import { panels } from '#product/panels/contract';
import type { SheetContent } from '#product/opinions/sheet';
import { formalChecks, reports } from './contract';
import { writtenText } from '#testing/printing/poppler';
import { dayOf } from '#contract/calendar';
import { dossierOf, reportHash } from './server/content';
import { publicResult } from '#product/publication/server/results';
import {
  answerAll,
  caseAt,
  read,
  save,
  secondCheckOf,
  submit,
  tablesFor,
  texts,
  toPublicAgency,
} from '#testing/reports/story';
import { reportRow } from '#testing/lookups';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const refusedSave = async (about: PanelCase, data: object) => {
  const author = await app.signIn(cast.assessor);
  const { rowVersion } = await read(author, about);
  const reply = await author.wire('POST /api/Report/SaveReport', {
    Id: about.reportId,
    RowVersion: rowVersion,
    Section: 'override',
    Data: data,
  });
  return [reply.ErrorCode, ...(reply.ResultValue as { Field: string }[]).map(({ Field }) => Field)];
};

/** The evidence of a case, by the type of document. */
const evidenceOf = async (about: PanelCase): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await read(await app.signIn(cast.assessor), about)).evidence.map(({ id, documentType }) => [
      documentType,
      id,
    ]),
  );

/** The key item keeps only this evidence. */
const citeEvidence = async (about: PanelCase, types: readonly string[]): Promise<void> => {
  const byType = await evidenceOf(about);
  const { item } = tablesFor({ byType });
  await save(app, about, {
    section: 'workBreakdown',
    data: [{ ...item, evidenceIds: types.map((type) => byType[type]!) }],
  });
};

const reason = '成熟度按市场实际情况调整。';
const judgedAt = (own: number | null): SheetContent => ({
  ...goodSheet,
  overall: 'internationallyAdvanced',
  levels: {
    ...goodSheet.levels,
    ...(own !== null && { maturity: { agrees: false, own, reason: '依据现场核查' } }),
  },
});

const textOf = async (login: string, { reportId }: PanelCase): Promise<string> => {
  const reply = await (await app.signIn(login)).get(`/api/Report/GetReportPdf?Id=${reportId}`);
  return writtenText(Buffer.from(await reply.arrayBuffer()));
};

describe('no evidence, no level', () => {
  test('a level of 2 is not made 9 by a sentence, however it is argued', async () => {
    const about = await caseAt(app, 'written');
    await citeEvidence(about, ['1.1', '1.3']);
    const all = Object.values(await evidenceOf(about));
    for (const Level of [3, 8, 9, 13])
      expect(
        await refusedSave(about, { Which: 'maturity', Level, Reason: reason, EvidenceIds: all }),
      ).toEqual([2002, 'Level']);
    expect(await read(await app.signIn(cast.assessor), about)).toMatchObject({
      maturityLevel: 2,
      overrides: [],
    });
  });

  test('a gap argued away with its evidence counts once the second checker stands by it, and what was computed stays computed to the end', async () => {
    const about = await caseAt(app, 'written');
    // Everything but the proof of function: computed 2, with a registration certificate for level 8.
    await citeEvidence(about, ['1.1', '1.3', '2.3', '2.6', '2.9', '3.4', '4.5']);
    const byType = await evidenceOf(about);
    const raise = { Which: 'maturity', Level: 8, Reason: reason };
    expect(await refusedSave(about, { ...raise, Level: 9, EvidenceIds: [byType['4.5']] })).toEqual([
      2002,
      'Level',
    ]);
    expect(await refusedSave(about, raise)).toEqual([2002, 'EvidenceIds']);
    expect(await refusedSave(about, { ...raise, EvidenceIds: [byType['1.1']] })).toEqual([
      2002,
      'EvidenceIds',
    ]);
    const change = {
      section: 'override',
      data: { which: 'maturity', level: 8, reason, evidenceIds: [byType['4.5']] },
    };
    await save(app, about, change);
    await acceptAll(app, about);

    // The second checker reads it, and nothing goes on without their name.
    const { checker, asked } = await secondCheckOf(app, about);
    expect(await read(checker, about)).toMatchObject({
      maturityLevel: 2,
      overrides: [
        { computed: '2', chosen: '8', reason, by: '陆景行', state: 'awaitsConfirmation', confirmedBy: null },
      ],
    });
    expect(await checker.refusal(reports.calls.secondCheck, asked)).toBe(2405);
    await checker.do(reports.calls.secondCheck, { ...asked, confirms: ['maturity'] });
    const confirmed = [
      expect.objectContaining({ state: 'inForce', confirmedBy: '纪闻笛', evidenceIds: [byType['4.5']] }),
    ];
    expect(await read(checker, about)).toMatchObject({ maturityLevel: 8, overrides: confirmed });

    // Any change voids the name with the check. The words name the level that stands now.
    const plainLanguage = `${texts.conclusion.plainLanguage}技术成熟度达到 8 级。`;
    await save(app, about, { section: 'conclusion', data: { ...texts.conclusion, plainLanguage } });
    expect(await read(checker, about)).toMatchObject({
      maturityLevel: 2,
      overrides: [{ state: 'awaitsConfirmation', confirmedBy: null }],
    });
    const again = await secondCheckOf(app, about, ['maturity']);
    await again.checker.do(reports.calls.secondCheck, again.asked);
    await submit(app, about);

    // An expert reads what was computed, why it was changed and by whom, in the report and beside the sheet.
    const expert = await app.signIn(goodPanel[0]![0]);
    const shown = await expert.do(reports.calls.byId, { id: about.reportId });
    expect(shown).toMatchObject({ audience: 'expert', maturityLevel: 8, overrides: confirmed });

    const votes = [null, 2, 2, 7, null];
    for (const [place, [login]] of goodPanel.entries()) {
      await submitSheet(app, about, login, judgedAt(votes[place]!));
      await approve(app, about, login);
    }
    const manager = await app.signIn(cast.manager);
    await manager.do(panels.calls.closeRound, { id: about.reportId });

    // Before a word is asked, the assessor reads what panel and computation come to.
    const author = await app.signIn(cast.assessor);
    const judged = await read(author, about);
    expect(judged.reconciled).toMatchObject({
      sheets: 5,
      noteRequired: true,
      maturity: {
        computed: 2,
        proposed: 8,
        panel: 7,
        votes: [
          { level: 8, count: 2 },
          { level: 7, count: 1 },
          { level: 2, count: 2 },
        ],
        agreeing: 2,
        confirming: 3,
        evidenced: 8,
        published: 2,
        noteRequired: true,
      },
      innovation: { computed: 3, panel: 3, published: 3, noteRequired: false },
      overall: { computed: 'internationallyAdvanced', published: 'internationallyAdvanced' },
      contradictions: ['成熟度达到 8 级'],
    });
    expect(
      await author.refusal(reports.calls.answer, {
        id: about.reportId,
        answers: judged.suggestions.map(({ key }) => ({ key, text: '已补充说明。' })),
        rowVersion: judged.rowVersion,
      }),
    ).toBe(2418);
    await answerAll(app, about);
    expect(await read(manager, about)).toMatchObject({ maturityLevel: 2, overrides: confirmed });
    await toPublicAgency(app, about);
    const reviewer = await app.signIn(cast.reviewer);
    expect(await read(reviewer, about)).toMatchObject({ maturityLevel: 2, overrides: confirmed });
    const printed = await textOf(cast.reviewer, about);
    for (const said of [
      '2/5同意计算等级',
      '计算2级',
      '人工调整为8级',
      reason,
      '陆景行',
      '纪闻笛署名确认',
      '专家组中位数7级',
      '发布2级',
      '更正：上文“成熟度达到8级”为专家评价前评估师的评定，与发布等级不一致',
    ])
      expect(printed).toContain(said);
    // Whoever reads the plain words on the public page reads the same.
    await app.db
      .updateTable('application')
      .set({ consentPublish: true })
      .where('id', '=', about.applicationId)
      .execute();
    await reviewer.do(reports.calls.publicReview, {
      id: about.reportId,
      result: 'pass',
      checklist: [...formalChecks],
      publishScope: 'listed',
      rowVersion: (await read(reviewer, about)).rowVersion,
    });
    const page = await publicResult(app.db, about.reportId, dayOf(app.now()));
    expect(page?.maturityLevel).toBe(2);
    expect(page?.summary).toMatch(
      /技术成熟度达到 8 级。\n更正：上文“成熟度达到 8 级”.*以发布等级为准，即成熟度 2 级/,
    );
  });

  test('a report whose level was put above its evidence is neither sent on nor passed', async () => {
    const about = await caseAt(app, 'answered');
    const put = async (maturityLevel: number) => {
      const row = () => reportRow(app, about.reportId);
      await app.db.updateTable('report').set({ maturityLevel }).where('id', '=', about.reportId).execute();
      const contentHash = reportHash(await dossierOf(app.db, await row()));
      await app.db.updateTable('report').set({ contentHash }).where('id', '=', about.reportId).execute();
      await app.db
        .updateTable('reportSignature')
        .set({ contentHash })
        .where('reportId', '=', about.reportId)
        .execute();
    };
    await put(9);
    await expect(toPublicAgency(app, about)).rejects.toThrow('2425');
    await put(8);
    const manager = await app.signIn(cast.manager);
    await manager.do(reports.calls.submitToPublic, {
      id: about.reportId,
      rowVersion: (await read(manager, about)).rowVersion,
    });
    await put(9);
    const reviewer = await app.signIn(cast.reviewer);
    const passing = async () => ({
      id: about.reportId,
      result: 'pass' as const,
      checklist: [...formalChecks],
      publishScope: 'unlisted' as const,
      rowVersion: (await read(reviewer, about)).rowVersion,
    });
    expect(await reviewer.refusal(reports.calls.publicReview, await passing())).toBe(2425);
    await put(8);
    expect((await reviewer.do(reports.calls.publicReview, await passing())).status).toBe('passed');
  });
});
