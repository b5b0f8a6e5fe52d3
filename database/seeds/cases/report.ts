import { formalChecks, secondChecks, type SaveReport } from '#product/reports/contract';
import { closeRound } from '#product/panels/server/round';
import { reportStates } from '#product/dictionaries/report-status';
import { dossierOf } from '#product/reports/server/content';
import { suggestionsOf } from '#product/reports/server/panel';
import { publishedOf } from '#product/reports/server/reconciliation';
import { publicReview } from '#product/reports/server/review';
import { secondCheck } from '#product/reports/server/second-check';
import {
  answerSuggestions,
  returnReport,
  signReport,
  submitToExperts,
  submitToPublic,
} from '#product/reports/server/transitions';
import { createReport, saveReport } from '#product/reports/server/write';
import { sectionsOf } from '../demo/report-content';
import { levelsFor } from '../demo/report-evidence';
import { marketEvidenceOf, risksOf } from '../demo/report-tables';
import { before, managerOf, type Course } from './course';
import { evidenceOfCase } from './material';
import { judgeIn, seatIn } from './panel';
import { isJudged, stagesOf } from './plan';
import { actingAt, personOfCase, signingCode } from './seeding';

/** Sections an unfinished report still lacks. */
const unwritten = new Set(['transformation', 'conclusion']);

/** Begun by its assessor, with what application and material say (R1). */
const createAt = async (course: Course, at: Date): Promise<void> => {
  const { one, ids } = course;
  const assessor = personOfCase(course.seedContext, one.progress.assessor!);
  const context = await actingAt(course.seedContext, at, assessor, undefined);
  ids.report = (await createReport({ applicationId: ids.application }, context)).id;
};

/** Written section by section (R2); the tables stand there already, as the owner filled them in. */
const writeAt = async (course: Course, at: Date): Promise<void> => {
  const { one, ids } = course;
  const levels = levelsFor(one);
  const isDraft = Number(one.progress.reportStatus) === reportStates.draft;
  const sections = Object.entries(sectionsOf(one, levels)).filter(
    ([name]) => !isDraft || !unwritten.has(name),
  );
  const market = marketEvidenceOf(one, levels, await evidenceOfCase(course));
  const parts = { ...Object.fromEntries(sections), risks: risksOf(one), achievementEvidence: market };
  for (const [section, data] of Object.entries(parts)) {
    if (data === market && market.length === 0) continue;
    const context = await before(course, at, one.progress.assessor!, 'report', ids.report);
    const { rowVersion } = context.object;
    await saveReport({ id: ids.report, section, data, rowVersion } as SaveReport, context);
  }
};

/** Checked a second time, exactly as it stands (R2b). */
export const checkAt = async (course: Course, at: Date, remark: string): Promise<void> => {
  const { one, ids } = course;
  const context = await before(course, at, one.progress.secondChecker!, 'report', ids.report);
  const { rowVersion } = context.object;
  await secondCheck({ id: ids.report, checklist: [...secondChecks], remark, rowVersion }, context);
};

/** The agency closes the round (domain §3.4). */
export const closeAt = async (course: Course, at: Date): Promise<{ readonly isDiscussed: boolean }> => {
  const context = await before(course, at, managerOf(course), 'report', course.ids.report);
  return closeRound({ id: course.ids.report }, context);
};

const answers = {
  problem: '已在报告相应章节说明现状与补充计划。',
  advice: '采纳，已列入转化建议并明确完成时间。',
} as const;

/** Every suggestion answered, with a note where the panel and the computation differ (R4c). */
const answerAt = async (course: Course, at: Date): Promise<void> => {
  const { one, ids } = course;
  const context = await before(course, at, one.progress.assessor!, 'report', ids.report);
  const dossier = await dossierOf(context.db, context.object);
  await answerSuggestions(
    {
      id: ids.report,
      answers: suggestionsOf(dossier.seats).map(({ key, kind }) => ({ key, text: answers[kind] })),
      ...(publishedOf(dossier).noteRequired && {
        reconciliation: '专家意见与计算结果的差异已逐项核对并说明依据。',
      }),
      rowVersion: context.object.rowVersion,
    },
    context,
  );
};

/** One of the three signatures, by a code for the content as it stands (R5a). */
const signAt = async (course: Course, at: Date, signer: string): Promise<void> => {
  const context = await before(course, at, signer, 'report', course.ids.report);
  const { id, contentHash } = context.object;
  const signCode = await signingCode(context, 'report.sign', id, contentHash!);
  await signReport({ id, contentHash: contentHash!, signCode }, context);
};

/** Back to the assessor with what the panel found wrong (R4). */
const returnAt = async (course: Course, at: Date): Promise<void> => {
  const context = await before(course, at, managerOf(course), 'report', course.ids.report);
  const { seats } = await dossierOf(context.db, context.object);
  const issues = suggestionsOf(seats)
    .filter(({ kind }) => kind === 'problem')
    .map(({ text }) => text);
  const { id, rowVersion } = context.object;
  await returnReport({ id, issues, rowVersion }, context);
};

/** The formal review passes: number, code, and the one official PDF (R6). */
const passAt = async (course: Course, at: Date): Promise<void> => {
  const { seedContext, one, ids } = course;
  const context = await before(course, at, seedContext.reviewers[0]!, 'report', ids.report);
  await publicReview(
    {
      ...{ id: ids.report, result: 'pass', checklist: [...formalChecks] },
      publishScope: one.consentPublish === '1' && one.limitReason === '0' ? 'listed' : 'unlisted',
      rowVersion: context.object.rowVersion,
    },
    context,
  );
};

const afterRound = (course: Course): void => {
  const { one, ids, next } = course;
  const { progress } = one;
  const { closed, signed, sent } = stagesOf(one);
  const status = Number(progress.reportStatus);
  next(closed, 3, (at) => closeAt(course, at));
  if (status === reportStates.returned && progress.decision === undefined) {
    next(sent, 4, (at) => returnAt(course, at));
    return;
  }
  next(closed, 7, (at) => answerAt(course, at));
  for (const [place, signer] of [progress.assessor!, progress.secondChecker!, managerOf(course)].entries())
    next(signed, 3 + place, (at) => signAt(course, at, signer));
  next(sent, 6, async (at) => {
    const context = await before(course, at, managerOf(course), 'report', ids.report);
    await submitToPublic({ id: ids.report, rowVersion: context.object.rowVersion }, context);
  });
  if (status === reportStates.passed) next(progress.decidedDaysAgo!, 5, (at) => passAt(course, at), true);
};

/** The report of a case with its panel, as far as it went (domain §3.3). */
export const reportIn = (course: Course): void => {
  const { one, ids, next } = course;
  const { progress } = one;
  if (progress.reportStatus === undefined) return;
  const { drafted, checked, withExperts } = stagesOf(one);
  next(drafted, 3, (at) => createAt(course, at));
  next(drafted, 6, (at) => writeAt(course, at));
  if (Number(progress.reportStatus) === reportStates.draft) return;
  seatIn(course);
  next(checked, 5, (at) => checkAt(course, at, '证据、表格与等级逐项核对一致，文字表述恰当。'));
  next(withExperts, 4, async (at) => {
    const context = await before(course, at, progress.assessor!, 'report', ids.report);
    await submitToExperts({ id: ids.report, rowVersion: context.object.rowVersion }, context);
  });
  judgeIn(course);
  if (isJudged(one)) afterRound(course);
};
