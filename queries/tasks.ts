import { expressionBuilder } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';

/** The clocks that run: what each is the clock of, who has to act since when, and when it runs out. */
export const runningClocks = expressionBuilder<Tables>()
  .selectFrom('deadline')
  .select(['deadline.id', 'deadline.objectKind', 'deadline.objectId', 'deadline.dueAt'])
  .select(['deadline.holder', 'deadline.startedAt'])
  .where('deadline.doneAt', 'is', null);

/** How many of them have run out. */
export const overdueClocks = async (db: Db, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom(runningClocks.as('clock'))
    .select((clock) => clock.fn.countAll<number>().as('count'))
    .where('clock.dueAt', '<', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
};
