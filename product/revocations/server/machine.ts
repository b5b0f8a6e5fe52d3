import { roleCode } from '#contract/rights';
import type { Me } from '#host/me';
import { machine, type Made } from '#host/transitions';
import { independent } from '#product/conflicts/server';
import { revocationStates } from '#product/dictionaries/report-status';
import { applicationHeads } from '#queries/applications';
import { issuedReports, lockStanding, setStanding } from '#queries/reports';
import { revocationFlow } from '../workflow';
import { couldReplace } from './newer';
import { notifyDeclined, notifyRevoked } from './notify';
import type { RevocationRecord } from './visible';

/** Which actors a person is towards a revocation: reviewers alone are any. */
export const actorsOf = (me: Me): string[] => (me.roles.has(roleCode.publicAgency) ? ['publicAgency'] : []);

type Done = Made<RevocationRecord>;

const endStanding = ({ context, is }: Done): Promise<void> =>
  setStanding(context, is.reportId, {
    ...(is.newerReportId === null
      ? { revokedAt: context.now.toISOString() }
      : { supersededBy: is.newerReportId }),
    publicNote: is.publicNote,
  });

/**
 * What was done by this one is undone, and nothing that came after it: a report that a re-evaluation has superseded since stays
 * so. One that was superseded before it was revoked is superseded again, with the note of that.
 */
const restoreStanding = async ({ context, is }: Done): Promise<void> => {
  const { db } = context;
  await lockStanding(db, [is.reportId]);
  const report = await db
    .selectFrom(issuedReports.as('report'))
    .select(['revokedAt', 'supersededBy'])
    .where('id', '=', is.reportId)
    .executeTakeFirstOrThrow();
  const left = {
    revokedAt: is.newerReportId === null ? null : report.revokedAt,
    supersededBy: is.newerReportId === report.supersededBy ? null : report.supersededBy,
  };
  const before = await db
    .selectFrom('revocation')
    .select('publicNote')
    .where('reportId', '=', is.reportId)
    .where('id', '!=', is.id)
    .where('status', '=', revocationStates.inForce)
    // Whichever the report still shows, a revocation before a newer report; none where it stands, as none names itself.
    .where((row) =>
      left.revokedAt !== null
        ? row('newerReportId', 'is', null)
        : row('newerReportId', '=', left.supersededBy ?? is.reportId),
    )
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  await setStanding(context, is.reportId, {
    ...left,
    publicNote: before?.publicNote ?? null,
  });
};

/** The machine of revocations (domain §3.3 R10). */
export const revocationMachine = machine<typeof revocationFlow, RevocationRecord>({
  flow: revocationFlow,
  kind: 'revocation',
  table: 'revocation',
  actors: (me) => actorsOf(me),
  title: async (db, { applicationId }) => {
    const found = await db
      .selectFrom(applicationHeads.as('application'))
      .select('achievementName')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    return found.achievementName;
  },
  guards: {
    // Revoking outweighs superseding; what is revoked is neither once more.
    reportStands: async ({ context, row }) => {
      const report = await context.db
        .selectFrom(issuedReports.as('report'))
        .select(['revokedAt', 'supersededBy'])
        .where('id', '=', row.reportId)
        .executeTakeFirst();
      if (!report || report.revokedAt !== null) return false;
      return row.newerReportId === null || report.supersededBy === null;
    },
    nothingProposed: async ({ context, row }) => {
      const waiting = await context.db
        .selectFrom('revocation')
        .select('id')
        .where('reportId', '=', row.reportId)
        .where('status', '=', revocationStates.proposed)
        .executeTakeFirst();
      return waiting === undefined;
    },
    newerFits: async ({ context, row }) =>
      row.newerReportId === null || couldReplace(context.db, row.reportId, row.newerReportId),
    independent: ({ context, actor, row }) => independent(context, actor, row.applicationId),
    anotherDecides: ({ context, row }) => row.proposedBy !== context.me!.personId,
  },
  effects: { endStanding, restoreStanding, notifyRevoked, notifyDeclined },
});
