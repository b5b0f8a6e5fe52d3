import { machine, systemTransition } from '#host/transitions';
import { endDeadlines, startDeadline } from '#product/tasks/server';
import { isOpen } from '../remark';
import { applicationOf } from './application';
import type { ReportRecord } from './computed-levels';
import { guards } from './guards';
import { actorsOf } from './actors';
import { issue } from './issue';
import {
  notifyAgency,
  notifyAssessor,
  notifyEverybody,
  notifyExperts,
  notifyPublicAgency,
  notifySecondChecker,
} from './notices';
import { reportFlow } from '../workflow';
import { endRound, keepReviewed, newRound, openSheets, withdrawInvitations } from './rounds';
import type { ReportTransitionData } from './transition-data';

export const reportMachine = machine<typeof reportFlow, ReportRecord, ReportTransitionData>({
  flow: reportFlow,
  kind: 'report',
  table: 'report',
  actors: actorsOf,
  title: async (db, row) => (await applicationOf(db, row.applicationId)).achievementName,
  guards,
  effects: {
    openSheets,
    withdrawInvitations,
    newRound,
    endRound,
    keepReviewed,
    recordSignature: async ({ is, context, actor }) => {
      await context.db
        .insertInto('reportSignature')
        .values({
          id: context.newId(),
          reportId: is.id,
          personId: context.me!.personId,
          actor: actor as 'assessor' | 'secondChecker' | 'agency',
          contentHash: is.contentHash!,
          signedAt: context.now.toISOString(),
        })
        // Signing the same content again changes nothing.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    applicationToPublicReview: async ({ is, context }) => {
      await systemTransition(context, 'application', is.applicationId, 'toPublicReview');
    },
    applicationPassed: async ({ is, context }) => {
      await systemTransition(context, 'application', is.applicationId, 'pass');
    },
    applicationReturned: async ({ is, context }) => {
      await systemTransition(context, 'application', is.applicationId, 'returnToAgency');
    },
    stopClock: ({ is, context }) => endDeadlines(context, ['report', is.id]),
    startRemarks: async ({ was, context }) => {
      if (was.checkRemarks.some(isOpen)) return;
      await startDeadline(
        context,
        {
          applicationId: was.applicationId,
          object: ['report', was.id],
          step: 'remarks',
          holder: 'assessor',
        },
        'remarkDays',
      );
    },
    endRemarks: async ({ is, context }) => {
      if (!is.checkRemarks.some(isOpen)) await endDeadlines(context, ['report', is.id]);
    },
    notifyExperts,
    notifyAssessor,
    notifySecondChecker,
    notifyAgency,
    notifyPublicAgency,
    notifyEverybody,
    issue,
  },
});
