import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db } from './database/connection';
import type { Tables } from './database/tables';
import type { Me } from './me';

/** Kind → the row its loader gives. Areas add theirs by declaration merging. */
export interface LoadedObjects {}

/** Which rows of a table a person sees, decided in SQL. The only place where that is said of a kind. */
export type Visible<Table extends keyof Tables> = (
  row: ExpressionBuilder<Tables, Table>,
  me: Me | null,
) => Expression<SqlBool>;

export interface ObjectKind {
  readonly table: keyof Tables;
  readonly visible: (row: never, me: Me | null) => Expression<SqlBool>;
  /** Where one object stands for others: the id that is meant by the id that is named. */
  readonly follow?: (db: Db) => Promise<(id: string) => string>;
}

/** Declares a kind of object that calls may name by id. */
export const objectKind = <Table extends keyof Tables>(
  table: Table,
  visible: Visible<Table>,
): ObjectKind => ({
  table,
  visible: visible as ObjectKind['visible'],
});

export type ObjectKinds = Readonly<Record<string, ObjectKind>>;

/** The object, if it exists and this person sees it; `lock` holds its row until the transaction ends. */
export const loadObject = async (
  db: Db,
  kind: ObjectKind,
  id: string,
  me: Me | null,
  { lock = false } = {},
): Promise<unknown> => {
  const query = db
    .selectFrom(kind.table as 'house')
    .selectAll()
    .where('id', '=', id as never)
    .where((row) => kind.visible(row as never, me));
  return (lock ? query.forUpdate() : query).executeTakeFirst();
};

/** Whether every id names an object of the kind that this person sees. */
export const allVisible = async (
  db: Db,
  kind: ObjectKind,
  ids: readonly string[],
  me: Me | null,
): Promise<boolean> => {
  const wanted = [...new Set(ids)];
  const seen = await db
    .selectFrom(kind.table as 'house')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('id', 'in', wanted as never[])
    .where((row) => kind.visible(row as never, me))
    .executeTakeFirstOrThrow();
  return Number(seen.count) === wanted.length;
};
