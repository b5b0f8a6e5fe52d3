import {
  risksOf,
  indicatorsOf,
  innovationPointsOf,
  marketEvidenceOf,
  workBreakdownOf,
  type EvidenceIds,
} from '../demo/report-tables';
import { sectionsOf } from '../demo/report-content';
import { levelsFor } from '../demo/report-evidence';
import type { DemoAchievement } from '../demo/achievements';
import { agreementOf } from '#product/opinions/agreement';
import { tally, voteOf } from '#product/opinions/tally';
import { formalChecks, secondChecks } from '#product/reports/contract';
import type { ValueScores } from '#product/levels/five-values';
import type { ReportDefect, PastRound, StoredTally } from '#product/reports/report';
import { categoryOf } from '#product/reports/server/application';
import { assess, levelColumns, type ReportRecord } from '#product/reports/server/computed-levels';
import { dossierOf, draftHash, reportHash, type ReportContent } from '#product/reports/server/content';
import { publishedOf } from '#product/reports/server/reconciliation';
import { passedSheets, suggestionsOf } from '#product/reports/server/panel';
import { reportStates } from '#product/dictionaries/report-status';
import { dayOf } from '#contract/calendar';
import { idAt, momentOf, personOfCase, type SeedContext } from './seeding';
import { dueOnOf, seedPanel } from './panel';
import { isJudged, stagesOf } from './plan';
import { clocksOfReport, notifyOfReport, trailOfReport } from './report-trail';

/** A report as it is seeded, for what comes after it. */
export interface SeededReport {
  readonly id: string;
  readonly applicationId: string;
  readonly one: DemoAchievement;
}

/** Sections an unfinished report still lacks. */
const unwritten = new Set(['transformation', 'conclusion']);

const isDraft = ({ progress }: DemoAchievement): boolean =>
  Number(progress.reportStatus) === reportStates.draft;

const insertReport = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  applicationId: string,
  idOf: EvidenceIds,
): Promise<string> => {
  const now = seedContext.services.clock();
  const stages = stagesOf(one);
  const created = momentOf(now, stages.drafted, 3);
  const levels = levelsFor(one);
  const sections = Object.fromEntries(
    Object.entries(sectionsOf(one, levels)).filter(([name]) => !isDraft(one) || !unwritten.has(name)),
  );
  const id = idAt(seedContext, created);
  const isLimited = one.limitReason !== '0';
  await seedContext.services.db
    .insertInto('report')
    .values({
      id,
      applicationId,
      agencyId: seedContext.organisations.get(one.agency)!,
      round: 1,
      status: Number(one.progress.reportStatus),
      authorId: personOfCase(seedContext, one.progress.assessor!),
      baseDate: dayOf(created),
      sections: JSON.stringify(sections),
      workBreakdown: JSON.stringify(workBreakdownOf(one, levels, idOf)),
      indicators: JSON.stringify(indicatorsOf(one, levels, idOf, created.getUTCFullYear())),
      innovationPoints: JSON.stringify(innovationPointsOf(one, levels, idOf)),
      risks: JSON.stringify(risksOf(one)),
      achievementEvidence: JSON.stringify(marketEvidenceOf(one, levels, idOf)),
      isLimited,
      limitReason: isLimited ? one.limitReason : null,
      contentVersion: 16,
      createdAt: created.toISOString(),
      updatedAt: created.toISOString(),
      rowVersion: 17,
    } as never)
    .execute();
  return id;
};

const tallyOf = ({ seats, settings }: ReportContent): StoredTally => {
  const sheets = passedSheets(seats).map(({ sheet }) => sheet);
  const { lines, concordance, isLow } = agreementOf(
    sheets.map(({ scores }) => scores as ValueScores),
    settings,
  );
  return { ...tally(sheets.map(voteOf)), agreement: { lines: [...lines], concordance, isLow } };
};

/** What writing and the second check left with the report (R1 to R3). */
const checkedPart = (seedContext: SeedContext, one: DemoAchievement, dossier: ReportContent) => {
  const now = seedContext.services.clock();
  const stages = stagesOf(one);
  const on = dayOf(momentOf(now, isDraft(one) ? stages.drafted : stages.withExperts));
  const { computed, inForce } = assess(dossier.row, categoryOf(dossier.application), dossier.evidence, on);
  const levels = { ...levelColumns(inForce), trace: JSON.stringify(computed.trace) };
  if (isDraft(one)) return { levels, inForce, set: {} };
  const hash = draftHash(dossier);
  return {
    levels,
    inForce,
    set: {
      checkedVersion: dossier.row.contentVersion,
      checkedHash: hash,
      checkedBy: personOfCase(seedContext, one.progress.secondChecker!),
      checkedAt: momentOf(now, stages.checked, 5).toISOString(),
      checkChecklist: JSON.stringify([...secondChecks]),
      checkRemark: '证据、表格与等级逐项核对一致，文字表述恰当。',
      submittedHash: hash,
      expertsDueOn: dueOnOf(seedContext, one),
    },
  };
};

/** What the closed round left: its outcome, the answers, the published levels and the content that was signed (R4c). */
const judgedPart = (one: DemoAchievement, dossier: ReportContent, before: ReturnType<typeof checkedPart>) => {
  const outcome = tallyOf(dossier);
  if (outcome.outcome !== 'pass') return { tally: JSON.stringify(outcome) };
  const published = publishedOf(dossier);
  const answers = suggestionsOf(dossier.seats).map(({ key, kind }) => ({
    key,
    text:
      kind === 'problem' ? '已在报告相应章节说明现状与补充计划。' : '采纳，已列入转化建议并明确完成时间。',
  }));
  const reconciliation = published.noteRequired ? '专家意见与计算结果的差异已逐项核对并说明依据。' : null;
  const after: ReportRecord = {
    ...dossier.row,
    ...levelColumns(published.levels),
    tally: outcome,
    answers,
    reconciliation,
    beforePanel: before.inForce,
  };
  return {
    ...levelColumns(published.levels),
    tally: JSON.stringify(outcome),
    answers: JSON.stringify(answers),
    reconciliation,
    beforePanel: JSON.stringify(before.inForce),
    contentHash: reportHash({ ...dossier, row: after }),
  };
};

/** Where it went after the panel: back with issues, to the reviewer, or refused for good (R4, R5, R7, A15). */
const decidedPart = (seedContext: SeedContext, one: DemoAchievement, dossier: ReportContent) => {
  const now = seedContext.services.clock();
  const { progress } = one;
  const status = Number(progress.reportStatus);
  if (status !== reportStates.returned) return {};
  const outcome = tallyOf(dossier);
  const isFinal = progress.decision?.isFinal === true;
  const issues = isFinal
    ? [progress.decision!.text]
    : suggestionsOf(dossier.seats)
        .filter(({ kind }) => kind === 'problem')
        .map(({ text }) => text);
  const past: PastRound = {
    panelRound: 1,
    panelMode: 'full',
    tally: outcome,
    issues,
    endedAt: momentOf(now, progress.decidedDaysAgo ?? stagesOf(one).sent, 5).toISOString(),
  };
  const defects = issues.map((text, place): ReportDefect => ({
    key: `${isFinal ? 'defect' : 'issue'}.${place + 1}`,
    text,
    answer: null,
  }));
  return {
    rounds: JSON.stringify([past]),
    defects: JSON.stringify(defects),
    checkedHash: null,
    checkedVersion: null,
    ...(isFinal && {
      returnScope: 'substantive' as const,
      isFinal: true,
      isLocked: true,
      checklist: JSON.stringify([...formalChecks].slice(0, 4)),
      reviewedBy: seedContext.reviewers[0]!,
      reviewedAt: past.endedAt,
    }),
  };
};

const sign = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  reportId: string,
  contentHash: string,
) => {
  const now = seedContext.services.clock();
  const { signed } = stagesOf(one);
  const signers = [
    ['assessor', personOfCase(seedContext, one.progress.assessor!)],
    ['secondChecker', personOfCase(seedContext, one.progress.secondChecker!)],
    ['agency', seedContext.managers.get(one.agency)!],
  ] as const;
  await seedContext.services.db
    .insertInto('reportSignature')
    .values(
      signers.map(([actor, personId], place) => ({
        id: idAt(seedContext, momentOf(now, signed, 3 + place)),
        reportId,
        personId,
        actor,
        contentHash,
        signedAt: momentOf(now, signed, 3 + place).toISOString(),
      })),
    )
    .execute();
};

/**
 * Writes the report of an achievement as its standing says: tables, panel, levels by the product's own rules, answers,
 * signatures, history. A passed one is left to be issued.
 */
export const seedReport = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  applicationId: string,
  number: string,
  idOf: EvidenceIds,
): Promise<SeededReport> => {
  const { db } = seedContext.services;
  const id = await insertReport(seedContext, one, applicationId, idOf);
  const agencyId = seedContext.organisations.get(one.agency)!;
  await seedPanel(seedContext, one, { id, agencyId, applicationId });
  const row = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const dossier = await dossierOf(db, row);
  const checked = checkedPart(seedContext, one, dossier);
  await db
    .updateTable('report')
    .set({ ...checked.levels, ...checked.set })
    .where('id', '=', id)
    .execute();
  if (isJudged(one)) {
    const levelled = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const judged = judgedPart(one, { ...dossier, row: levelled }, checked);
    await db
      .updateTable('report')
      .set({ ...judged, ...decidedPart(seedContext, one, dossier) })
      .where('id', '=', id)
      .execute();
    if ('contentHash' in judged) await sign(seedContext, one, id, judged.contentHash);
  }
  await trailOfReport(seedContext, one, id);
  await clocksOfReport(seedContext, one, { id, applicationId });
  await notifyOfReport(seedContext, one, id, number);
  return { id, applicationId, one };
};
