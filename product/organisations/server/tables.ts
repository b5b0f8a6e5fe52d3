import type { ColumnType, Generated } from 'kysely';
import type { Day, Moment } from '#host/database/tables';

/** An entry of the register as it was made. Only this area reads and writes it; everybody else reads `organisation`. */
export interface OrganisationEntryTable {
  id: string;
  number: string;
  name: string;
  type: string;
  parentId: string | null;
  creditCode: string | null;
  isLocked: Generated<boolean>;
  /** What was decided: the entry that stands for this one. */
  mergedInto: string | null;
  /** The end of that chain. */
  readAs: Generated<string | null>;
  /** The entry that stands for this one, or itself. */
  survivingId: ColumnType<string, never, never>;
  qualification: string | null;
  technologyFields: ColumnType<string[], string[] | undefined, string[]>;
  validUntil: Day | null;
  createdAt: Moment;
  rowVersion: Generated<number>;
}

type Read<Value> = ColumnType<Value, never, never>;

/** The register as it is read: any id ever given, with what is said of the organisation that stands for it now. */
interface OrganisationView {
  id: Read<string>;
  survivingId: Read<string>;
  mergedInto: Read<string | null>;
  /** The name of the entry itself, where another one stands for it. */
  entryName: Read<string>;
  number: Read<string>;
  name: Read<string>;
  type: Read<string>;
  parentId: Read<string | null>;
  creditCode: Read<string | null>;
  isLocked: Read<boolean>;
  qualification: Read<string | null>;
  technologyFields: Read<string[]>;
  validUntil: Read<string | null>;
}

declare module '#host/database/tables' {
  interface Tables {
    organisationEntry: OrganisationEntryTable;
    organisation: OrganisationView;
  }
}
