import { dayOf } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { isOfOwn, type Me } from '#host/me';
import { machine, makeTransition, stateOf, transitionsOf, type TransitionOptions } from '#host/transitions';
import { independent, refusalOf, conflictedFor, type ConflictFinding } from '#product/conflicts/server';
import { integrityProblems } from '#product/integrity/problems';
import { settingsOf } from '#product/settings/server';
import { blockedPeople } from '#queries/integrity';
import { panelsProblems } from '../problems';
import { invitationFlow, opinionFlow, type InvitationTransition } from '../workflow';
import { opinionActors, sheetOf, type Sheet } from './guards';
import { peopleInRole } from '#product/roles/server';
import { notifyPanel } from './people';
import { groundsOf } from './replacement-grounds';
import type { SheetReport } from './reports';
import type { OpinionRow } from './visible';

/** Which actors somebody is towards an invitation: nobody answers for another, no agency invites for another. */
const invitationActors = (me: Me, row: Pick<OpinionRow, 'expertId' | 'agencyId'>): string[] => {
  if (row.expertId === me.personId) return ['expert'];
  return me.roles.has(roleCode.agency) && isOfOwn(me, row.agencyId) ? ['agency'] : [];
};

/** In which capacities the caller is kept from these sheets and invitations by a conflict of interest, by application. */
export const conflictedIn = (
  context: Pick<Context, 'db' | 'now' | 'me'>,
  rows: readonly (readonly [row: OpinionRow, report: SheetReport])[],
): Promise<(applicationId: string) => ReadonlySet<string>> => {
  const { me } = context;
  return conflictedFor(
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
export const conflictedAt = async (
  context: Pick<Context, 'db' | 'now' | 'me'>,
  rows: readonly OpinionRow[],
  report: SheetReport,
): Promise<ReadonlySet<string>> =>
  (
    await conflictedIn(
      context,
      rows.map((row) => [row, report] as const),
    )
  )(report.applicationId);

/** What an acceptance brings along: what the conflict engine finds with what the expert declares. */
type Data = { readonly finding: ConflictFinding } | undefined;

/** What of an invitation decides who may do what: its row alone. An invitation and its sheet are one row with two states. */
const standing = {
  flow: invitationFlow,
  stateColumn: 'invitation',
  actors: invitationActors,
} as const;

/** The machine of invitations (domain §3.4, E0 and E5). */
const invitations = machine<typeof invitationFlow, Sheet, Data>({
  ...standing,
  kind: 'opinion',
  table: 'opinion',
  guards: {
    independent: async ({ context, actor, row, data }) => {
      if (!data) return independent(context, actor, row.report.applicationId);
      const refusal = refusalOf(data.finding.hard, context.language, 'Declaration');
      if (refusal) throw refusal;
      return true;
    },
    notBlocked: async ({ context: { db, now }, row: { expertId } }) => {
      const until = (await blockedPeople(db, [expertId], dayOf(now))).get(expertId);
      if (until === undefined) return true;
      throw integrityProblems.replyBlocked({ until });
    },
    hasGrounds: async ({ context, row }) => {
      if ((await groundsOf(context, [row], row.report)).has(row.id)) return true;
      const { silentDays } = await settingsOf(context.db, row.report.applicationId);
      throw panelsProblems.notReplaceable({ days: silentDays });
    },
  },
  effects: {
    notifyAgency: async ({ context, transition, is }) =>
      notifyPanel(
        context,
        transition === 'accept' ? 'toldAccepted' : 'toldDeclined',
        await peopleInRole(context, roleCode.agency, is.agencyId),
        ['report', is.reportId],
        { achievement: is.report.achievementName, name: context.me!.name },
      ),
    notifyExpert: ({ context, is }) =>
      notifyPanel(context, 'toldReleased', [is.expertId], ['opinion', is.id], {
        achievement: is.report.achievementName,
      }),
  },
});

/** What somebody may do about an invitation now. */
export const invitationTransitions = (
  me: Me,
  row: OpinionRow,
  stopped: ReadonlySet<string>,
): InvitationTransition[] => transitionsOf(standing, me, row, stopped);

/** Moves an invitation by its table (E0, E5). Throws 2001, 403, 2003 or a guard's problem; gives the new version. */
export const transitionInvitation = async (
  context: Context<Me, unknown>,
  row: OpinionRow,
  transition: InvitationTransition,
  moving: TransitionOptions<Data>,
): Promise<number> =>
  makeTransition(context, invitations, await sheetOf(context, row), transition, {
    ...moving,
    visibility: 'expert,agency,publicAgency',
  });
