import type { Moment } from '#host/database/tables';

interface PreferenceTable {
  personId: string;
  key: string;
  /** JSON as text: kept and given back, never searched. */
  value: string;
  updatedAt: Moment;
}

declare module '#host/database/tables' {
  interface Tables {
    preference: PreferenceTable;
  }
}
