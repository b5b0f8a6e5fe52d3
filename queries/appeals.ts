import { expressionBuilder } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';

/** The applications that an appeal waits for a decision about: their reviewers read them whole. */
export const underAppeal = expressionBuilder<Tables>()
  .selectFrom('appeal')
  .select('appeal.applicationId')
  .where('appeal.status', '=', 0);

/** The revocations of reports that were appealed against, whatever came of it. */
export const appealedRevocations = expressionBuilder<Tables>()
  .selectFrom('appeal')
  .select('appeal.revocationId')
  .where('appeal.revocationId', 'is not', null);

/** The appeal against the end of an application that waits for a decision; undefined where none does. */
export const openAppealOf = (db: Db, applicationId: string): Promise<{ readonly id: string } | undefined> =>
  db
    .selectFrom('appeal')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('status', '=', 0)
    .executeTakeFirst();
