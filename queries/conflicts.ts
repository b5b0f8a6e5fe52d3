import { expressionBuilder, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';

type Case = Selectable<Tables['conflictCase']>;

/** What was found about these applications when they were last looked at. */
export const casesOf = (db: Db, ids: readonly string[]): Promise<Case[]> =>
  db.selectFrom('conflictCase').selectAll().where('applicationId', 'in', ids).execute();

/** Keeps what was found about an application; the moment of the first finding stays. */
export const storeCase = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  applicationId: string,
  { holder, found }: Pick<Case, 'holder' | 'found'>,
): Promise<void> => {
  const set = { holder, found: JSON.stringify(found) };
  await db
    .insertInto('conflictCase')
    .values({ applicationId, ...set, foundAt: now.toISOString() })
    .onConflict((known) => known.column('applicationId').doUpdateSet(set))
    .execute();
};

/** Nobody who judges these applications is tied to them any more. */
export const dropCases = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db.deleteFrom('conflictCase').where('applicationId', 'in', ids).execute();
};

/** Drops what was found about all applications but those that a query names by id. */
export const dropCasesBut = async (
  db: Db,
  open: SelectQueryBuilder<Tables, 'application', { id: string }>,
): Promise<void> => {
  await db.deleteFrom('conflictCase').where('applicationId', 'not in', open).execute();
};

/** Until when the log had been gone through. */
export const lookedAt = async (db: Db): Promise<string> =>
  (await db.selectFrom('conflictWatch').select('lookedAt').executeTakeFirstOrThrow()).lookedAt;

/** The same; until the transaction ends nobody else goes through it. */
export const lookedAtAlone = async (db: Db): Promise<string> =>
  (await db.selectFrom('conflictWatch').select('lookedAt').forUpdate().executeTakeFirstOrThrow()).lookedAt;

/** The log has been gone through until then. */
export const storeCheckedAt = async (db: Db, moment: string): Promise<void> => {
  await db.updateTable('conflictWatch').set({ lookedAt: moment }).execute();
};

/** The applications in which somebody who judges was found not to be independent when they were last looked at. */
export const relatedCases = expressionBuilder<Tables>()
  .selectFrom('conflictCase')
  .select('conflictCase.applicationId');
