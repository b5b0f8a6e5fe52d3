import { sql } from 'kysely';
import type { Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import type { Body } from '../body-tree';

const published = 1;
export type PublicKind = 'news' | 'notice' | 'policy';

/** What a list shows of a piece. */
export interface PublishedRow {
  readonly id: string;
  readonly title: string;
  readonly kind: PublicKind;
  readonly publishedAt: string;
  readonly summary: string;
  readonly isTop: boolean;
}
interface PublishedPiece extends PublishedRow {
  readonly source: string;
  readonly language: Language;
  readonly views: number;
  readonly body: Body;
}

/**
 * Pieces a visitor may read now: published, not before their time, in their language,
 * or in Chinese where nobody has translated them (domain §7).
 */
const readable = (db: Db, language: Language, now: Date) =>
  db
    .selectFrom('content')
    .where('status', '=', published)
    .where('publishedAt', '<=', now.toISOString())
    .where((row) =>
      row.or([
        row('language', '=', language),
        row.and([
          row('language', '=', 'zh'),
          row.not(
            row.exists(
              row
                .selectFrom('content as translation')
                .select(sql`1`.as('one'))
                .whereRef('translation.translates', '=', 'content.id')
                .where('translation.language', '=', language)
                .where('translation.status', '=', published),
            ),
          ),
        ]),
      ]),
    );

const columns = ['id', 'title', 'kind', 'publishedAt', 'summary', 'isTop'] as const;
const rowOf = (row: { publishedAt: string | null; kind: string }) => row as unknown as PublishedRow;

interface Wanted {
  readonly kind: PublicKind;
  readonly language: Language;
  readonly now: Date;
  readonly keyword?: string;
  readonly page?: number;
  readonly size: number;
}

/** One page of a kind, what stands on top first, then the newest; with the exact total. */
export const publishedPage = async (
  db: Db,
  { kind, language, now, keyword = '', page = 1, size }: Wanted,
) => {
  const pattern = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  let wanted = readable(db, language, now).where('kind', '=', kind);
  if (keyword)
    wanted = wanted.where((row) => row.or([row('title', 'like', pattern), row('summary', 'like', pattern)]));
  const { total } = await wanted
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .select(columns)
    .orderBy('isTop', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows.map(rowOf), total: Number(total) };
};

/** A piece with its neighbours in time; undefined when a visitor may not read it. */
export const publishedPiece = async (db: Db, id: string, language: Language, now: Date) => {
  const piece = (await db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', published)
    .where('publishedAt', '<=', now.toISOString())
    .executeTakeFirst()) as unknown as PublishedPiece | undefined;
  if (!piece || !['news', 'notice', 'policy'].includes(piece.kind)) return undefined;
  const neighbours = readable(db, language, now)
    .select(columns)
    .where('kind', '=', piece.kind)
    .where('id', '!=', id);
  const [previous, next] = await Promise.all([
    neighbours
      .where('publishedAt', '<=', piece.publishedAt)
      .orderBy('publishedAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    neighbours
      .where('publishedAt', '>', piece.publishedAt)
      .orderBy('publishedAt')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { piece, previous: previous && rowOf(previous), next: next && rowOf(next) };
};

/** Counts one reading; nobody waits for it, and a failure costs a number, not a page. */
export const countReading = (db: Db, id: string): Promise<unknown> =>
  db
    .updateTable('content')
    .set((row) => ({ views: row('views', '+', 1) }))
    .where('id', '=', id)
    .execute();
