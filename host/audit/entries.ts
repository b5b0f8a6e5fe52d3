import { expressionBuilder, type InferResult } from 'kysely';
import type { Db } from '../database/connection';
import type { Tables } from '../database/tables';

/** Entries of the log as people read them: the hashes of what was before and after stay inside. */
export const logEntries = expressionBuilder<Tables>()
  .selectFrom('auditLog')
  .select(['auditLog.id', 'auditLog.at', 'auditLog.actorId', 'auditLog.actingRole', 'auditLog.heldRoles'])
  .select(['auditLog.organisationId', 'auditLog.address', 'auditLog.sessionId', 'auditLog.action'])
  .select(['auditLog.objectKind', 'auditLog.objectId', 'auditLog.result', 'auditLog.reason'])
  .select(['auditLog.requestId', 'auditLog.changes']);

export type LogEntry = InferResult<typeof logEntries>[number];

/** An entry's place in the chain; null until it is sealed. */
export const sealNumber = async (db: Db, entryId: string): Promise<number | null> => {
  const seal = await db
    .selectFrom('auditSeal')
    .select('seq')
    .where('entryId', '=', entryId)
    .executeTakeFirst();
  return seal ? Number(seal.seq) : null;
};

/** Which objects of these kinds were changed since a moment, each once: every change is in the log (security AD-01). */
export const changedObjects = (db: Db, kinds: readonly string[], since: string) =>
  db
    .selectFrom('auditLog')
    .select(['objectKind', 'objectId'])
    .distinct()
    .where('at', '>=', since)
    .where('result', '=', 'ok')
    .where('objectKind', 'in', kinds)
    .where('objectId', 'is not', null)
    .execute();
