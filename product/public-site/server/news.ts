import { isId } from '#contract/uuid';
import type { Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import type { Services } from '#host/services';
import {
  picturesByNumber,
  publishedAttachments,
  publishedPage,
  publishedPiece,
  translationsOf,
  type PublicKind,
  type PublishedRow,
} from '#product/newsroom/server';
import { shownPictures } from '#product/media/server';
import { dayOf } from '#contract/calendar';
import { endingOf, fileAt, filesInText } from './listed';
import type { Readers } from './page';
import { allPreviewed } from './preview';
import type { PageAsked } from './site';
import type { NewsDetailView, NewsListView, NewsRow } from '../view-types';

type Covers = Awaited<ReturnType<typeof shownPictures>>;

const newsRow = (row: PublishedRow, covers?: Covers): NewsRow => ({
  id: row.id,
  title: row.title,
  language: row.language,
  kind: row.kind,
  publishedOn: dayOf(new Date(row.publishedAt)),
  summary: row.summary,
  isTop: row.isTop,
  cover: row.coverId === null ? undefined : covers?.get(row.coverId),
});

/** Rows with their covers, as a page in a language shows them. */
const newsRows = async (db: Db, rows: readonly PublishedRow[], language: Language): Promise<NewsRow[]> => {
  const covers = await shownPictures(
    db,
    rows.flatMap(({ coverId }) => coverId ?? []),
    language,
  );
  return rows.map((row) => newsRow(row, covers));
};

/** The first few of a kind, for the home page. */
export const latest = async (
  { db, clock }: Pick<Readers, 'db' | 'clock'>,
  kind: PublicKind,
  language: Language,
  size: number,
): Promise<NewsRow[]> =>
  (await publishedPage(db, { kind, language, now: clock(), size })).rows.map((row) => newsRow(row));

/** One kind, page by page. */
export const newsList = async (
  { db, clock }: Services,
  language: Language,
  kind: PublicKind,
  keyword: string,
  { pageIndex, pageSize }: PageAsked,
): Promise<NewsListView> => {
  const { rows, total } = await publishedPage(db, {
    kind,
    language,
    now: clock(),
    keyword,
    page: pageIndex,
    size: pageSize,
  });
  return {
    kind,
    keyword,
    rows: await newsRows(db, rows, language),
    paging: { pageIndex, pageSize, total },
  };
};

/** One piece; undefined when there is nothing a visitor may read. */
export const newsDetail = async (
  readers: Readers,
  language: Language,
  id: string,
): Promise<NewsDetailView | undefined> => {
  const { db, clock, preview } = readers;
  if (!isId(id)) return undefined;
  const found = await publishedPiece(db, id, language, clock(), preview?.id);
  if (!found) return undefined;
  const { piece, previous, next } = found;
  const translations = await translationsOf(db, id, clock());
  const same = new Set([id, ...translations.map((each) => each.id)]);
  const related = (await latest(readers, piece.kind, language, 4))
    .filter((row) => !same.has(row.id))
    .slice(0, 3);
  const pictures = allPreviewed(await picturesByNumber(db, piece, piece.language), preview);
  const attachments = await publishedAttachments(db, piece.details);
  return {
    id,
    translations,
    publishedAt: piece.publishedAt,
    title: piece.title,
    kind: piece.kind,
    language: piece.language,
    source: piece.source,
    publishedOn: dayOf(new Date(piece.publishedAt)),
    summary: piece.summary,
    views: piece.views,
    body: piece.body,
    cover: [...pictures.values()].find((picture) => picture.id === piece.coverId),
    pictures,
    files: await filesInText(readers, piece.body, piece.language),
    attachments: attachments.map(({ id: fileId, name, size }) => ({
      title: name.slice(0, name.lastIndexOf('.')),
      language: piece.language,
      href: `${fileAt(id, preview)}&file=${fileId}`,
      kind: endingOf(name),
      bytes: size,
    })),
    previous: previous && newsRow(previous),
    next: next && newsRow(next),
    related,
  };
};
