import type * as z from 'zod';
import type { Context } from '#host/context';
import { pageFrom } from '#host/lists';
import { kindOf } from '#product/opinions/codes';
import type { Invitation, InvitationFilter } from '../invitation';
import { invitationTransitions, conflictedIn } from './invitation-machine';
import { meetingsOfRounds } from './meeting/stored';
import { dueOn, reportsOf } from './reports';
import { achievementsOf } from './achievements';
import type { OpinionRow } from './visible';

/** Invitations as the invited expert sees them: what a conflict can be found in, no report and no material. */
export const invitationsOf = async (
  context: Context,
  rows: readonly OpinionRow[],
): Promise<z.output<typeof Invitation>[]> => {
  if (rows.length === 0) return [];
  const reports = await reportsOf(context, [...new Set(rows.map(({ reportId }) => reportId))]);
  const reportOf = new Map(reports.map((report) => [report.id, report]));
  const achievements = await achievementsOf(context.db, [
    ...new Set(reports.map(({ applicationId }) => applicationId)),
  ]);
  const meetings = await meetingsOfRounds(context, rows);
  const conflicted = await conflictedIn(
    context,
    rows.map((row) => [row, reportOf.get(row.reportId)!] as const),
  );
  return rows.map((row) => {
    const report = reportOf.get(row.reportId)!;
    const { name, mainOrganisationName, abstract, relationships } = achievements.get(report.applicationId)!;
    return {
      id: row.id,
      invitation: row.invitation,
      achievementName: name,
      mainOrganisationName,
      organisations: relationships.completingOrganisations.map((organisation) => organisation.name),
      persons: relationships.persons.map((person) => ({
        name: person.name,
        organisationName: person.organisation,
      })),
      abstract,
      evaluationAgencyName: relationships.agency.name,
      kind: kindOf(row.expertKind),
      isLeader: row.isLeader,
      dueOn: dueOn(row, report),
      replyBy: row.replyBy,
      meeting: meetings(row),
      invitedAt: row.invitedAt,
      rowVersion: row.rowVersion,
      can: invitationTransitions(context.me, row, conflicted(report.applicationId)),
    };
  });
};

/** The caller's own invitations and panels, the newest first. */
export const myInvitations = async (
  { status, ...paging }: z.output<typeof InvitationFilter>,
  context: Context,
) => {
  let mine = context.db.selectFrom('opinion').where('expertId', '=', context.me.personId);
  if (status) mine = mine.where('invitation', '=', status);
  const { rows, total } = await pageFrom(mine, paging, (all) =>
    all.selectAll().orderBy('invitedAt', 'desc').orderBy('id', 'desc'),
  );
  return { rows: await invitationsOf(context, rows), total };
};
