import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { isOfOwn, type Me } from '#host/me';
import { stateOf } from '#host/moves';
import { recordStep } from '#host/timeline';
import { can, independenceGuard } from '#contract/workflow';
import { general } from '#contract/problems';
import { independent, stoppedFor } from '#product/conflicts/server';
import {
  invitationFlow,
  invitationStates,
  opinionFlow,
  type InvitationState,
  type InvitationTransition,
} from '../workflow';
import { opinionActors } from './guards';
import { reportOf, type SheetReport } from './reports';
import type { OpinionRow } from './visible';

/** Which actors somebody is towards an invitation: nobody answers for another, no agency invites for another. */
const invitationActors = (me: Me, row: Pick<OpinionRow, 'expertId' | 'agencyId'>): string[] => {
  if (row.expertId === me.personId) return ['expert'];
  return me.roles.has(roleCode.agency) && isOfOwn(me, row.agencyId) ? ['agency'] : [];
};

/** In which capacities the caller is kept from these sheets and invitations by a conflict of interest, by application. */
export const stoppedIn = (
  context: Pick<Context, 'db' | 'now' | 'me'>,
  rows: readonly (readonly [row: OpinionRow, report: SheetReport])[],
): Promise<(applicationId: string) => ReadonlySet<string>> => {
  const { me } = context;
  return stoppedFor(
    context,
    rows.flatMap(([row, report]) => [
      {
        flow: invitationFlow,
        applicationId: report.applicationId,
        state: row.invitation,
        row,
        actors: invitationActors(me, row),
      },
      {
        flow: opinionFlow,
        applicationId: report.applicationId,
        state: stateOf(opinionFlow, row.status),
        row: { ...row, report },
        actors: opinionActors(me, row),
      },
    ]),
  );
};

/** The same for the sheets of one report. */
export const stoppedAt = async (
  context: Pick<Context, 'db' | 'now' | 'me'>,
  rows: readonly OpinionRow[],
  report: SheetReport,
): Promise<ReadonlySet<string>> =>
  (
    await stoppedIn(
      context,
      rows.map((row) => [row, report] as const),
    )
  )(report.applicationId);

/** What somebody may do about an invitation now. */
export const invitationTransitions = (
  me: Me,
  row: OpinionRow,
  stopped: ReadonlySet<string>,
): InvitationTransition[] =>
  can(invitationFlow, row.invitation, row, invitationActors(me, row), me.rights, stopped);

/**
 * Moves an invitation by its table (E0, E5): state and version guard the update, so that of two answers at once exactly
 * one counts. The caller has judged the table's other guards. Throws 2001, 403 or 2003; gives the new version.
 */
export const moveInvitation = async (
  context: Context,
  row: OpinionRow,
  transition: InvitationTransition,
  set: Readonly<Partial<Record<keyof OpinionRow, unknown>>> = {},
  { rowVersion, note }: { rowVersion?: number; note?: string } = {},
): Promise<number> => {
  if (rowVersion !== undefined && rowVersion !== row.rowVersion)
    throw general.changedMeanwhile({}, { RowVersion: row.rowVersion });
  const there = invitationFlow.rows.filter(([from, each]) => from === row.invitation && each === transition);
  if (there.length === 0) throw general.stateNotAllowed();
  const actors = invitationActors(context.me, row);
  const found = there.find(([, , by]) => actors.includes(by));
  if (!found) throw general.notAllowed();
  // An expert who accepts has been judged already, with what they declare.
  if (found[2] === 'agency' && found[5].includes(independenceGuard)) {
    const { applicationId } = await reportOf(context, row.reportId);
    await independent(context, found[2], applicationId);
  }
  const to: InvitationState = found[3];
  const result = await context.db
    .updateTable('opinion')
    .set({
      ...(set as object),
      invitation: to,
      rowVersion: row.rowVersion + 1,
      updatedAt: context.now.toISOString(),
    })
    .where('id', '=', row.id)
    .where('rowVersion', '=', row.rowVersion)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw general.changedMeanwhile();
  await recordStep(context, {
    object: ['opinion', row.id],
    actorId: context.me.personId,
    actor: found[2],
    transition,
    from: invitationStates[row.invitation],
    to: invitationStates[to],
    note,
    visibility: 'expert,agency,publicAgency',
  });
  context.audit({
    object: ['opinion', row.id],
    before: { invitation: row.invitation },
    after: { invitation: to, ...set },
    loggedFields: ['invitation'],
  });
  return row.rowVersion + 1;
};
