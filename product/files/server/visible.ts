import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { objectKind } from '#host/objects';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import '#host/files/tables';

type Reader = (row: ExpressionBuilder<Tables, 'file'>, me: Me) => Expression<SqlBool>;
const readers: Reader[] = [];

/** An area says who reads the files of its objects; whoever brought a file in reads it anyway. */
export const letRead = (reader: Reader): void => void readers.push(reader);

export const fileKind = objectKind('file', (row, me) =>
  me
    ? row.or([row('file.ownerId', '=', me.personId), ...readers.map((reader) => reader(row, me))])
    : sql<boolean>`false`,
);

declare module '#host/objects' {
  interface LoadedObjects {
    file: Selectable<Tables['file']>;
  }
}
