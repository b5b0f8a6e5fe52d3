import { sql, type RawBuilder } from 'kysely';
import { canonical } from '#contract/canonical';
import { general } from '#contract/problems';
import type { Db } from '../database/connection';

/** The reply that stands for a repeated request, wrapped so that a stored `null` is told from none. */
interface Stored {
  reply: unknown;
}

/** What identifies a request: the same person, the same call, the same request id (security §3.23). */
export interface ActionKey {
  /** The person, or the session's address for a visitor. */
  readonly who: string;
  readonly route: string;
  readonly requestId: string;
}

/** A keyed hash of a body: it holds codes of six digits and other guessable secrets, which a bare one would give away. */
export const hashOfBody = (hide: (kind: string, text: string) => string, body: unknown): string =>
  hide('request body', canonical(body ?? null));

/**
 * Claims the request id inside the request's transaction. A twin that is under way is waited for by the database itself.
 * Gives the stored reply when the request was done before; throws when the id was used with other content.
 */
export const claim = async (
  tx: Db,
  key: ActionKey,
  { hash, now }: { hash: string; now: Date },
): Promise<Stored | undefined> => {
  const claimed = await sql`insert into request_reply (person_id, route, request_id, body_hash, created_at)
    values (${key.who}, ${key.route}, ${key.requestId}, ${hash}, ${now.toISOString()}) on conflict do nothing`.execute(
    tx,
  );
  if (claimed.numAffectedRows === 1n) return undefined;
  const before = await repeated(tx, key, hash);
  if (!before) throw general.requestUnderWay();
  return before;
};

/** The stored reply of a request that was done before, if there is one. Throws when its request id was used with other content. */
export const repeated = async (db: Db, key: ActionKey, hash: string): Promise<Stored | undefined> => {
  const before = await sql<{ bodyHash: string; reply: unknown }>`select body_hash, reply from request_reply
    where person_id = ${key.who} and route = ${key.route} and request_id = ${key.requestId}`.execute(db);
  const row = before.rows[0];
  if (row && row.bodyHash !== hash) throw general.sameRequestOtherContent();
  return row && { reply: row.reply };
};

/** A statement that keeps the reply with the request, so that whoever asks again gets the same. */
export const keepingReply = (key: ActionKey, reply: unknown): RawBuilder<unknown> =>
  sql`update request_reply set reply = ${JSON.stringify(reply ?? null)}::jsonb
    where person_id = ${key.who} and route = ${key.route} and request_id = ${key.requestId}`;

/** The replies that were kept for somebody, whatever they asked. */
export const forgetReplies = async (db: Db, personId: string): Promise<void> => {
  await sql`delete from request_reply where person_id = ${personId}`.execute(db);
};
