import type { ColumnType, Generated } from 'kysely';
import type { Day, Json, Moment } from '#host/database/tables';
import type { MaterialTables } from '../proposals';
import type { Frozen } from '../frozen';

export interface MaterialTable {
  id: string;
  applicationId: string;
  round: number;
  template: number;
  status: number;
  version: Generated<number>;
  tables: ColumnType<MaterialTables, string | undefined, string>;
  reason: string | null;
  submittedAt: Moment | null;
  createdAt: Moment;
  updatedAt: Moment;
  rowVersion: Generated<number>;
}

interface MaterialItemTable {
  id: string;
  materialId: string;
  code: string;
  isRequired: boolean;
  notApplicableReason: string | null;
  result: number | null;
  comment: string | null;
  sort: number;
}

interface MaterialFileTable {
  id: string;
  materialId: string;
  itemCode: string;
  fileId: string;
  documentType: string | null;
  title: string;
  issuer: string;
  issuedOn: Day | null;
  deIdentified: boolean;
  sort: number;
}

interface MaterialVersionTable {
  id: string;
  materialId: string;
  version: number;
  content: Json<Frozen>;
  sha256: string;
  fileIds: string[];
  submittedBy: string;
  createdAt: Moment;
}

declare module '#host/database/tables' {
  interface Tables {
    material: MaterialTable;
    materialItem: MaterialItemTable;
    materialFile: MaterialFileTable;
    materialVersion: MaterialVersionTable;
  }
}
