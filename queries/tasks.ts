import { expressionBuilder } from 'kysely';
import type { Tables } from '#host/database/tables';

/** The clocks that run: what each is the clock of, and when it runs out. */
export const runningClocks = expressionBuilder<Tables>()
  .selectFrom('deadline')
  .select(['deadline.id', 'deadline.objectKind', 'deadline.objectId', 'deadline.dueAt'])
  .where('deadline.doneAt', 'is', null);
