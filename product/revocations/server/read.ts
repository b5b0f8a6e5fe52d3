import { sql } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { stateOf, transitionsOf } from '#host/transitions';
import { conflictedFor } from '#product/conflicts/server';
import { openDecisionFor } from '#product/appeals/server';
import { revocationStates } from '#product/dictionaries/report-status';
import { applicationHeads } from '#queries/applications';
import { people } from '#queries/people';
import { issuedReports } from '#queries/reports';
import type { Revocation } from '../revocation';
import { revocationFlow, type RevocationState } from '../workflow';
import { actorsOf } from './machine';
import { newerThan } from './newer';
import { onItsSide, visibleRevocations } from './visible';

type OfReport = Context<Context['me'], { readonly id: string; readonly applicationId: string }>;

/** The revocations of a report, as far as the reader may know them, and whether they may propose one. */
export const revocationsOf = async (context: OfReport) => {
  const { db, me, object } = context;
  const application = await db
    .selectFrom(applicationHeads.as('application'))
    .select(['id', 'status', 'ownerId', onItsSide('application.id', me).as('isOnItsSide')])
    .where('id', '=', object.applicationId)
    .executeTakeFirstOrThrow();
  const isReviewer = me.roles.has(roleCode.publicAgency) && !application.isOnItsSide;
  // Of a passed application nothing else is appealed against, so that how one ended says nothing.
  const ended = { decisionReason: null, decisionText: null, decisionFileId: null };
  const appealable = await openDecisionFor(context, { ...ended, ...application });
  const rows = await db
    .selectFrom('revocation')
    .leftJoin(issuedReports.as('newer'), 'newer.id', 'revocation.newerReportId')
    .selectAll('revocation')
    .select('newer.reportNumber as newerNumber')
    .select(
      sql<string>`(select proposer.true_name from ${people.as('proposer')}
        where proposer.id = revocation.proposed_by)`.as('proposedByName'),
    )
    .where('revocation.reportId', '=', object.id)
    .where((row) => visibleRevocations(row as never, me))
    .orderBy('revocation.proposedAt', 'desc')
    .orderBy('revocation.id', 'desc')
    .execute();
  const report = await db
    .selectFrom(issuedReports.as('report'))
    .select('revokedAt')
    .where('id', '=', object.id)
    .executeTakeFirst();
  const conflicted = await conflictedFor(
    context as never,
    rows.map((row) => ({
      flow: revocationFlow,
      applicationId: row.applicationId,
      state: stateOf(revocationFlow, row.status),
      row,
      actors: actorsOf(me),
    })),
  );
  const revocations: Revocation[] = rows.map((row) => ({
    id: row.id,
    applicationId: row.applicationId,
    state: stateOf(revocationFlow, row.status) as RevocationState,
    ground: row.ground,
    newerNumber: row.newerNumber,
    reason: row.reason,
    publicNote: row.publicNote,
    evidenceFileId: row.evidenceFileId,
    proposedByName: isReviewer ? row.proposedByName : null,
    proposedAt: row.proposedAt,
    decidedAt: row.decidedAt,
    decisionNote: isReviewer ? row.decisionNote : null,
    rowVersion: row.rowVersion,
    appealUntil: appealable?.revocationId === row.id ? appealable.until.toISOString() : null,
    can: transitionsOf({ flow: revocationFlow, actors: actorsOf }, me, row, conflicted(row.applicationId))
      // Who proposed it does not put it in force, and is not offered it.
      .filter((name) => name !== 'revoke' || row.proposedBy !== me.personId),
  }));
  const waits = rows.some(({ status }) => status === revocationStates.proposed);
  return {
    revocations,
    canPropose:
      isReviewer &&
      me.rights.has('report.revoke') &&
      report !== undefined &&
      report.revokedAt === null &&
      !waits,
  };
};

/** Which newer reports could take the place of this one. */
export const newerReports = async ({ db, object }: OfReport) => {
  const found = await newerThan(db, object.id).execute();
  return found.map((row) => ({ ...row, reportNumber: row.reportNumber!, issueDate: row.issueDate! }));
};
