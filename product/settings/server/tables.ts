import type { ColumnType } from 'kysely';
import type { Moment } from '#host/database/tables';
import type { SettingValues } from '../settings';

interface SettingVersionTable {
  number: number;
  /** Those that existed when it was saved; one that came later has its standard value. */
  values: ColumnType<Partial<SettingValues>, string, never>;
  reason: string;
  savedBy: string | null;
  savedAt: Moment;
}

declare module '#host/database/tables' {
  interface Tables {
    settingVersion: SettingVersionTable;
  }
}
