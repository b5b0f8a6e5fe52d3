import { isId } from '#contract/field';
import type { Language } from '#contract/words';
import type { Services } from '#host/services';
import {
  countReading,
  publishedPage,
  publishedPiece,
  type PublicKind,
  type PublishedRow,
} from '#product/newsroom/server';
import { dayOf } from '#contract/calendar';
import type { NewsDetailView, NewsListView, NewsRow } from '../view-types';

const newsRow = (row: PublishedRow): NewsRow => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  publishedOn: dayOf(new Date(row.publishedAt)),
  summary: row.summary,
  isTop: row.isTop,
});

/** The first few of a kind, for the home page. */
export const latest = async (
  { db, clock }: Services,
  kind: PublicKind,
  language: Language,
  size: number,
): Promise<NewsRow[]> => (await publishedPage(db, { kind, language, now: clock(), size })).rows.map(newsRow);

/** One kind, page by page. */
export const newsList = async (
  { db, clock }: Services,
  language: Language,
  kind: PublicKind,
  keyword: string,
  pageIndex: number,
): Promise<NewsListView> => {
  const { rows, total } = await publishedPage(db, {
    kind,
    language,
    now: clock(),
    keyword,
    page: pageIndex,
    size: 10,
  });
  return { kind, keyword, rows: rows.map(newsRow), paging: { pageIndex, pageSize: 10, total } };
};

/** One piece; undefined when there is nothing a visitor may read. */
export const newsDetail = async (
  services: Services,
  language: Language,
  id: string,
): Promise<NewsDetailView | undefined> => {
  if (!isId(id)) return undefined;
  const found = await publishedPiece(services.db, id, language, services.clock());
  if (!found) return undefined;
  const { piece, previous, next } = found;
  countReading(services.db, id).catch((fault: unknown) =>
    services.log.warn({ fault }, 'a reading was not counted'),
  );
  const related = (await latest(services, piece.kind, language, 4))
    .filter((row) => row.id !== id)
    .slice(0, 3);
  return {
    title: piece.title,
    kind: piece.kind,
    language: piece.language,
    source: piece.source,
    publishedOn: dayOf(new Date(piece.publishedAt)),
    summary: piece.summary,
    views: piece.views,
    body: piece.body,
    attachments: [],
    previous: previous && newsRow(previous),
    next: next && newsRow(next),
    related,
  };
};
