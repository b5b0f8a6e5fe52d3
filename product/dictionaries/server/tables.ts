import type { Generated } from 'kysely';
import type { Word } from '#contract/words';
import type { Json, Moment } from '#host/database/tables';

interface CodeSetTable {
  id: string;
  code: string;
  name: string;
  nameEnglish: Generated<string>;
  nameSpanish: Generated<string>;
  remark: Generated<string>;
  isLocked: Generated<boolean>;
  isBuiltIn: Generated<boolean>;
  sort: number;
  rowVersion: Generated<number>;
}

interface CodeItemTable {
  id: string;
  setId: string;
  parentId: string | null;
  code: string;
  names: Json<Word>;
  meanings: import('kysely').ColumnType<Word | null, string | null | undefined, string | null>;
  number: number | null;
  sort: number;
  isLocked: Generated<boolean>;
  isDeleted: Generated<boolean>;
  rowVersion: Generated<number>;
}

/** What an item was called until it was renamed. */
interface CodeItemLabelTable {
  id: string;
  itemId: string;
  names: Json<Word>;
  until: Moment;
}

declare module '#host/database/tables' {
  interface Tables {
    codeSet: CodeSetTable;
    codeItem: CodeItemTable;
    codeItemLabel: CodeItemLabelTable;
  }
}
