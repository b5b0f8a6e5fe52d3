import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from './connection';

export type Reads = Readonly<Record<string, Expression<unknown>>>;

/** What several reads found, by their names. */
export type BatchedReads<Queries extends Reads> = {
  readonly [Name in keyof Queries]: readonly (Queries[Name] extends Expression<infer Row> ? Row : never)[];
};

/** Columns of our own statements as code spells them. */
const names = new Map<string, string>();

const camelCase = (column: string): string => {
  let name = names.get(column);
  if (name === undefined)
    names.set(
      column,
      (name = column.replaceAll(/_([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase())),
    );
  return name;
};

const renamed = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const named: Record<string, unknown> = {};
  for (const column in row) named[camelCase(column)] = row[column];
  return named;
};

/**
 * These ids as one parameter, so that the statement reads the same however many there are. The database does not look at
 * them when it weighs plans: otherwise one id alone would look cheaper than a list, and it would plan anew each time, which
 * takes longer than the reading.
 */
export const arrayOf = (ids: Ids): RawBuilder<string[]> =>
  'toOperationNode' in ids
    ? sql<string[]>`(select ${ids})::uuid[]`
    : sql<string[]>`(select ${[...ids]}::uuid[])::uuid[]`;

/** Ids that are known, or an expression that gives an array of them. */
export type Ids = readonly string[] | Expression<string[]>;

/** The same for `=` in SQL written by hand. */
export const anyOf = (ids: Ids): RawBuilder<string> => sql<string>`any(${arrayOf(ids)})`;

/** What each read finds, as one column of a statement: `foundIn` makes rows of it. */
export const batchColumn = (queries: Reads): RawBuilder<unknown> => {
  const parts = Object.values(queries).map(
    (query) => sql`(select coalesce(json_agg(one), '[]') from (${query}) one)`,
  );
  return sql`json_build_array(${sql.join(parts)})`;
};

/** The rows that stand in such a column. */
export const foundIn = <Queries extends Reads>(queries: Queries, column: unknown): BatchedReads<Queries> => {
  const found = column as readonly (readonly Readonly<Record<string, unknown>>[])[];
  return Object.fromEntries(
    Object.keys(queries).map((name, place) => [name, found[place]!.map(renamed)]),
  ) as unknown as BatchedReads<Queries>;
};

/** Reads under names of their own, to stand beside others that are called the same; `within` finds them again. */
export const under = (prefix: string, reads: Reads): Reads =>
  Object.fromEntries(Object.entries(reads).map(([name, read]) => [`${prefix} ${name}`, read]));

/** What those reads found, by the names they had. */
export const within = <Queries extends Reads>(
  prefix: string,
  reads: Queries,
  found: Readonly<Record<string, readonly unknown[]>>,
): BatchedReads<Queries> =>
  Object.fromEntries(
    Object.keys(reads).map((name) => [name, found[`${prefix} ${name}`]]),
  ) as unknown as BatchedReads<Queries>;

/**
 * Runs several reads as one statement: one way to the database and back, and all of them see the same moment. Lists of ids
 * are given with `anyOf`, or there would be a plan for each length. Rows travel as JSON: moments come with their offset from
 * UTC, decimals as numbers, everything else as it does alone.
 */
export const readBatch = async <Queries extends Reads>(
  db: Db,
  queries: Queries,
): Promise<BatchedReads<Queries>> => {
  const { rows } = await sql<{ found: unknown }>`select ${batchColumn(queries)} as found`.execute(db);
  return foundIn(queries, rows[0]!.found);
};
