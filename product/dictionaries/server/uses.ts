import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { inLanguage, type Language } from '#contract/words';
import { dictionaryOfKey } from '../dictionaries';
import { codeColumns, places, type CodeColumn } from '../places';
import type { UsedIn } from '../problems';

type Set = Selectable<Tables['codeSet']>;
type Item = Selectable<Tables['codeItem']>;

const holds = ({ column, holds: how }: CodeColumn, codes: readonly string[]): RawBuilder<boolean> => {
  const held = sql.ref(column);
  if (how === 'one') return sql`${held}::text = any(${codes}::text[])`;
  if (how === 'many') return sql`${held} && ${codes}::text[]`;
  const path = `${how} ? (@ == $codes[*])`;
  return sql`jsonb_path_exists(${held}, ${path}::jsonpath, jsonb_build_object('codes', ${codes}::text[]))`;
};

const countOf = async (db: Db, of: CodeColumn, codes: readonly string[]): Promise<number> => {
  const stored = of.stored ? codes.flatMap((code) => of.stored!(code) ?? []) : codes;
  const only = of.where ? sql`and ${sql.ref(of.where[0])} = ${of.where[1]}` : sql``;
  const { rows } = await sql<{
    count: string;
  }>`select count(*) as count from ${sql.table(of.table)} where ${holds(of, stored)} ${only}`.execute(db);
  return Number(rows[0]!.count);
};

/** In how many records any of these codes of a set stands, column by column; columns without are left out. */
const usesOf = async (db: Db, key: string, codes: readonly string[]): Promise<UsedIn[]> => {
  const dictionary = dictionaryOfKey(key);
  const uses: UsedIn[] = [];
  for (const column of codeColumns) {
    if (column.dictionary !== dictionary) continue;
    const count = await countOf(db, column, codes);
    if (count > 0) uses.push({ place: places[column.table], column: nameOf(column), count });
  }
  return uses;
};

const nameOf = ({ table, column, holds: how }: CodeColumn): string =>
  how.startsWith('$') ? `${table}.${column} ${how}` : `${table}.${column}`;

/** Where a set is used at all. */
export const usesOfSet = async (db: Db, set: Set): Promise<UsedIn[]> => {
  const items = await db.selectFrom('codeItem').select('code').where('setId', '=', set.id).execute();
  return usesOf(
    db,
    set.code,
    items.map(({ code }) => code),
  );
};

/** The item and everything below it. */
export const branchOf = async (db: Db, item: Pick<Item, 'id' | 'setId'>): Promise<Item[]> => {
  const all = await db.selectFrom('codeItem').selectAll().where('setId', '=', item.setId).execute();
  const below = (id: string): Item[] =>
    all.filter(({ parentId }) => parentId === id).flatMap((child) => [child, ...below(child.id)]);
  return [...all.filter(({ id }) => id === item.id), ...below(item.id)];
};

/** Where an item is used, or one below it. */
export const usesOfItem = async (db: Db, item: Item): Promise<UsedIn[]> => {
  const { code: key } = await db
    .selectFrom('codeSet')
    .select('code')
    .where('id', '=', item.setId)
    .executeTakeFirstOrThrow();
  const branch = await branchOf(db, item);
  return usesOf(
    db,
    key,
    branch.map(({ code }) => code),
  );
};

/** As a reader is told. */
export const shownUses = (uses: readonly UsedIn[], language: Language) =>
  uses.map(({ place, ...use }) => ({ ...use, place: inLanguage(place, language) }));
