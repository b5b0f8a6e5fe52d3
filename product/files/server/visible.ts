import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Contributions } from '#host/contributions';
import { objectKind } from '#host/objects';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';

export type Reader = (row: ExpressionBuilder<Tables, 'file'>, me: Me) => Expression<SqlBool>;
declare module '#host/contributions' {
  interface Contributions {
    /** Who reads the files of an area's objects; whoever brought a file in reads it anyway. */
    readonly fileReaders: readonly Reader[];
  }
}

export const fileKind = (all: Pick<Contributions, 'fileReaders'>) =>
  objectKind('file', (row, me) =>
    me
      ? row.or([row('file.ownerId', '=', me.personId), ...all.fileReaders.map((reader) => reader(row, me))])
      : sql<boolean>`false`,
  );

export type StoredRow = Selectable<Tables['file']>;
declare module '#host/objects' {
  interface LoadedObjects {
    file: StoredRow;
  }
}
