import { machine, systemMove, type Move } from '../../../host/moves';
import { isOfOwn, type Me } from '../../../host/me';
import { findingsOf, independent } from '../../conflicts/server';
import { dayOf } from '../../tasks/calendar';
import { endDeadlines, startDeadline } from '../../tasks/server';
import { isOpen, type StoredRemark } from '../remark';
import { draftHash, reportHash, type Dossier } from './content';
import { applicationOf, categoryOf } from './application';
import type { ReportRecord } from './assess';
import { requirePanel, requireSections, requireTracedLevels } from './dossier-checks';
import { materialOf } from './evidence';
import { issue } from './issue';
import { panelNow, suggestionsOf } from './panel';
import { hasAllSignatures } from './signatures';
import {
  tellAgency,
  tellAssessor,
  tellEverybody,
  tellExperts,
  tellPublicAgency,
  tellSecondChecker,
} from './told';
import { frozenLevels } from '../levels/frozen';
import { aboveEvidence } from '../levels/publish';
import { reportFlow, reportStates } from '../workflow';
import { endRound, newRound, openSheets, withdrawInvitations } from './rounds';

/** What the deeds of a report bring along. */
export interface Doing {
  readonly dossier: Dossier;
  /** The last day for the experts. */
  readonly dueOn?: string;
  readonly answers?: readonly { readonly key: string; readonly text: string }[];
  /** What the signer saw. */
  readonly contentHash?: string;
  readonly issues?: readonly string[];
  /** The second checker’s remarks as they will stand: those given now, or all with their answers. */
  readonly remarks?: readonly StoredRemark[];
  /** The number and code, once issued. */
  readonly issued?: (number: string, code: string) => void;
}
export type ReportMove = Move<ReportRecord, Doing>;

/** The hats a person wears towards a report (domain §1.1); nobody checks what he wrote, nor acts beyond his agency. */
export const hatsOf = (me: Me, row: ReportRecord): string[] => {
  const { roles, personId } = me;
  const inAgency = isOfOwn(me, row.agencyId);
  const writing = row.status === reportStates.draft || row.status === reportStates.returned;
  const isAuthor = row.authorId === personId;
  return [
    ...(roles.has('PGS') && isAuthor ? ['assessor'] : []),
    ...(roles.has('PGS') && inAgency && !isAuthor && (writing || row.checkedBy === personId)
      ? ['secondChecker']
      : []),
    ...(roles.has('PJJ') && inAgency && !isAuthor && row.checkedBy !== personId ? ['agency'] : []),
    ...(roles.has('PSA') ? ['publicAgency'] : []),
  ];
};

/** Whether the check of this report is by somebody who is independent today. */
const isCheckerIndependent = async (
  context: ReportMove['context'],
  { checkedBy, applicationId }: ReportRecord,
): Promise<boolean> => {
  if (checkedBy === null) return true;
  const asked = { personId: checkedBy, applicationId, role: 'secondChecker' } as const;
  return (await findingsOf(context, [asked]))(asked).hard.length === 0;
};

const answered = (keys: readonly string[], answers: readonly { readonly key: string }[]): boolean =>
  keys.every((key) => answers.some((answer) => answer.key === key));

const today = ({ context }: ReportMove): string => dayOf(context.now);

export const reportMachine = machine<typeof reportFlow, ReportRecord, Doing>({
  flow: reportFlow,
  kind: 'report',
  table: 'report',
  hats: hatsOf,
  called: async (db, row) => (await applicationOf(db, row.applicationId)).achievementName,
  guards: {
    independent: ({ context, hat, row }) => independent(context, hat, row.applicationId),
    notLocked: ({ row }) => !row.isLocked,
    materialPassed: async ({ row, context }) =>
      (await materialOf(context.db, row.applicationId))?.status === 1,
    sectionsComplete: ({ data, context }) => {
      requireSections(data.dossier, context.language);
      return true;
    },
    levelsTraced: (move) => {
      requireTracedLevels(move.data.dossier, today(move), move.context.language);
      return true;
    },
    remarksAnswered: ({ row }) => !row.checkRemarks.some(isOpen),
    levelsEvidenced: ({ row }) =>
      aboveEvidence(
        { maturity: row.maturityLevel, innovation: row.innovationLevel, advancement: row.advancementLevel },
        frozenLevels(row.trace),
      ).length === 0,
    secondChecked: async ({ row, data, context }) =>
      row.checkedHash !== null &&
      row.checkedHash === draftHash(data.dossier) &&
      (await isCheckerIndependent(context, row)),
    panelReady: async ({ data, context }) => {
      const { application, seats, settings } = data.dossier;
      requirePanel(
        await panelNow(context, seats, application, categoryOf(application), settings),
        context.language,
      );
      return true;
    },
    noSheetSubmitted: ({ data }) =>
      data.dossier.seats.every(({ status }) => status === null || status === reportStates.draft),
    roundClosed: ({ row }) => row.tally !== null,
    // A second checker in conflict cannot sign: the report goes back, to be checked by a colleague.
    tallyNotPassed: async ({ row, context }) =>
      row.tally?.outcome !== 'pass' || !(await isCheckerIndependent(context, row)),
    tallyPassed: ({ row }) => row.tally?.outcome === 'pass',
    suggestionsAnswered: ({ row, data }) =>
      row.contentHash !== null &&
      answered(
        suggestionsOf(data.dossier.seats).map(({ key }) => key),
        row.answers,
      ),
    ownHat: ({ row, context, hat }) =>
      hat === 'assessor'
        ? row.authorId === context.me!.personId
        : hat === 'secondChecker'
          ? row.checkedBy === context.me!.personId
          : true,
    contentUnchanged: ({ row, data }) => {
      const now = reportHash(data.dossier);
      return now === row.contentHash && (data.contentHash === undefined || data.contentHash === now);
    },
    signedByAll: ({ row, context }) => hasAllSignatures(context.db, row),
    somethingChanged: ({ row, data }) => draftHash(data.dossier) !== row.submittedHash,
    issuesAnswered: ({ row, data }) =>
      answered(
        row.defects.map(({ key }) => key),
        data.answers ?? [],
      ),
  },
  effects: {
    openSheets,
    withdrawInvitations,
    newRound,
    endRound,
    recordSignature: async ({ row, context, hat }) => {
      await context.db
        .insertInto('reportSignature')
        .values({
          id: context.newId(),
          reportId: row.id,
          personId: context.me!.personId,
          hat: hat as 'assessor' | 'secondChecker' | 'agency',
          contentHash: row.contentHash!,
          signedAt: context.now.toISOString(),
        })
        // Signing the same content again changes nothing.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    applicationToPublicReview: async ({ row, context }) => {
      await systemMove(context, 'application', row.applicationId, 'toPublicReview');
    },
    applicationPassed: async ({ row, context }) => {
      await systemMove(context, 'application', row.applicationId, 'pass');
    },
    applicationReturned: async ({ row, context }) => {
      await systemMove(context, 'application', row.applicationId, 'returnToAgency');
    },
    stopClock: ({ row, context }) => endDeadlines(context, ['report', row.id]),
    startRemarks: async ({ row, context }) => {
      if (row.checkRemarks.some(isOpen)) return;
      await startDeadline(
        context,
        row.applicationId,
        ['report', row.id],
        'remarks',
        'assessor',
        'remarkDays',
      );
    },
    endRemarks: async ({ row, data, context }) => {
      if (!data.remarks!.some(isOpen)) await endDeadlines(context, ['report', row.id]);
    },
    tellExperts,
    tellAssessor,
    tellSecondChecker,
    tellAgency,
    tellPublicAgency,
    tellEverybody,
    issue,
  },
});
