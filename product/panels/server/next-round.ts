import type { Context } from '#host/context';
import { judgedReports } from '#queries/reports';
import { conclusionCodes } from '../rules/codes';

/**
 * Opens the sheets of a report's next round (R8), for the experts of the round before: everybody, or in a confirm round
 * the leader and whoever asked for modification (domain §3.3). Seats keep their numbers. Gives the report's id.
 */
export const nextRound = async (
  { db, newId, now }: Context<unknown, unknown>,
  reportId: string,
): Promise<string> => {
  const report = await db
    .selectFrom(judgedReports.as('report'))
    .select(['panelRound', 'panelMode'])
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const before = await db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', reportId)
    .where('panelRound', '=', report.panelRound - 1)
    .where('invitation', '=', 'accepted')
    .where('number', '>', 0)
    .execute();
  const asked = before.filter(
    ({ isLeader, conclusion }) =>
      report.panelMode === 'full' || isLeader || conclusion === conclusionCodes.agreeAfterModification,
  );
  for (const row of asked)
    await db
      .insertInto('opinion')
      .values({
        id: newId(),
        reportId,
        agencyId: row.agencyId,
        panelRound: report.panelRound,
        expertId: row.expertId,
        expertKind: row.expertKind,
        isLeader: row.isLeader,
        number: row.number,
        invitation: 'accepted',
        declineReason: null,
        declaration: JSON.stringify(row.declaration),
        status: null,
        conclusion: null,
        sheet: null,
        salt: null,
        commitment: null,
        signedAt: null,
        formReason: null,
        formText: null,
        dueOn: null,
        invitedAt: now.toISOString(),
        updatedAt: now.toISOString(),
      })
      .execute();
  return reportId;
};
