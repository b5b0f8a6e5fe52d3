import { sql, type SqlBool } from 'kysely';
import type { Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import { online } from './published';

/** One piece of news in one language, by its own address. */
interface Translation {
  readonly id: string;
  readonly language: Language;
}

const original = sql<string>`coalesce(content.translates, content.id)`;

/** A piece and what says the same in other languages, as far as readers have them. */
export const translationsOf = async (db: Db, id: string, now: Date): Promise<Translation[]> =>
  (await online(db, now)
    .select(['content.id', 'content.language'])
    .where(original, '=', (row) =>
      row
        .selectFrom('content as named')
        .select(sql<string>`coalesce(named.translates, named.id)`.as('original'))
        .where('named.id', '=', id),
    )
    .orderBy('content.language')
    .execute()) as Translation[];

interface Listed {
  readonly publishedAt: string;
  readonly translations: readonly Translation[];
}

/**
 * Pieces of news with their translations, in the order in which they were begun, among so many after the first `offset` those that
 * readers have; and how many there are, had or not.
 */
export const piecesForSearchEngines = async (
  db: Db,
  now: Date,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: Listed[]; total: number }> => {
  const originals = db
    .selectFrom('content as first')
    .where('first.translates', 'is', null)
    .where(sql<SqlBool>`first.kind in ('news', 'notice', 'policy')`);
  const { total } = await originals
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = originals.select('first.id').orderBy('first.id').limit(limit).offset(offset);
  const rows = await online(db, now)
    .innerJoin(page.as('named'), (join) => join.on(original, '=', (row) => row.ref('named.id')))
    .select([
      'named.id',
      sql<string>`max(content.published_at)`.as('publishedAt'),
      sql<Translation[]>`json_agg(json_build_object('id', content.id, 'language', content.language)
        order by content.language)`.as('translations'),
    ])
    .groupBy('named.id')
    .orderBy('named.id')
    .execute();
  return { rows, total: Number(total) };
};

/** When the next of the pieces that readers have is taken away; null while none has an end. */
export const nextWithdrawal = async (db: Db, now: Date): Promise<Date | null> => {
  const row = await db
    .selectFrom('content')
    .select('withdrawAt')
    .where('withdrawAt', '>', now.toISOString())
    .where('publishedVersion', 'is not', null)
    .orderBy('withdrawAt')
    .limit(1)
    .executeTakeFirst();
  return row?.withdrawAt ? new Date(row.withdrawAt) : null;
};
