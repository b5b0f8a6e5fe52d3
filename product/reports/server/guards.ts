import { refusalsOf, independent } from '#product/conflicts/server';
import { dayOf } from '#contract/calendar';
import { frozenLevels } from '#product/levels/frozen';
import { aboveEvidence } from '#product/levels/publish';
import { isOpen } from '../remark';
import { reportStates } from '#product/dictionaries/report-status';
import type { ReportRecord } from './computed-levels';
import { draftHash, reportHash } from './content';
import { requirePanel, requireSections, requireTracedLevels } from './dossier-checks';
import { categoryOf } from './application';
import { materialOf } from '#queries/materials';
import type { ReportAttempt } from './transition-data';
import { panelNow, suggestionsOf } from './panel';
import { hasAllSignatures } from './signatures';
import { requireFormOnly } from './formal-return';

/** Whether the check of this report is by somebody who is independent today. */
const isCheckerIndependent = async (
  context: ReportAttempt['context'],
  { checkedBy, applicationId }: ReportRecord,
): Promise<boolean> => {
  if (checkedBy === null) return true;
  const asked = { personId: checkedBy, applicationId, role: 'secondChecker' } as const;
  return (await refusalsOf(context, [asked]))(asked).hard.length === 0;
};

const answered = (keys: readonly string[], answers: readonly { readonly key: string }[]): boolean =>
  keys.every((key) => answers.some((answer) => answer.key === key));

const today = ({ context }: ReportAttempt): string => dayOf(context.now);

/** The guards of a report's workflow (domain §3.3); some throw with every reason instead of saying no. */
export const guards = {
  independent: ({ context, actor, row }: ReportAttempt) => independent(context, actor, row.applicationId),
  noneYet: async ({ row, context }: ReportAttempt) =>
    !(await context.db
      .selectFrom('report')
      .select('id')
      .where('applicationId', '=', row.applicationId)
      .where('isCurrent', '=', true)
      .executeTakeFirst()),
  materialPassed: async ({ row, context }: ReportAttempt) =>
    (await materialOf(context.db, row.applicationId))?.status === 1,
  sectionsComplete: ({ data, context }: ReportAttempt) => {
    requireSections(data.dossier, context.language);
    return true;
  },
  levelsTraced: (attempt: ReportAttempt) => {
    requireTracedLevels(attempt.data.dossier, today(attempt), attempt.context.language);
    return true;
  },
  remarksAnswered: ({ row }: ReportAttempt) => !row.checkRemarks.some(isOpen),
  levelsEvidenced: ({ row }: ReportAttempt) =>
    aboveEvidence(
      { maturity: row.maturityLevel, innovation: row.innovationLevel, advancement: row.advancementLevel },
      frozenLevels(row.trace),
    ).length === 0,
  secondChecked: async ({ row, data, context }: ReportAttempt) =>
    row.checkedHash === draftHash(data.dossier) && (await isCheckerIndependent(context, row)),
  panelReady: async ({ data, context }: ReportAttempt) => {
    const { application, panel, settings } = data.dossier;
    requirePanel(
      await panelNow(context, panel, application, categoryOf(application), settings),
      context.language,
    );
    return true;
  },
  // Those of a round that is talked over were.
  noSheetSubmitted: ({ row, data }: ReportAttempt) =>
    row.rounds.every(({ isDiscussed, panelRound }) => !isDiscussed || panelRound + 1 < row.panelRound) &&
    data.dossier.seats.every(({ status }) => status === null || status === reportStates.draft),
  // A second checker in conflict cannot sign: the report goes back, to be checked by a colleague.
  tallyNotPassed: async ({ row, context }: ReportAttempt) =>
    row.tally?.outcome !== 'pass' || !(await isCheckerIndependent(context, row)),
  suggestionsAnswered: ({ row, data }: ReportAttempt) =>
    row.contentHash !== null &&
    answered(
      suggestionsOf(data.dossier.seats).map(({ key }) => key),
      row.answers,
    ),
  ownActor: ({ row, context, actor }: ReportAttempt) =>
    actor === 'assessor'
      ? row.authorId === context.me!.personId
      : actor === 'secondChecker'
        ? row.checkedBy === context.me!.personId
        : true,
  contentUnchanged: ({ row, data }: ReportAttempt) => {
    const now = reportHash(data.dossier);
    return now === row.contentHash && (data.contentHash === undefined || data.contentHash === now);
  },
  signedByAll: ({ row, context }: ReportAttempt) => hasAllSignatures(context.db, row),
  somethingChanged: ({ row, data }: ReportAttempt) => draftHash(data.dossier) !== row.submittedHash,
  onlyFormChanged: (attempt: ReportAttempt) => {
    requireFormOnly(attempt.data.dossier, today(attempt), attempt.context.language);
    return true;
  },
  confirmAllowed: ({ row, data }: ReportAttempt) =>
    data.panelMode !== 'confirm' || row.tally?.outcome === 'modify',
  issuesAnswered: ({ row, data }: ReportAttempt) =>
    answered(
      row.defects.map(({ key }) => key),
      data.answers ?? [],
    ),
};
