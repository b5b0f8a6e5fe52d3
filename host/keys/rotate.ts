import type pg from 'pg';
import { schemaName } from '../database/connection';
import { canonicalCard, canonicalEmail, canonicalMobile } from '../secrets/canonical';
import { blindIndex, columnCipher, type ColumnCipher } from '../secrets/columns';
import { storedFingerprints, type Asks } from './fingerprints';
import type { RotatingName } from './key-text';
import type { Keys } from './types';

/** So many values are made anew at once. */
const atOnce = 500;

interface Sealed {
  readonly table: string;
  /** `mobile` of `mobile_cipher`. */
  readonly column: string;
  /** Spelt into SQL: the table, the whole name of the column, and the key column of its table. */
  readonly quoted: {
    readonly table: string;
    readonly cipher: string;
    readonly id: string;
    /** The blind index of what is encrypted, where it has one. */
    readonly index: string | null;
  };
}

/** Every encrypted column there is, from the database itself: none can be forgotten. */
const sealedColumns = async (database: Asks): Promise<Sealed[]> => {
  const { rows } = await database.query(
    `select c.table_name::text as "table", left(c.column_name, -7) as "column", json_build_object(
  'table', quote_ident(c.table_name), 'cipher', quote_ident(c.column_name), 'id', quote_ident(k.column_name),
  'index', quote_ident(i.column_name)) as quoted
from information_schema.columns c
left join information_schema.columns i
  on i.table_schema = c.table_schema and i.table_name = c.table_name
  and i.column_name = left(c.column_name, -7) || '_index'
join information_schema.table_constraints t
  on t.table_schema = c.table_schema and t.table_name = c.table_name and t.constraint_type = 'PRIMARY KEY'
join information_schema.key_column_usage k
  on k.constraint_schema = t.constraint_schema and k.constraint_name = t.constraint_name and k.table_name = t.table_name
where c.table_schema = $1 and c.column_name like '%\\_cipher'
order by 1, 2`,
    [schemaName],
  );
  return rows as Sealed[];
};

const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const cipherOf = ({ columns, former }: Keys): ColumnCipher =>
  columnCipher({ columns, ...(former.columns && { formerColumns: [former.columns] }) });
const placeOf = ({ table, column }: Sealed, row: string) => ({
  table: camel(table),
  column: camel(column),
  row,
});

/** The id of the key stands in the third to the tenth byte of what it sealed (`columnCipher`). */
const byOthers = ({ cipher }: Sealed['quoted']): string =>
  `${cipher} is not null and substring(decode(left(${cipher}, 16), 'base64') from 3 for 8) <> convert_to($1, 'UTF8')`;

/** How many values another key than this one has sealed. */
export const sealedByOthers = async (database: Asks, keyId: string): Promise<number> => {
  let count = 0;
  for (const { quoted } of await sealedColumns(database)) {
    const { rows } = await database.query(
      `select count(*)::int as count from ${quoted.table} where ${byOthers(quoted)}`,
      [keyId],
    );
    count += (rows[0] as { count: number }).count;
  }
  return count;
};

const isExchanged = async (database: Asks, keys: Keys, name: RotatingName): Promise<boolean> =>
  keys.former[name] === undefined ||
  (await storedFingerprints(database)).get(name) === keys[name].fingerprint;

const noteExchanged = (database: Asks, keys: Keys, name: RotatingName) =>
  database.query('update key_fingerprint set fingerprint = $2 where name = $1', [
    name,
    keys[name].fingerprint,
  ]);

const rotateColumn = async (database: Asks, keys: Keys, sealed: Sealed): Promise<number> => {
  const cipher = cipherOf(keys);
  const { table, cipher: column, id } = sealed.quoted;
  let count = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    // So many rows at a time, whichever of them need it: no statement looks through the whole table.
    const { rows } = await database.query(
      `select ${id}::text as id, ${column} as old, (${byOthers(sealed.quoted)}) as waits
from (select ${id}, ${column} from ${table} where ${id} > $2 order by ${id} limit ${atOnce}) rows order by rows.${id}`,
      [keys.columns.id, after],
    );
    const read = rows as { id: string; old: string; waits: boolean }[];
    if (read.length === 0) return count;
    after = read.at(-1)!.id;
    const found = read.filter(({ waits }) => waits);
    if (found.length === 0) continue;
    // What somebody writes meanwhile is newer than what was read, and stays.
    await database.query(
      `update ${table} set ${column} = made.new
from unnest($1::uuid[], $2::text[], $3::text[]) as made(id, old, new)
where ${table}.${id} = made.id and ${table}.${column} = made.old`,
      [
        found.map((row) => row.id),
        found.map((row) => row.old),
        found.map(({ id: row, old }) => {
          const place = placeOf(sealed, row);
          return cipher.seal(place, cipher.open(place, old));
        }),
      ],
    );
    count += found.length;
  }
};

/**
 * Encrypts anew, under the key in force, whatever a former one has encrypted, while people work; then the database knows
 * the new key alone. Gives how many values that were; begins again where it was cut short.
 */
export const rotateColumns = async (database: Asks, keys: Keys): Promise<number> => {
  if (await isExchanged(database, keys, 'columns')) return 0;
  let count = 0;
  for (const sealed of await sealedColumns(database)) count += await rotateColumn(database, keys, sealed);
  await noteExchanged(database, keys, 'columns');
  return count;
};

/** How each value is spelt before it is indexed. */
const canonical: Readonly<Record<string, (text: string) => string | undefined>> = {
  mobile: canonicalMobile,
  email: canonicalEmail,
  card: canonicalCard,
  // As the provider says it, letter by letter.
  identity: (text) => text,
};

const rotateIndex = async (database: Asks, keys: Keys, sealed: Sealed, column: string): Promise<number> => {
  const spelling = canonical[sealed.column];
  if (!spelling)
    throw new Error(`nothing says how «${sealed.table}.${sealed.column}» is spelt before it is indexed`);
  const [cipher, index] = [cipherOf(keys), blindIndex({ index: keys.index })];
  const { table, cipher: source, id } = sealed.quoted;
  const { rows } = await database.query(
    `select ${id}::text as id, ${source} as sealed from ${table} where ${column} is not null`,
    [],
  );
  const read = rows as { id: string; sealed: string }[];
  const made = read.map((row) => {
    const value = cipher.open(placeOf(sealed, row.id), row.sealed);
    return index(sealed.column, spelling(value) ?? value);
  });
  await database.query(
    `update ${table} set ${column} = made.index
from unnest($1::uuid[], $2::text[]) as made(id, index) where ${table}.${id} = made.id`,
    [read.map((row) => row.id), made],
  );
  return read.length;
};

/**
 * Makes every blind index anew under the key in force, in one transaction under the migration lock, before anybody is
 * served: an index under the former key would find nobody, and let somebody in twice. Gives how many rows that were.
 */
export const rotateIndexes = async (owner: pg.Pool, keys: Keys): Promise<number> => {
  if (await isExchanged(owner, keys, 'index')) return 0;
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('select id from migration_lock where id = 1 for update');
    let count = 0;
    // Whoever waited for another node finds it done.
    if (!(await isExchanged(client, keys, 'index'))) {
      for (const sealed of await sealedColumns(client))
        if (sealed.quoted.index !== null)
          count = Math.max(count, await rotateIndex(client, keys, sealed, sealed.quoted.index));
      await noteExchanged(client, keys, 'index');
    }
    await client.query('commit');
    return count;
  } catch (fault) {
    await client.query('rollback');
    throw fault;
  } finally {
    client.release();
  }
};

/** The new key for receipts is in force from this start on; what the former one signed is checked by its public key. */
export const noteReceipts = async (owner: Asks, keys: Keys): Promise<void> => {
  if (!(await isExchanged(owner, keys, 'receipts'))) await noteExchanged(owner, keys, 'receipts');
};
