import type { Context } from '#host/context';
import { dayOf } from '#contract/calendar';
import type { Vacancy } from '../../draw';
import type { OpinionRow } from '../visible';
import type { DrawRow } from './stored';

const whyOf = ({ invitation, attendance }: OpinionRow): Vacancy =>
  attendance === 'absent' ? 'absent' : invitation === 'declined' ? 'declined' : 'silent';

/**
 * Seats of a drawn panel whose expert declined, let the last day for an answer pass, or was absent from the panel's meeting (domain
 * §6.5), the lowest number first.
 */
export const vacantSeats = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  { reportId, panelRound }: Pick<DrawRow, 'reportId' | 'panelRound'>,
): Promise<readonly { readonly row: OpinionRow; readonly why: Vacancy }[]> => {
  const rows = await db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', reportId)
    .where('panelRound', '=', panelRound)
    .where('number', '>', 0)
    .where((row) =>
      row.or([
        row('invitation', '=', 'declined'),
        row('attendance', '=', 'absent'),
        row.and([row('invitation', '=', 'invited'), row('replyBy', '<', dayOf(now))]),
      ]),
    )
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ row, why: whyOf(row) }));
};
