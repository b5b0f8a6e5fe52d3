import { machine, systemMove, type Made, type Move } from '#host/moves';
import { endDeadlines, startDeadline } from '#product/tasks/server';
import { isOpen, type StoredRemark } from '../remark';
import type { Dossier } from './content';
import { applicationOf } from './application';
import type { ReportRecord } from './computed-levels';
import { guards } from './guards';
import { actorsOf } from './actors';
import { issue } from './issue';
import {
  tellAgency,
  tellAssessor,
  tellEverybody,
  tellExperts,
  tellPublicAgency,
  tellSecondChecker,
} from './notices';
import { reportFlow } from '../workflow';
import { endRound, newRound, openSheets, withdrawInvitations } from './rounds';

/** What the transitions of a report bring along. */
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
export type ReportMade = Made<ReportRecord, Doing>;

export const reportMachine = machine<typeof reportFlow, ReportRecord, Doing>({
  flow: reportFlow,
  kind: 'report',
  table: 'report',
  actors: actorsOf,
  called: async (db, row) => (await applicationOf(db, row.applicationId)).achievementName,
  guards,
  effects: {
    openSheets,
    withdrawInvitations,
    newRound,
    endRound,
    recordSignature: async ({ is, context, hat }) => {
      await context.db
        .insertInto('reportSignature')
        .values({
          id: context.newId(),
          reportId: is.id,
          personId: context.me!.personId,
          hat: hat as 'assessor' | 'secondChecker' | 'agency',
          contentHash: is.contentHash!,
          signedAt: context.now.toISOString(),
        })
        // Signing the same content again changes nothing.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    applicationToPublicReview: async ({ is, context }) => {
      await systemMove(context, 'application', is.applicationId, 'toPublicReview');
    },
    applicationPassed: async ({ is, context }) => {
      await systemMove(context, 'application', is.applicationId, 'pass');
    },
    applicationReturned: async ({ is, context }) => {
      await systemMove(context, 'application', is.applicationId, 'returnToAgency');
    },
    stopClock: ({ is, context }) => endDeadlines(context, ['report', is.id]),
    startRemarks: async ({ was, context }) => {
      if (was.checkRemarks.some(isOpen)) return;
      await startDeadline(
        context,
        was.applicationId,
        ['report', was.id],
        'remarks',
        'assessor',
        'remarkDays',
      );
    },
    endRemarks: async ({ is, context }) => {
      if (!is.checkRemarks.some(isOpen)) await endDeadlines(context, ['report', is.id]);
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
