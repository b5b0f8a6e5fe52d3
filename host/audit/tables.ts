import type { ColumnType } from 'kysely';
import type { Moment } from '../database/tables';

/** How a deed ended: done, refused for a reason the product can name, or broken. */
export type AuditResult = 'ok' | 'refused' | 'failed';

/** One field that a deed changed. Its values stand here only where the deed itself says that anybody may read them. */
export interface Change {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

/** Who did what to which object, when, from where, and how it ended (security AD-01). Inserted, never changed. */
export interface AuditLogTable {
  id: string;
  at: Moment;
  actorId: string | null;
  /** The built-in roles that those held are based on: by them is decided who reads the entry. */
  actingRole: string | null;
  /** The roles held themselves, where they are not those above: one of them is the staff's own. */
  heldRoles: string | null;
  organisationId: string | null;
  address: string | null;
  sessionId: string | null;
  action: string;
  objectKind: string | null;
  objectId: string | null;
  /** SHA-256 of the content before and after, not the content: the log holds no personal data to leak. */
  beforeHash: string | null;
  afterHash: string | null;
  result: AuditResult;
  reason: string | null;
  requestId: string | null;
  changes: ColumnType<readonly Change[] | null, string | null | undefined, never>;
}

interface AuditSealTable {
  seq: number;
  entryId: string;
  prevHash: string;
  hash: string;
}

interface AuditCheckpointTable {
  seq: number;
  hash: string;
  signature: string;
  keyId: string;
  at: Moment;
}

declare module '../database/tables' {
  interface Tables {
    auditLog: AuditLogTable;
    auditSeal: AuditSealTable;
    auditCheckpoint: AuditCheckpointTable;
  }
}
