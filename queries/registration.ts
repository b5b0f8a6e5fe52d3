import { expressionBuilder } from 'kysely';
import type { Tables } from '#host/database/tables';

/** What people agreed to: which version of which notice, and when. */
export const consentsGiven = expressionBuilder<Tables>()
  .selectFrom('consent')
  .select(['consent.personId', 'consent.notice', 'consent.givenAt']);
