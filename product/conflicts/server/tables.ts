import type { Json, Moment } from '#host/database/tables';
import type { JudgingRole } from '../forbidden-roles';
import type { Hit } from '../types';

/** Somebody who judges and is not independent, as was found, and the hash of what the engine looked at. */
export interface StoredFinding {
  readonly personId: string;
  readonly role: JudgingRole;
  readonly hits: readonly Hit[];
  readonly dataVersion: string;
}

interface ConflictCaseTable {
  applicationId: string;
  /** Who has to act. */
  holder: 'agency' | 'publicAgency';
  found: Json<readonly StoredFinding[]>;
  foundAt: Moment;
}

interface ConflictCheckTable {
  id: string;
  applicationId: string;
  reportId: string | null;
  personId: string;
  hits: Json<Hit[]>;
  reason: string | null;
  dataVersion: string;
  checkedAt: Moment;
}

interface ConflictWatchTable {
  id: boolean;
  lookedAt: Moment;
}

declare module '#host/database/tables' {
  interface Tables {
    conflictCase: ConflictCaseTable;
    conflictCheck: ConflictCheckTable;
    conflictWatch: ConflictWatchTable;
  }
}
