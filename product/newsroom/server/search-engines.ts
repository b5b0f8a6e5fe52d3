import { sql } from 'kysely';
import type { Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import type { ContentKind } from '../news';
import { kindsWithPages } from '../visitors-pages';
import { onlineEntry } from './published';
import { fileFor, shows } from './published-listed';

/** A piece in one language, by its own address. */
interface Translation {
  readonly id: string;
  readonly language: Language;
}

const original = sql<string>`coalesce(content.translates, content.id)`;

/** What has a page of its own that readers find something on: a promotion while its result is published, a video with its film. */
const withPages = async (db: Db, now: Date) => {
  const film = shows('video', await fileFor(db));
  return onlineEntry(db, now)
    .where('content.kind', 'in', kindsWithPages)
    .where((row) => row.or([row('content.kind', '!=', 'video'), film]));
};

/** A piece and what says the same in other languages, as far as readers have them. */
export const translationsOf = async (db: Db, id: string, now: Date): Promise<Translation[]> =>
  (await (
    await withPages(db, now)
  )
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
  readonly kind: ContentKind;
  readonly publishedAt: string;
  readonly translations: readonly Translation[];
}

/**
 * Pieces with pages of their own, each with its translations, in the order in which they were begun, among so many after the first `offset` those that
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
    .where('first.kind', 'in', kindsWithPages);
  const { total } = await originals
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = originals.select('first.id').orderBy('first.id').limit(limit).offset(offset);
  const rows = await (
    await withPages(db, now)
  )
    .innerJoin(page.as('named'), (join) => join.on(original, '=', (row) => row.ref('named.id')))
    .select([
      'named.id',
      sql<ContentKind>`max(content.kind)`.as('kind'),
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
