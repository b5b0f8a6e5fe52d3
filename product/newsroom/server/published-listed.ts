import { sql, type NotNull, type RawBuilder, type SqlBool } from 'kysely';
import type { Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import { fileFacts } from '#host/files/rows';
import { passingScans } from '#product/materials/server';
import type { Body } from '../body-tree';
import { subtitleFields, type ListedKind } from '../listed';
import { shownThrough } from './links';
import { onlineEntry, readable, type PublishedFile } from './published';
import { detailsInLists } from './subtitles';

interface PublishedEntry {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly summary: string;
  readonly views: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** Null where its kind has none. */
  readonly file: PublishedFile | null;
}

/** The file of what is shown, where it may go to readers. */
export const fileFor = async (db: Db) => {
  const passing = await passingScans(db);
  return sql<PublishedFile | null>`(select jsonb_build_object('name', file.name, 'size', file.size, 'mime', file.mime,
      'sha256', file.sha256) from ${fileFacts.as('file')}
    where file.id = (shown.details ->> 'fileId')::uuid and file.scan_state = any(${passing}::text[]))`;
};

/** What of a kind has something to show: no link that editors hid or that is dead, no download without its file. */
export const shows = (kind: ListedKind, file: RawBuilder<PublishedFile | null>) => {
  if (kind === 'link')
    return sql<SqlBool>`shown.details -> 'isShown' = 'true' and not exists (select 1 from link_check last
      where last.content_id = content.id and last.address = shown.details ->> 'webAddress' and last.failures > ${shownThrough})`;
  if (kind === 'video') return sql<SqlBool>`${file} ->> 'mime' like 'video/%'`;
  return kind === 'download' ? sql<SqlBool>`${file} is not null` : sql<SqlBool>`true`;
};

interface Listing {
  /** So many at most. */
  readonly size: number;
  /** From 1. */
  readonly page?: number;
  readonly draft?: string | undefined;
}
const listed = async (db: Db, kind: ListedKind, language: Language, now: Date, draft: string | undefined) => {
  const file = await fileFor(db);
  const rows = readable(db, { language, now, draft }, 'entry')
    .where('content.kind', '=', kind)
    .where(shows(kind, file));
  return { rows, file };
};

/**
 * What is listed of a kind for a visitor, a page of it: what has something to show, the rules that hold before those that were
 * repealed, else in the order that editors gave. The draft that somebody was sent a link to stands first, or its page might not be
 * the one that they see.
 */
export const publishedListed = async (
  db: Db,
  kind: ListedKind,
  language: Language,
  now: Date,
  { size, page = 1, draft }: Listing,
): Promise<PublishedEntry[]> => {
  const { rows, file } = await listed(db, kind, language, now, draft);
  const ordered = draft === undefined ? rows : rows.orderBy(sql`content.id <> ${draft}::uuid`);
  return ordered
    .select(entryColumns)
    .select([detailsInLists('shown'), file.as('file')])
    .orderBy(sql`coalesce(shown.details ->> 'validity', '') = 'repealed'`)
    .orderBy(sql`(shown.details ->> 'sort')::int`, (order) => order.asc().nullsLast())
    .orderBy('content.publishedAt', 'desc')
    .orderBy('content.id')
    .limit(size)
    .offset((page - 1) * size)
    .$narrowType<{ title: NotNull; summary: NotNull }>()
    .execute();
};

/** How many are listed of a kind for a visitor. */
export const publishedListedTotal = async (
  db: Db,
  kind: ListedKind,
  language: Language,
  now: Date,
  draft?: string,
): Promise<number> => {
  const { rows } = await listed(db, kind, language, now, draft);
  const { total } = await rows
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
const entryColumns = [
  ...(['content.id', 'content.views', 'shown.title', 'shown.summary'] as const),
  sql<Language>`content.language`.as('language'),
] as const;

/** Those of these pieces of a kind that readers have and that have something to show. */
export const publishedEntries = async (
  db: Db,
  kind: ListedKind,
  ids: readonly string[],
  now: Date,
): Promise<PublishedEntry[]> => {
  const file = await fileFor(db);
  return onlineEntry(db, now)
    .select(entryColumns)
    .select([detailsInLists('shown'), file.as('file')])
    .where('content.kind', '=', kind)
    .where('content.id', 'in', ids)
    .where(shows(kind, file))
    .$narrowType<{ title: NotNull; summary: NotNull }>()
    .execute();
};

interface PublishedEntryRead extends PublishedEntry {
  /** Null for a draft that readers have never had. */
  readonly publishedAt: string | null;
  readonly version: number;
  readonly body: Body;
}

/** One piece of such a kind with its text; undefined where readers do not have it. */
export const publishedEntry = async (
  db: Db,
  kind: ListedKind,
  id: string,
  now: Date,
  draft?: string,
): Promise<PublishedEntryRead | undefined> =>
  onlineEntry(db, now, draft)
    .select(entryColumns)
    .select(['content.publishedAt', 'shown.version', 'shown.body', 'shown.details'])
    .select((await fileFor(db)).as('file'))
    .where('content.kind', '=', kind)
    .where('content.id', '=', id)
    .$narrowType<{ title: NotNull; summary: NotNull; details: NotNull }>()
    .$narrowType<{ version: NotNull; body: NotNull }>()
    .executeTakeFirst();

/** The file of a piece that readers have, and whether a page shows it itself; undefined where they have none. */
export const publishedFile = async (
  db: Db,
  id: string,
  now: Date,
  draft?: string,
): Promise<(PublishedFile & { readonly isShown: boolean }) | undefined> => {
  const found = await onlineEntry(db, now, draft)
    .select(['content.kind', (await fileFor(db)).as('file')])
    .where('content.id', '=', id)
    .executeTakeFirst();
  return found?.file ? { ...found.file, isShown: found.kind === 'video' } : undefined;
};

/** The subtitles of a video that readers have, in a language; undefined where there are none. */
export const publishedSubtitles = async (
  db: Db,
  id: string,
  language: Language,
  now: Date,
  draft?: string,
): Promise<string | undefined> => {
  const found = await onlineEntry(db, now, draft)
    .select(sql<string>`shown.details ->> ${subtitleFields[language]}::text`.as('text'))
    .where('content.id', '=', id)
    .where('content.kind', '=', 'video')
    .executeTakeFirst();
  return found?.text || undefined;
};
