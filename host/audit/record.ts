import { createHash } from 'node:crypto';
import { sql, type Expression } from 'kysely';
import { canonical } from '#contract/canonical';
import type { Db } from '../database/connection';
import type { Me } from '../me';
import { changesOf } from './changes';

/** How a request ended: done, refused for a reason the product can name, or broken. */
export type AuditResult = 'ok' | 'refused' | 'failed';

/**
 * What a request says of itself. `before` and `after` are contents; kept are their hashes, the names of the fields that
 * differ, and the values of the fields in `loggedFields`.
 */
export interface Recorded {
  readonly id: string;
  readonly at: Date;
  readonly me: Me | null;
  /** Who did it, where nobody was signed in yet. */
  readonly by?: string | undefined;
  readonly action: string;
  readonly object?: readonly [kind: string, id: string] | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly loggedFields?: readonly string[] | undefined;
  readonly result: AuditResult;
  readonly reason?: string | undefined;
  readonly requestId?: string | undefined;
  readonly address?: string | undefined;
}

/** SHA-256, in hex, of a content's canonical JSON. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(canonical(content)).digest('hex');

const hashed = (content: unknown): string | null => (content === undefined ? null : contentHash(content));

const longest = 500;

/** One line, whatever was typed: nobody forges a second entry, and a log file that prints it stays a log file (AD-05). */
const plainLine = (text: string, most = longest): string =>
  [...text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')].slice(0, most).join('');
const oneLine = (text: string | undefined): string | null => (text === undefined ? null : plainLine(text));

const inOrder = (codes: ReadonlySet<string>): string => [...codes].sort().join(',');

/**
 * Writes one entry with its request: in the request's own transaction, so that neither stands without the other (AD-03). `along` is
 * a statement that goes the same way to the database.
 */
export const recordEntry = async (db: Db, said: Recorded, along?: Expression<unknown>): Promise<void> => {
  const changes = changesOf(said, plainLine);
  const [based, held] = [inOrder(said.me?.roles ?? new Set()), inOrder(said.me?.heldRoles ?? new Set())];
  const writing = along ? db.with('along', () => sql<object>`(${along})`) : db;
  await writing
    .insertInto('auditLog')
    .values({
      id: said.id,
      at: said.at.toISOString(),
      actorId: said.me?.personId ?? said.by ?? null,
      actingRole: said.me ? oneLine(based) : null,
      heldRoles: held === based ? null : oneLine(held),
      organisationId: said.me?.organisationId ?? null,
      address: oneLine(said.address),
      sessionId: said.me?.sessionId ?? null,
      action: said.action,
      objectKind: said.object?.[0] ?? null,
      objectId: oneLine(said.object?.[1]),
      beforeHash: hashed(said.before),
      afterHash: hashed(said.after),
      result: said.result,
      reason: oneLine(said.reason),
      requestId: oneLine(said.requestId),
      changes: changes.length > 0 ? JSON.stringify(changes) : null,
    })
    .execute();
};
