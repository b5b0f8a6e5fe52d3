import type { ColumnType, Generated } from 'kysely';
import type { Day, Moment } from '../../../host/database/tables';

export interface OrganisationTable {
  id: string;
  number: string;
  name: string;
  type: string;
  parentId: string | null;
  creditCode: string | null;
  isLocked: Generated<boolean>;
  mergedInto: string | null;
  qualification: string | null;
  technologyFields: ColumnType<string[], string[] | undefined, string[]>;
  validUntil: Day | null;
  createdAt: Moment;
  rowVersion: Generated<number>;
}

declare module '../../../host/database/tables' {
  interface Tables {
    organisation: OrganisationTable;
  }
}
