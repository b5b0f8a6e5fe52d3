import { dayOf } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import type { Me } from '#host/me';
import { machine, systemTransition } from '#host/transitions';
import { independent } from '#product/conflicts/server';
import { endDeadlines } from '#product/tasks/server';
import { applicationHeads } from '#queries/applications';
import { openAppealOf } from '#queries/appeals';
import { appealsProblems } from '../problems';
import { appealFlow } from '../workflow';
import type { AppealData } from './decision';
import { notifyDecided } from './notify';
import { tookPart } from './took-part';
import type { AppealRecord } from './visible';

/** Which actors a person is towards an appeal; whoever filed it is no other. */
export const actorsOf = (me: Me, row: Pick<AppealRecord, 'filedBy'>): string[] => {
  if (row.filedBy === me.personId) return ['owner'];
  return me.roles.has(roleCode.publicAgency) ? ['publicAgency'] : [];
};

/** The machine of appeals (domain §3.5). */
export const appealMachine = machine<typeof appealFlow, AppealRecord, AppealData>({
  flow: appealFlow,
  kind: 'appeal',
  table: 'appeal',
  actors: actorsOf,
  title: async (db, { applicationId }) => {
    const found = await db
      .selectFrom(applicationHeads.as('application'))
      .select('achievementName')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    return found.achievementName;
  },
  guards: {
    appealable: ({ data }) => data.decided !== undefined,
    inTime: ({ context, data }) => {
      const { until } = data.decided!;
      if (context.now <= until) return true;
      throw appealsProblems.tooLate({ last: dayOf(until) });
    },
    firstAppeal: async ({ context, row, data }) => {
      // A report may be superseded and revoked: each has an appeal of its own, and waits for no other.
      const isOfReport = data.decided!.revocationId !== null;
      if (!isOfReport && (await openAppealOf(context.db, row.applicationId))) return false;
      const earlier = await context.db
        .selectFrom('appeal')
        .select('id')
        .where('applicationId', '=', row.applicationId)
        .where('decisionAt', '=', data.decided!.at)
        .executeTakeFirst();
      return earlier === undefined;
    },
    independent: ({ context, actor, row }) => independent(context, actor, row.applicationId),
    tookNoPart: async ({ context, row }) => {
      const found = await context.db
        .selectFrom('appeal')
        .select('id')
        .where('id', '=', row.id)
        .where(tookPart(context.me!.personId))
        .executeTakeFirst();
      return found === undefined;
    },
  },
  effects: {
    stopClock: ({ context, is }) => endDeadlines(context, ['appeal', is.id]),
    // A rejected application is open again; a revoked report stands again, and its application stays passed.
    undoDecision: async ({ context, is }) => {
      const note = is.outcomeReason && { note: is.outcomeReason };
      if (is.revocationId === null)
        await systemTransition(context, 'application', is.applicationId, 'reopen', { ...note });
      else await systemTransition(context, 'revocation', is.revocationId, 'lift', { ...note });
    },
    notifyDecided,
  },
});
