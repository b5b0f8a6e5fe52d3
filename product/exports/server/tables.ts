import type { Generated } from 'kysely';
import type { Moment } from '#host/database/tables';

interface ExportRequestTable {
  id: string;
  personId: string;
  /** The path of the list's own call. */
  list: string;
  /** The whole of what was asked, sealed: a query may hold somebody's number. */
  askedCipher: string;
  rowCount: number;
  reason: string;
  state: 'pending' | 'approved' | 'refused';
  askedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
  decisionReason: Generated<string>;
  goodUntil: Moment | null;
  /** How often it was downloaded. */
  taken: Generated<number>;
  rowVersion: Generated<number>;
}

declare module '#host/database/tables' {
  interface Tables {
    exportRequest: ExportRequestTable;
  }
}
