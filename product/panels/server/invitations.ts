import type * as z from 'zod';
import type { Context } from '../../../host/context';
import { pageFrom } from '../../../host/lists';
import { kindOf } from '../codes';
import type { Invitation, InvitationFilter } from '../invitation';
import { invitationDeeds } from './invite';
import { dueOn, reportOf } from './machine';
import { achievementOf } from './ties';
import type { OpinionRow } from './visible';

/** An invitation as the invited expert sees it: what a conflict can be found in, no report and no material. */
export const invitationOf = async (
  context: Context,
  row: OpinionRow,
): Promise<z.output<typeof Invitation>> => {
  const report = await reportOf(context, row.reportId);
  const { name, mainOrganisationName, abstract, ties } = await achievementOf(
    context.db,
    report.applicationId,
  );
  return {
    id: row.id,
    invitation: row.invitation,
    achievementName: name,
    mainOrganisationName,
    organisations: ties.completingOrganisations.map((organisation) => organisation.name),
    persons: ties.persons.map((person) => ({ name: person.name, organisationName: person.organisation })),
    abstract,
    evaluationAgencyName: ties.agency.name,
    kind: kindOf(row.expertKind),
    isLeader: row.isLeader,
    dueOn: dueOn(row, report),
    replyBy: row.replyBy,
    invitedAt: row.invitedAt,
    rowVersion: row.rowVersion,
    can: invitationDeeds(context.me, row),
  };
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
  const shown = [];
  for (const row of rows) shown.push(await invitationOf(context, row));
  return { rows: shown, total };
};
