import { expressionBuilder, type InferResult } from 'kysely';
import type { Db } from '../database/connection';
import type { Tables } from '../database/tables';
import type { Checkpoint } from './checkpoint';
import { contentHash } from './record';

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

/** An entry's place in the chain, and the first checkpoint that was signed over it. */
export interface Anchored {
  readonly id: string;
  readonly seq: number;
  readonly checkpoint: Checkpoint;
}

/**
 * Where an entry about an object stands that says a content was written, by the content's hash, and the checkpoint that holds
 * it. Undefined while it is not sealed, or no checkpoint has been signed since.
 */
export const anchoredEntry = async (
  db: Db,
  [objectKind, objectId]: readonly [kind: string, id: string],
  after: unknown,
): Promise<Anchored | undefined> => {
  const found = await db
    .selectFrom('auditLog')
    .innerJoin('auditSeal', 'auditSeal.entryId', 'auditLog.id')
    .innerJoin('auditCheckpoint', (join) => join.onRef('auditCheckpoint.seq', '>=', 'auditSeal.seq'))
    .select(['auditLog.id', 'auditSeal.seq as place', 'auditCheckpoint.seq', 'auditCheckpoint.hash'])
    .select(['auditCheckpoint.at', 'auditCheckpoint.keyId', 'auditCheckpoint.signature'])
    .where('objectKind', '=', objectKind)
    .where('objectId', '=', objectId)
    .where('result', '=', 'ok')
    .where('afterHash', '=', contentHash(after))
    .orderBy('auditCheckpoint.at')
    .orderBy('auditCheckpoint.seq')
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, place, seq, hash, at, keyId, signature } = found;
  return {
    id,
    seq: Number(place),
    checkpoint: { seq: Number(seq), hash, at: new Date(at).toISOString(), keyId, signature },
  };
};
