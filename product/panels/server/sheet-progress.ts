import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { steps } from '#host/timeline';
import { isOfOwn } from '#host/me';
import type { ReplaceGround } from '../opinion';
import { groundsOf } from './replacement-grounds';
import type { SheetReport } from './reports';
import type { OpinionRow } from './visible';

/** What the agency reads along with a sheet: when it was answered and checked, and whether its seat may be filled anew. */
export interface SheetProgress {
  readonly repliedAt: string | null;
  readonly checkedAt: string | null;
  readonly replaceFor: ReplaceGround | null;
}

/** By which a form was decided. */
const checks = ['approveForm', 'returnForm', 'acceptForm', 'rejectForm'];

/** The states of a report in which seats are filled. */
const seating = [0, 6];

/** Gathers it for all these sheets at once. Grounds are the agency's own business; others who read get none. */
export const sheetProgressOf = async (
  context: Context,
  rows: readonly OpinionRow[],
  report: SheetReport,
): Promise<(row: OpinionRow) => SheetProgress> => {
  const { db, me } = context;
  const taken =
    rows.length === 0
      ? []
      : await db
          .selectFrom(steps.as('step'))
          .select(['objectId', 'transition'])
          .select((each) => each.fn.max('at').as('at'))
          .where('objectKind', '=', 'opinion')
          .where(
            'objectId',
            'in',
            rows.map(({ id }) => id),
          )
          .where('transition', 'in', ['accept', 'decline', ...checks])
          .groupBy(['objectId', 'transition'])
          .execute();
  const latest = (row: OpinionRow, transitions: readonly string[], since: string): string | null =>
    taken
      .filter(
        ({ objectId, transition, at }) =>
          objectId === row.id && transitions.includes(transition) && at >= since,
      )
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? null;
  const open = rows.filter(
    (row) =>
      isOfOwn(me, row.agencyId) &&
      me.roles.has(roleCode.agency) &&
      row.number > 0 &&
      row.panelRound === report.panelRound &&
      report.tally === null &&
      seating.includes(report.status),
  );
  const grounds = await groundsOf(context, open, report);
  return (row) => ({
    repliedAt: latest(row, ['accept', 'decline'], row.invitedAt),
    checkedAt:
      row.signedAt !== null && (row.status === 1 || row.status === 3)
        ? latest(row, checks, row.signedAt)
        : null,
    replaceFor: grounds.get(row.id) ?? null,
  });
};
