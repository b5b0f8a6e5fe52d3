import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { machine, type CreatedFrom } from '#host/transitions';
import type { Me } from '#host/me';
import { opinionFlow } from '../workflow';
import { guards, opinionActors, sheetOf, type Data, type OpinionMade, type Sheet } from './guards';
import { peopleInRole } from '#product/roles/server';
import { notifyPanel } from './people';
import { nextRound } from './next-round';
import type { OpinionRow } from './visible';

const notifySheet = async (
  { context, is }: OpinionMade,
  word:
    | 'toldSubmitted'
    | 'toldReturned'
    | 'toldComplete'
    | 'toldReferred'
    | 'toldFormAccepted'
    | 'toldFormRejected',
  to: readonly string[],
  values: Record<string, string | number> = {},
): Promise<void> =>
  notifyPanel(context, word, to, ['opinion', is.id], {
    achievement: is.report.achievementName,
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
export const opinions = machine<typeof opinionFlow, Sheet, Data>({
  flow: opinionFlow,
  kind: 'opinion',
  table: 'opinion',
  actors: opinionActors,
  around: (db, row: OpinionRow) => sheetOf({ db }, row),
  title: (_, { report }) => Promise.resolve(report.achievementName),
  guards,
  effects: {
    notifyCheckers: async (made) =>
      notifySheet(
        made,
        'toldSubmitted',
        await peopleInRole(made.context, roleCode.agency, made.is.agencyId),
        {
          number: made.is.number,
        },
      ),
    notifyReturned: (made) =>
      notifySheet(made, 'toldReturned', [made.is.expertId], { reason: made.data?.reason ?? '' }),
    notifyPublicAgency: async (made) =>
      notifySheet(made, 'toldReferred', await peopleInRole(made.context, roleCode.publicAgency), {
        number: made.is.number,
      }),
    notifyRuling: async (made) =>
      notifySheet(
        made,
        made.transition === 'acceptForm' ? 'toldFormAccepted' : 'toldFormRejected',
        await peopleInRole(made.context, roleCode.agency, made.is.agencyId),
        { number: made.is.number },
      ),
    notifyRoundComplete: async (made) => {
      const { context, is } = made;
      if ((await openSeats(context, is.reportId, is.panelRound)) > 0) return;
      await notifySheet(made, 'toldComplete', await peopleInRole(context, roleCode.agency, is.agencyId));
    },
  },
  create: (context: Context<Me | null, unknown>, about: CreatedFrom) => nextRound(context, about.id),
});
