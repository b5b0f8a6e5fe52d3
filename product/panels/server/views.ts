import type * as z from 'zod';
import type { Context } from '#host/context';
import { transitionsOf, stateOf } from '#host/transitions';
import { categories, overallLevels } from '#product/dictionaries/level-codes';
import { materialHeads } from '#queries/materials';
import { isForExperts } from '#queries/reports';
import type { OverallLevel } from '#product/levels/level';
import { kindOf } from '#product/opinions/codes';
import type { FormFacts, OpinionForAgency, OpinionForAssessor, OpinionForExpert } from '../opinion';
import { commentFields } from '#product/opinions/types';
import { emptySheet } from '#product/opinions/sheet';
import { opinionFlow } from '../workflow';
import { type opinionStates } from '#product/dictionaries/opinion-status';
import type { SheetProgress } from './sheet-progress';
import { returnsLeft } from './guards';
import { discussionFor } from './discussion';
import { expertsOf } from './experts';
import { invitationTransitions, conflictedAt } from './invitation-machine';
import { invitationsOf } from './invitations';
import { opinions } from './machine';
import { dueOn, type SheetReport } from './reports';
import { maskedSheet } from './masked';
import { defectsOf, hashOf, modeOf, sayDefect } from './sheet-state';
import type { OpinionRow } from './visible';

type Status = Exclude<keyof typeof opinionStates, 'untouched'>;

/** The sheet's state as it travels: untouched has no code. */
export const statusOf = (status: number | null): Status | null => {
  const state = stateOf(opinionFlow, status);
  return state === 'untouched' ? null : (state as Status);
};

const headOf = (
  context: Context,
  row: OpinionRow,
  report: SheetReport,
  conflicted: ReadonlySet<string> = new Set(),
) => ({
  id: row.id,
  reportId: row.reportId,
  achievementName: report.achievementName,
  panelRound: row.panelRound,
  panelMode: modeOf(row),
  template: report.template,
  number: row.number,
  kind: kindOf(row.expertKind),
  isLeader: row.isLeader,
  invitation: row.invitation,
  status: statusOf(row.status),
  isDiscussion: row.revises !== null,
  dueOn: dueOn(row, report),
  signedAt: row.signedAt,
  rowVersion: row.rowVersion,
  can: [
    ...invitationTransitions(context.me, row, conflicted),
    ...transitionsOf(opinions, context.me, { ...row, report }, conflicted),
  ],
});

const returnedOf = (row: OpinionRow) =>
  row.formReason === null
    ? null
    : { reasonCode: row.formReason, text: row.formText ?? '', times: row.formReturns };

/** Whether an expert may see report and material: they accepted, and the report went to the experts. */
const mayWork = (row: OpinionRow, report: SheetReport): boolean =>
  row.invitation === 'accepted' && isForExperts(report.status);

/** For the expert themselves: the invitation, and their work once there is one. */
export const forExpert = async (
  context: Context,
  row: OpinionRow,
  report: SheetReport,
): Promise<z.output<typeof OpinionForExpert>> => {
  const material = await context.db
    .selectFrom(materialHeads.as('material'))
    .select('id')
    .where('applicationId', '=', report.applicationId)
    .where('round', '=', report.round)
    .executeTakeFirst();
  return {
    audience: 'expert',
    ...headOf(context, row, report, await conflictedAt(context, [row], report)),
    reportId: mayWork(row, report) ? row.reportId : null,
    about: (await invitationsOf(context, [row]))[0]!,
    work: mayWork(row, report)
      ? {
          reportId: row.reportId,
          applicationId: report.applicationId,
          applicationNumber: report.applicationNumber,
          materialId: material?.id ?? null,
          category: categories.named(String(report.category))!,
          proposed: {
            maturityLevel: report.maturityLevel,
            innovationLevel: report.innovationLevel,
            advancementLevel: report.advancementLevel,
            overallLevel: overallOf(report.overallLevel),
          },
          sheet: row.sheet ?? emptySheet,
          contentHash: hashOf(row),
          missing: defectsOf(row, report).map((defect) => ({
            field: defect.field,
            says: sayDefect(defect, context.language),
          })),
          returned: returnedOf(row),
          discussion: await discussionFor(context, row, report),
          answered: row.panelRound > 1 ? report.defects.map(({ text, answer }) => ({ text, answer })) : [],
        }
      : null,
  };
};

/** A report keeps the standing by its name; an older row by its code. */
const overallOf = (stored: string | null): OverallLevel | null =>
  stored === null
    ? null
    : stored in overallLevels.codes
      ? (stored as OverallLevel)
      : overallLevels.named(stored);

const factsOf = (context: Context, row: OpinionRow, report: SheetReport): z.output<typeof FormFacts> => {
  const sheet = row.sheet ?? emptySheet;
  const hasBeenSubmitted = row.signedAt !== null;
  return {
    isSigned: hasBeenSubmitted,
    commitment: row.commitment,
    scoresGiven: Object.values(sheet.scores).filter((score) => score !== null).length,
    levelsJudged: Object.values(sheet.levels).filter(({ agrees }) => agrees !== null).length,
    commentCharacters: commentFields.reduce((sum, field) => sum + sheet.comments[field].length, 0),
    problems: sheet.problems.length,
    advice: sheet.advice.length,
    hasOverall: sheet.overall !== null,
    hasConclusion: sheet.conclusion !== null,
    missing: defectsOf(row, report).map((defect) => sayDefect(defect, context.language)),
  };
};

/** Nothing of a sheet that is still being written. */
const untouchedFacts = (context: Context, row: OpinionRow, report: SheetReport) => ({
  ...factsOf(context, { ...row, sheet: null }, report),
  missing: [],
});

/** For the agency and the public-service agency: state and form only while the round is open, whole afterwards. */
export const forAgency = async (
  context: Context,
  row: OpinionRow,
  report: SheetReport,
  isClosed: boolean,
  progress: SheetProgress,
  conflicted: ReadonlySet<string>,
): Promise<z.output<typeof OpinionForAgency>> => {
  const [expert] = await expertsOf(context.db, [row.expertId]);
  const isSubmitted = row.status !== null && row.status !== 6;
  const head = headOf(context, row, report, conflicted);
  return {
    audience: 'agency',
    ...head,
    expertId: row.expertId,
    expertName: expert!.trueName,
    organisationName: expert!.organisationName ?? '',
    professionalTitle: expert!.professionalTitle,
    invitedAt: row.invitedAt,
    replyBy: row.replyBy,
    ...progress,
    overLoad: row.openPanels === null ? null : { openPanels: row.openPanels, reason: row.loadReason ?? '' },
    declineReason: row.declineReason,
    declaration: row.declaration,
    form: isSubmitted ? factsOf(context, row, report) : untouchedFacts(context, row, report),
    masked:
      row.sheet && (head.can.includes('approveForm') || head.can.includes('acceptForm'))
        ? maskedSheet(row.sheet)
        : null,
    returned: returnedOf(row),
    returnsLeft: await returnsLeft(context, row, report),
    ruling: row.formRuling && { state: row.formRuling, text: row.formRulingText ?? '' },
    opened:
      isClosed && row.sheet && row.salt && row.commitment
        ? { sheet: row.sheet, salt: row.salt, commitment: row.commitment }
        : null,
  };
};

/** For the assessor: the number on the panel instead of a name, and the sheet once the round is closed. */
export const forAssessor = (
  context: Context,
  row: OpinionRow,
  report: SheetReport,
  isClosed: boolean,
): z.output<typeof OpinionForAssessor> => ({
  audience: 'assessor',
  ...headOf(context, row, report),
  sheet: isClosed ? row.sheet : null,
});
