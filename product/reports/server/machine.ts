import { machine, systemMove, type Move } from '#host/moves';
import { endDeadlines, startDeadline } from '#product/tasks/server';
import { isOpen, type StoredRemark } from '../remark';
import type { Dossier } from './content';
import { applicationOf } from './application';
import type { ReportRecord } from './assess';
import { guards } from './guards';
import { hatsOf } from './hats';
import { issue } from './issue';
import {
  tellAgency,
  tellAssessor,
  tellEverybody,
  tellExperts,
  tellPublicAgency,
  tellSecondChecker,
} from './told';
import { reportFlow } from '../workflow';
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

export const reportMachine = machine<typeof reportFlow, ReportRecord, Doing>({
  flow: reportFlow,
  kind: 'report',
  table: 'report',
  hats: hatsOf,
  called: async (db, row) => (await applicationOf(db, row.applicationId)).achievementName,
  guards,
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
