import type { Selectable } from 'kysely';
import type { Day } from '#contract/days';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';

type Report = Selectable<Tables['report']>;

/**
 * Keeps what a round of experts ended with that is talked over in the next one, which begins with a last day of its own
 * (domain §9.7). False where the report was changed meanwhile.
 */
export const discussRound = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  report: Pick<Report, 'id' | 'rowVersion' | 'panelRound' | 'panelMode' | 'rounds'>,
  tally: NonNullable<Report['tally']>,
  dueOn: Day,
): Promise<boolean> => {
  const { panelRound, panelMode } = report;
  const past = { panelRound, panelMode, tally, issues: [], isDiscussed: true, endedAt: now.toISOString() };
  const done = await db
    .updateTable('report')
    .set({
      rounds: JSON.stringify([...report.rounds, past]),
      panelRound: panelRound + 1,
      expertsDueOn: dueOn,
      rowVersion: report.rowVersion + 1,
      updatedAt: now.toISOString(),
    })
    .where('id', '=', report.id)
    .where('rowVersion', '=', report.rowVersion)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
};

/** What the round ended with that was talked over in this one; undefined where this one is no discussion. */
export const discussionBefore = async (
  db: Db,
  reportId: string,
  panelRound: number,
): Promise<Report['tally'] | undefined> => {
  const { rounds } = await db
    .selectFrom('report')
    .select('rounds')
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  return rounds.find((past) => past.isDiscussed && past.panelRound === panelRound - 1)?.tally;
};
