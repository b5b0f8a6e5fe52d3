import { expressionBuilder } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { appealedRevocations } from './appeals';
import { revocationStates } from '#product/dictionaries/report-status';

/** Revocations as steps of a history name them: of which application each is. */
export const revocationHeads = expressionBuilder<Tables>()
  .selectFrom('revocation')
  .select(['revocation.id', 'revocation.applicationId']);

/**
 * The revocation in force of a report of an application that its holder may appeal against: the newest without an appeal, or
 * else the newest; undefined where there is none.
 */
export const revocationInForce = async (db: Db, applicationId: string) => {
  const found = await db
    .selectFrom('revocation')
    .select(['id', 'ground', 'reason', 'evidenceFileId', 'decidedAt'])
    .where('applicationId', '=', applicationId)
    .where('status', '=', revocationStates.inForce)
    .orderBy((row) => row('id', 'in', appealedRevocations))
    .orderBy('decidedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // What is in force has been decided.
  return found && { ...found, decidedAt: found.decidedAt! };
};
