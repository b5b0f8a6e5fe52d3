import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db } from './database/connection';
import { readBatch } from './database/batched-reads';
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
  readonly follow?: {
    readonly read: (db: Db) => Expression<unknown>;
    readonly meant: (found: readonly never[]) => (id: string) => string;
  };
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
    .selectFrom(kind.table as 'installation')
    .selectAll()
    .where('id', '=', id as never)
    .where((row) => kind.visible(row as never, me));
  return (lock ? query.forUpdate() : query).executeTakeFirst();
};

/** Those of these ids that name an object which this person sees. */
export const seenAmong = async (
  db: Db,
  kind: ObjectKind,
  ids: readonly string[],
  me: Me | null,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom(kind.table as 'installation')
    .select('id')
    .where('id', 'in', ids as never[])
    .where((row) => kind.visible(row as never, me))
    .execute();
  return new Set(found.map(({ id }) => String(id)));
};

const countOf = (db: Db, kind: ObjectKind, ids: readonly string[], me: Me | null) =>
  db
    .selectFrom(kind.table as 'installation')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('id', 'in', ids as never[])
    .where((row) => kind.visible(row as never, me));

/**
 * Whether every id, by its kind, names an object that this person sees: undefined where one does not, else which id is meant
 * by which, for where objects stand for others. One statement, whatever the number of kinds.
 */
export const allVisible = async (
  db: Db,
  kinds: ObjectKinds,
  named: ReadonlyMap<string, readonly string[]>,
  me: Me | null,
): Promise<((kind: string, id: string) => string) | undefined> => {
  const asked = [...named].map(([name, ids]) => ({ name, kind: kinds[name]!, ids: [...new Set(ids)] }));
  const reads = Object.fromEntries(
    asked.flatMap(({ name, kind, ids }) => [
      [`seen ${name}`, countOf(db, kind, ids, me)],
      ...(kind.follow ? [[`follow ${name}`, kind.follow.read(db)]] : []),
    ]),
  ) as Record<string, Expression<{ count: number }>>;
  const found = await readBatch(db, reads);
  if (asked.some(({ name, ids }) => found[`seen ${name}`]![0]!.count !== ids.length)) return undefined;
  return (name, id) => kinds[name]!.follow?.meant(found[`follow ${name}`] as readonly never[])(id) ?? id;
};

declare module './contributions' {
  interface Contributions {
    /** Every kind of object that calls may name, with the one rule of who sees it. */
    readonly kinds: ObjectKinds;
  }
}
