import type * as z from 'zod';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { isOfOwn } from '#host/me';
import { recordStep } from '#host/timeline';
import { storeTally } from '#queries/reports';
import { general } from '#contract/problems';
import { independent } from '#product/conflicts/server';
import type { PanelResult } from '../opinion';
import { panelsProblems } from '../problems';
import { settingsOf } from '#product/settings/server';
import { agreementOf, type LowAgreement } from '#product/opinions/agreement';
import { tally, voteOf } from '#product/opinions/tally';
import type { ValueScores } from '#product/levels/five-values';
import { agreementBefore, beginDiscussion } from './discussion';
import { sheetProgressOf } from './sheet-progress';
import { saidIn, type Written } from './counted';
import { expertFindings, hitsOf } from './conflicts';
import { conflictedAt } from './invitation-machine';
import { openSeats } from './machine';
import { requireHeld } from './meeting/minutes';
import { reportOf } from './reports';
import { notifyPanel } from './people';
import type { Report } from './achievements';
import { forAgency, forAssessor } from './views';
import { visibleOpinions, type OpinionRow } from './visible';

type Asked = Context<Context['me'], Report>;
type Result = z.output<typeof PanelResult>;

/** All sheets of a round that the reader may see, by seat; an expert reads their own, never the others' here. */
export const round = async (
  { panelRound }: { reportId: string; panelRound?: number | undefined },
  context: Asked,
) => {
  const { db, me, object } = context;
  const plain = context as unknown as Context;
  const report = await reportOf(context, object.id);
  const asked = panelRound ?? report.panelRound;
  const rows = await db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', object.id)
    .where('panelRound', '=', asked)
    .where((row) => visibleOpinions(row, me))
    .where('expertId', '!=', me.personId)
    .orderBy('number')
    .orderBy('invitedAt')
    .orderBy('id')
    .execute();
  const isClosed = asked < report.panelRound || report.tally !== null;
  if (me.roles.has(roleCode.assessor) && report.authorId === me.personId)
    return rows.map((row) => forAssessor(plain, row, report, isClosed));
  const shown = [];
  const progress = await sheetProgressOf(plain, rows, report);
  const conflicted = await conflictedAt(plain, rows, report);
  for (const row of rows)
    shown.push(await forAgency(plain, row, report, isClosed, progress(row), conflicted));
  return shown;
};

const resultOf = async (context: Asked, sheets: readonly Written[]): Promise<Result> => {
  const { id, panelRound, panelMode, applicationId } = context.object;
  const low = await settingsOf(context.db, applicationId);
  const counted = tally(
    sheets.map(({ sheet }) => voteOf(sheet)),
    panelMode,
  );
  const scored = sheets.flatMap(({ sheet }) =>
    Object.values(sheet.scores).every((score) => score !== null) ? [sheet.scores as ValueScores] : [],
  );
  return {
    reportId: id,
    panelRound,
    ...counted,
    isDiscussed: false,
    before: agreementBefore(context.object.rounds, panelRound),
    agreement: panelMode === 'full' && scored.length > 0 ? agreementIn(scored, low) : null,
    issues: sheets.flatMap(({ number, sheet }) => [
      ...sheet.problems.map((item) => ({ number, kind: 'problem' as const, ...item })),
      ...sheet.advice.map((item) => ({ number, kind: 'advice' as const, ...item })),
    ]),
  };
};

const agreementIn = (scored: readonly ValueScores[], low: LowAgreement): Result['agreement'] => {
  const { lines, concordance, isLow } = agreementOf(scored, low);
  return { lines: [...lines], concordance, isLow };
};

const requireIndependentExperts = async (context: Asked, sheets: readonly OpinionRow[]): Promise<void> => {
  const found = await expertFindings(
    context,
    sheets.map(({ expertId }) => expertId),
    context.object.applicationId,
  );
  const conflicted = sheets.filter(({ expertId }) => found.get(expertId)!.hard.length > 0);
  if (conflicted.length === 0) return;
  const seats = conflicted.map((sheet) => ({
    sheet,
    says: hitsOf(found.get(sheet.expertId)!.hard, context.language),
  }));
  throw panelsProblems.sheetsInConflict(
    { numbers: conflicted.map(({ number }) => number).join(', ') },
    seats.flatMap(({ sheet, says }) =>
      says.map((hit) => ({ Field: `Members.${sheet.number}`, Msg: hit.says })),
    ),
  );
};

/**
 * Closes the round of a report (domain §3.4): every seat's sheet has passed its form check, and everybody who signed one
 * is independent still: an expert who is not is replaced first, for the sheet of theirs does not count (E5). A panel that meets has met,
 * and its leader has signed the minutes (domain §6.5). The tally and the agreement
 * are written to the report once and never again. The report's state does not change: pass lets it go on, modify and
 * fail send it back (R4). A panel too far apart talks it over before it is counted (domain §9.7).
 */
export const closeRound = async (_: unknown, context: Asked): Promise<Result> => {
  const report = context.object;
  if (!isOfOwn(context.me, report.agencyId)) throw general.notAllowed();
  await independent(context, 'agency', report.applicationId);
  if (report.status !== 0) throw panelsProblems.notWithExperts();
  if (report.tally !== null) throw panelsProblems.roundClosed();
  const open = await openSeats(context, report.id, report.panelRound);
  if (open > 0) throw panelsProblems.sheetsMissing({ count: open });
  await requireHeld(context, report);
  const sheets = await saidIn(context, report.id, report.panelRound);
  await requireIndependentExperts(context, sheets);
  const result = await resultOf(context, sheets);
  const { outcome, agree, agreeAfterModification, disagree, quorum, heldByMandatoryItem, agreement } = result;
  const stored = { outcome, agree, agreeAfterModification, disagree, quorum, heldByMandatoryItem, agreement };
  // Once: what is far apart after it as well is counted as it is.
  if (agreement?.isLow && result.before === null) {
    await beginDiscussion(context, sheets, stored);
    context.audit({ object: ['report', report.id], after: stored });
    return { ...result, isDiscussed: true };
  }
  if (!(await storeTally(context, report, { tally: stored }))) throw general.changedMeanwhile();
  await recordStep(context, {
    object: ['report', report.id],
    actorId: context.me.personId,
    actor: 'agency',
    transition: 'closeRound',
    from: report.status,
    to: report.status,
    note: outcome,
    visibility: 'agency,assessor,publicAgency',
  });
  context.audit({ object: ['report', report.id], after: stored });
  const { achievementName } = await reportOf(context, report.id);
  await notifyPanel(context, 'toldClosed', [report.authorId], ['report', report.id], {
    achievement: achievementName,
  });
  return result;
};

/** What the report's closed round came to, without names; 404 while it is open, and for the achievement's own side. */
export const result = async (_: unknown, context: Asked): Promise<Result> => {
  const report = context.object;
  if (report.tally === null) throw general.notFound();
  return resultOf(context, await saidIn(context, report.id, report.panelRound));
};
