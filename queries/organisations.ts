import { expressionBuilder } from 'kysely';
import type { Tables } from '#host/database/tables';

/** Every entry by its own number and name, and under which one it is read: itself, or the one that it was merged into. */
export const survivors = expressionBuilder<Tables>()
  .selectFrom('organisationEntry')
  .select(['organisationEntry.id', 'organisationEntry.survivingId'])
  .select(['organisationEntry.number', 'organisationEntry.name']);
