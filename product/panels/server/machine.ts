import type { Context } from '../../../host/context';
import { machine, type Begun, type Move } from '../../../host/moves';
import { isOfOwn, type Me } from '../../../host/me';
import { general } from '../../../contract/problems';
import { independent } from '../../conflicts/server';
import { dayOf } from '../../tasks/calendar';
import { opinionFlow } from '../workflow';
import { settingsOf } from '../../settings/server';
import { achievementName, managersOf, tellPanel } from './people';
import { nextRound } from './next-round';
import { defectsOf, sayDefect, wireField } from './sheet-state';
import type { OpinionRow } from './visible';

const withExperts = 0;
const theory = 3;

/** The reports of some sheets, and the template each is judged on. */
export const reportsOf = async ({ db }: Pick<Context<unknown, unknown>, 'db'>, ids: readonly string[]) =>
  (
    await db
      .selectFrom('report')
      .innerJoin('application', 'application.id', 'report.applicationId')
      .selectAll('report')
      .select(['application.category', 'application.achievementName'])
      .where('report.id', 'in', [...ids])
      .execute()
  ).map((row) => ({ ...row, template: row.category === theory ? (2 as const) : (1 as const) }));

export type SheetReport = Awaited<ReturnType<typeof reportsOf>>[number];

/** The report of a sheet, which is there. */
export const reportOf = async (
  context: Pick<Context<unknown, unknown>, 'db'>,
  reportId: string,
): Promise<SheetReport> => (await reportsOf(context, [reportId]))[0]!;

/** Towards a sheet one is its expert or, as a manager of the agency, its checker; never both. */
export const opinionHats = (me: Me, row: Pick<OpinionRow, 'expertId' | 'agencyId'>): string[] => {
  if (row.expertId === me.personId) return ['expert'];
  return me.roles.has('PJJ') && isOfOwn(me, row.agencyId) ? ['checker'] : [];
};

/** The last day a sheet may be submitted: the expert's own, else the report's. */
export const dueOn = (row: Pick<OpinionRow, 'dueOn'>, report: { readonly expertsDueOn: string | null }) =>
  row.dueOn ?? report.expertsDueOn;

/** What a returned sheet says of its form. */
type Data = { readonly reason: string } | undefined;
type OpinionMove = Move<OpinionRow, Data>;

const tellSheet = async (
  { context, row }: OpinionMove,
  word: 'toldSubmitted' | 'toldReturned' | 'toldComplete',
  to: readonly string[],
  values: Record<string, string | number> = {},
): Promise<void> =>
  tellPanel(context, word, to, ['opinion', row.id], {
    achievement: await achievementName(context, row.reportId),
    ...values,
  });

/** Sheets of this round that have not passed their form check: seats still empty count. */
export const openSeats = async (
  { db }: Context<unknown, unknown>,
  reportId: string,
  panelRound: number,
): Promise<number> => {
  const rows = await db
    .selectFrom('opinion')
    .select(['number', 'invitation', 'status'])
    .where('reportId', '=', reportId)
    .where('panelRound', '=', panelRound)
    .where('number', '>', 0)
    .execute();
  const seats = new Set(rows.map(({ number }) => number));
  const done = rows.filter(({ invitation, status }) => invitation === 'accepted' && status === 1);
  return seats.size === 0 ? 1 : seats.size - new Set(done.map(({ number }) => number)).size;
};

/** The sheets' machine (domain §3.4, E1–E4); `begin` opens the sheets of a report's next round. */
export const opinions = machine<typeof opinionFlow, OpinionRow, Data>({
  flow: opinionFlow,
  kind: 'opinion',
  table: 'opinion',
  hats: opinionHats,
  called: (db, row) => achievementName({ db }, row.reportId),
  guards: {
    independent: async ({ context, hat, row }: OpinionMove) =>
      independent(context, hat, (await reportOf(context, row.reportId)).applicationId),
    isSeated: async ({ context, row }: OpinionMove) =>
      row.invitation === 'accepted' && row.panelRound === (await reportOf(context, row.reportId)).panelRound,
    isWithExperts: async ({ context, row }) => (await reportOf(context, row.reportId)).status === withExperts,
    isOpen: async ({ context, row }) => (await reportOf(context, row.reportId)).tally === null,
    isInTime: async ({ context, row }) => {
      const due = dueOn(row, await reportOf(context, row.reportId));
      return due === null || dayOf(context.now) <= due;
    },
    isComplete: async ({ context, row }) => {
      const missing = defectsOf(row, await reportOf(context, row.reportId));
      if (missing.length > 0)
        throw general.badInput(
          {},
          missing.map((defect) => ({
            Field: wireField(defect.field),
            Msg: sayDefect(defect, context.language),
          })),
        );
      return true;
    },
    notOwnReport: async ({ context, row }) => {
      const { authorId, checkedBy } = await reportOf(context, row.reportId);
      return ![authorId, checkedBy].includes(context.me!.personId);
    },
    // After so many returns the public-service agency decides (E4).
    hasReturnsLeft: async ({ context, row }) => {
      const { applicationId } = await reportOf(context, row.reportId);
      return row.formReturns < (await settingsOf(context.db, applicationId)).formReturns;
    },
  },
  effects: {
    tellCheckers: async (move) =>
      tellSheet(move, 'toldSubmitted', await managersOf(move.context, move.row.agencyId), {
        number: move.row.number,
      }),
    tellReturned: (move) =>
      tellSheet(move, 'toldReturned', [move.row.expertId], { reason: move.data?.reason ?? '' }),
    tellRoundComplete: async (move) => {
      const { context, row } = move;
      if ((await openSeats(context, row.reportId, row.panelRound)) > 0) return;
      await tellSheet(move, 'toldComplete', await managersOf(context, row.agencyId));
    },
  },
  begin: (context: Context<Me | null, unknown>, about: Begun) => nextRound(context, about.id),
});
