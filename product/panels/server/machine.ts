import type { Context } from '#host/context';
import { machine, type Begun } from '#host/moves';
import type { Me } from '#host/me';
import { opinionFlow } from '../workflow';
import { guards, opinionHats, type Data, type OpinionMove } from './guards';
import { achievementName, managersOf, tellPanel } from './people';
import { nextRound } from './next-round';
import type { OpinionRow } from './visible';

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
  guards,
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
