import type { Context } from '#host/context';
import type { SheetContent } from '#product/opinions/sheet';
import type { OpinionRow } from './visible';

type At = Pick<Context<unknown, unknown>, 'db'>;

/** The sheets of a round that count, by the numbers of their seats: accepted, and passed by their form check. */
export const countedSheets = ({ db }: At, reportId: string, panelRound: number) =>
  db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', reportId)
    .where('panelRound', '=', panelRound)
    .where('invitation', '=', 'accepted')
    .where('status', '=', 1)
    .where('number', '>', 0)
    .orderBy('number');

/** A sheet that says something. */
export type Written = OpinionRow & { readonly sheet: SheetContent };
export const isWritten = (row: OpinionRow): row is Written => row.sheet !== null;

/** The same with what they say. */
export const saidIn = async (
  context: At,
  reportId: string,
  panelRound: number,
): Promise<readonly Written[]> =>
  (await countedSheets(context, reportId, panelRound).execute()).filter(isWritten);
