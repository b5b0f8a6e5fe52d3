import { expressionBuilder } from 'kysely';
import type { Tables } from '#host/database/tables';

/** The clocks that run: what each is the clock of, who has to act since when, and when it runs out. */
export const runningClocks = expressionBuilder<Tables>()
  .selectFrom('deadline')
  .select(['deadline.id', 'deadline.objectKind', 'deadline.objectId', 'deadline.dueAt'])
  .select(['deadline.holder', 'deadline.startedAt'])
  .where('deadline.doneAt', 'is', null);
