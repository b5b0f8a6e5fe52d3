import type { Kysely } from 'kysely';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { PersonalData } from '../personal-data';

declare module '#host/contributions' {
  interface Contributions {
    /**
     * Everything that is stored about people, by table: from it come the copy that everybody may take, the page that names
     * what is stored, and what an erasure removes (PI-05).
     */
    readonly personalData: readonly PersonalData[];
    /** Tables that name people and are no holding, and why. A test compares both with the database. */
    readonly noPersonalData: Readonly<Record<string, string>>;
  }
}

type AnyTable = Record<string, Record<string, unknown>>;
/** The rows of one kind that are given at most; a longer history is counted, and its newest part given. */
const most = 5_000;

/** A table by a name that only a declaration gives. */
const any = (db: Db) => db as unknown as Kysely<AnyTable>;

const rowsAbout = (db: Db, { table, of }: PersonalData, personId: string) =>
  any(db)
    .selectFrom(table)
    .where((row) => row.or(of.map((column) => row(column, '=', personId))));

export const countOf = async (db: Db, data: PersonalData, personId: string): Promise<number> => {
  const { rows } = await rowsAbout(db, data, personId)
    .select((row) => row.fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
};

/** The rows of one kind as the copy gives them: sealed values in clear, for they are their person's own. */
export const rowsOf = async (
  data: PersonalData,
  { db, services, me }: Pick<Context, 'db' | 'services' | 'me'>,
): Promise<Record<string, unknown>[]> => {
  const { table, fields, sealed = [], newest } = data;
  const columns = [
    ...fields,
    ...sealed.map((field) => `${field}Cipher`),
    ...(sealed.length > 0 ? ['id'] : []),
  ];
  const chosen = rowsAbout(db, data, me.personId)
    .select([...new Set(columns)])
    .limit(most);
  const rows = await (newest ? chosen.orderBy(newest, 'desc') : chosen).execute();
  return rows.map((row) => ({
    ...Object.fromEntries(fields.map((field) => [field, row[field]])),
    ...Object.fromEntries(
      sealed.map((column) => {
        const cipher = row[`${column}Cipher`] as string | null;
        const place = { table, column, row: String(row['id']) };
        return [column, cipher === null ? null : services.cipher.open(place, cipher)];
      }),
    ),
  }));
};

export const removeRows = async (db: Db, { table, of }: PersonalData, personId: string): Promise<void> => {
  await any(db)
    .deleteFrom(table)
    .where((row) => row.or(of.map((column) => row(column, '=', personId))))
    .execute();
};
