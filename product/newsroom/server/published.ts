import { sql, type NotNull, type SqlBool } from 'kysely';
import type { Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import { passingScans } from '#product/materials/server';
import type { Body } from '../body-tree';
import { attachedFiles } from './attached';
import { isOn, versionShown } from './online';
import { picturesByNumber } from './pictures';
import { isEligible } from './subjects';

export type PublicKind = 'news' | 'notice' | 'policy';

/** What a list shows of a piece. */
export interface PublishedRow {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly kind: PublicKind;
  readonly publishedAt: string;
  readonly summary: string;
  readonly isTop: boolean;
  readonly coverId: string | null;
}
interface PublishedPiece extends PublishedRow {
  readonly version: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly source: string;
  readonly views: number;
  readonly body: Body;
}

/**
 * Whatever is before readers at this moment, as the version that was published says it (domain §7). Who counts pieces looks at no
 * version: a join of which nothing is wanted is none, where it can take no row away. With `draft`, the id of a piece, here and below:
 * as it would be, were the version of that piece that is being written published now.
 */
const online = (db: Db, now: Date, draft?: string) =>
  db
    .selectFrom('content')
    .leftJoin('contentVersion as shown', (join) =>
      join
        .onRef('shown.contentId', '=', 'content.id')
        .on('shown.version', '=', versionShown('content', draft)),
    )
    .where(isOn('content', now, draft));

/** The same of entries, some of which are about an agency or a result: readers have those while it is there for them. */
export const onlineEntry = (db: Db, now: Date, draft?: string) =>
  online(db, now, draft).where(isEligible('content', 'shown', now));

const saying = (draft: string | undefined) => sql`join content_version saying
  on saying.content_id = translation.id and saying.version = ${versionShown('translation', draft)}`;

/** The same in a visitor's language, or in Chinese where readers have it not in theirs, whichever was written first (domain §7). */
export const readable = (
  db: Db,
  {
    language,
    now,
    draft,
  }: { readonly language: Language; readonly now: Date; readonly draft?: string | undefined },
  what: 'text' | 'entry',
) => {
  const isEntry = what === 'entry';
  const all = isEntry ? onlineEntry(db, now, draft) : online(db, now, draft);
  if (language === 'zh') return all.where('content.language', '=', 'zh');
  const translated = sql<SqlBool>`exists (select 1 from content translation ${isEntry ? saying(draft) : sql``}
    where coalesce(translation.translates, translation.id) = coalesce(content.translates, content.id)
      and translation.language = ${language} and ${isOn('translation', now, draft)}
      and ${isEntry ? isEligible('translation', 'saying', now) : sql`true`})`;
  return all.where((row) =>
    row.or([
      row('content.language', '=', language),
      row.and([row('content.language', '=', 'zh'), row.not(translated)]),
    ]),
  );
};

/** The picture of the library that stands for a text. */
const coverId = sql<string | null>`shown.details ->> 'coverId'`.as('coverId');
const columns = [
  coverId,
  ...(['content.id', 'shown.title', 'content.language', 'content.kind', 'content.publishedAt'] as const),
  ...(['shown.summary', 'content.isTop'] as const),
] as const;
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
  let wanted = readable(db, { language, now }, 'text').where('content.kind', '=', kind);
  if (keyword)
    wanted = wanted.where((row) =>
      row.or([row('shown.title', 'like', pattern), row('shown.summary', 'like', pattern)]),
    );
  const { total } = await wanted
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // The ids of a page first: of the pieces before it nobody looks at what their versions say.
  const found = wanted
    .select('content.id')
    .orderBy('content.isTop', 'desc')
    .orderBy('content.publishedAt', 'desc')
    .orderBy('content.id')
    .limit(size)
    .offset((page - 1) * size);
  const rows = await online(db, now)
    .where('content.id', 'in', found)
    .select(columns)
    .orderBy('content.isTop', 'desc')
    .orderBy('content.publishedAt', 'desc')
    .orderBy('content.id')
    .execute();
  return { rows: rows.map(rowOf), total: Number(total) };
};

/** A piece with its neighbours in time; undefined when a visitor may not read it. */
export const publishedPiece = async (db: Db, id: string, language: Language, now: Date, draft?: string) => {
  const found = (await online(db, now, draft)
    .select([...columns, 'shown.source', 'content.views', 'shown.body', 'shown.version', 'shown.details'])
    .where('content.id', '=', id)
    .executeTakeFirst()) as unknown as PublishedPiece | undefined;
  if (!found || !['news', 'notice', 'policy'].includes(found.kind)) return undefined;
  // A draft that readers have never had would come before them now.
  const piece = { ...found, publishedAt: found.publishedAt ?? now.toISOString() };
  // What says the same in the reader's language is no other piece.
  const isOther = sql<SqlBool>`coalesce(content.translates, content.id)
    <> (select coalesce(own.translates, own.id) from content own where own.id = ${id}::uuid)`;
  const neighbours = readable(db, { language, now }, 'text')
    .select(columns)
    .where('content.kind', '=', piece.kind)
    .where(isOther);
  const [previous, next] = await Promise.all([
    neighbours
      .where('content.publishedAt', '<=', piece.publishedAt)
      .orderBy('content.publishedAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    neighbours
      .where('content.publishedAt', '>', piece.publishedAt)
      .orderBy('content.publishedAt')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { piece, previous: previous && rowOf(previous), next: next && rowOf(next) };
};

/** Counts a reading, or as many as there were; nobody waits for it, and a failure costs a number, not a page. */
export const countReading = (db: Db, id: string, times = 1): Promise<unknown> =>
  db
    .updateTable('content')
    .set((row) => ({ views: row('views', '+', times) }))
    .where('id', '=', id)
    .execute();

/** A file that belongs to a piece that readers have. */
export interface PublishedFile {
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly sha256: string;
}

/** The text about the platform in a visitor's language: the one that was published last; undefined where there is none. */
export const publishedAbout = async (db: Db, language: Language, now: Date, draft?: string) => {
  const found = await readable(db, { language, now, draft }, 'text')
    .select(['content.id', 'shown.version', 'shown.body', 'content.language'])
    .where('content.kind', '=', 'about')
    .orderBy('content.publishedAt', 'desc')
    .limit(1)
    .$narrowType<{ version: NotNull; body: NotNull }>()
    .executeTakeFirst();
  return (
    found && {
      id: found.id,
      body: found.body,
      language: found.language as Language,
      pictures: await picturesByNumber(db, found, found.language as Language),
    }
  );
};

/** The files that a text has for its readers, those that may go to visitors. */
export const publishedAttachments = async (db: Db, details: object) => {
  const [files, passing] = await Promise.all([attachedFiles(db, details), passingScans(db)]);
  return files.filter(({ scanState }) => passing.includes(scanState));
};

/** One of them, of a text that readers have now. */
export const publishedAttachment = async (
  db: Db,
  id: string,
  fileId: string,
  now: Date,
  draft?: string,
): Promise<PublishedFile | undefined> => {
  const found = await online(db, now, draft)
    .select('shown.details')
    .where('content.id', '=', id)
    .$narrowType<{ details: NotNull }>()
    .executeTakeFirst();
  return found && (await publishedAttachments(db, found.details)).find((file) => file.id === fileId);
};
