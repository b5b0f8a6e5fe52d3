import { sql, type Expression, type RawBuilder } from 'kysely';
import { plannedOnce, type Db } from './connection';

type Reads = Readonly<Record<string, Expression<unknown>>>;

/** What several reads found, by their names. */
export type Together<Queries extends Reads> = {
  readonly [Name in keyof Queries]: readonly (Queries[Name] extends Expression<infer Row> ? Row : never)[];
};

const camelCase = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());

const renamed = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value]));

/** These ids, for `=`: as one parameter, so that the statement reads the same however many there are. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${[...ids]}::uuid[])`;

/**
 * Runs several reads as one statement, which each connection plans once: one way to the database and back, and all of
 * them see the same moment. Lists of ids are given with `anyOf`, or there would be a plan for each length. Rows travel
 * as JSON: moments come with their offset from UTC, decimals as numbers, everything else as it does alone.
 */
export const readTogether = async <Queries extends Reads>(
  db: Db,
  queries: Queries,
): Promise<Together<Queries>> => {
  const parts = Object.values(queries).map(
    (query) => sql`(select coalesce(json_agg(one), '[]') from (${query}) one)`,
  );
  const { rows } = await sql<{
    found: readonly (readonly Readonly<Record<string, unknown>>[])[];
  }>`${sql.raw(plannedOnce)}select json_build_array(${sql.join(parts)}) as found`.execute(db);
  return Object.fromEntries(
    Object.keys(queries).map((name, place) => [name, rows[0]!.found[place]!.map(renamed)]),
  ) as unknown as Together<Queries>;
};
