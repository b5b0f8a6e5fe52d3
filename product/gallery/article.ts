import type * as z from 'zod';
import { id, integer, listOf, moment, oneOf, ref, required, strictObject, text } from '#contract/field';
import { withMetadata } from '#contract/metadata';

/** The demonstration's article (TD8). Names on the wire are the template's, all in small letters. */
export const articleTypes = ['CN', 'US', 'JP', 'EU'] as const;
export const articleStatuses = ['published', 'draft', 'deleted'] as const;
export const importances = [1, 2, 3] as const;

/** `+` from the least, `-` from the greatest. */
export const articleSorts = [
  '+id',
  '-id',
  '+timestamp',
  '-timestamp',
  '+importance',
  '-importance',
  '+pageviews',
  '-pageviews',
] as const;
export type ArticleSort = (typeof articleSorts)[number];

/** What a list has on a page where nobody says otherwise (AP8). */
export const articlesOnPage = 20;

const type = withMetadata(oneOf(articleTypes), { wire: 'type' });
const status = withMetadata(oneOf(articleStatuses), { wire: 'status' });
const importance = integer(1, 3, { wire: 'importance' });

/** What somebody writes of an article. */
const written = {
  timestamp: withMetadata(moment, { wire: 'timestamp' }),
  author: required(50, { wire: 'author' }),
  reviewer: withMetadata(text(50), { wire: 'reviewer' }),
  title: required(100, { wire: 'title' }),
  content: withMetadata(text(10_000), { wire: 'content' }),
  importance,
  type,
  status,
};

export const NewArticle = strictObject(written);
export type NewArticle = z.output<typeof NewArticle>;

export const ArticleChange = strictObject({
  id: withMetadata(ref('article'), { wire: 'id' }),
  ...written,
  /** The number that was read; without it the last one to write wins, as in the template. */
  rowVersion: integer(1, 1_000_000_000).optional(),
});
export type ArticleChange = z.output<typeof ArticleChange>;

export const Article = strictObject({
  id: withMetadata(id, { wire: 'id' }),
  ...written,
  pageviews: integer(0, 2_000_000_000, { wire: 'pageviews' }),
  rowVersion: integer(1, 1_000_000_000),
});
export type Article = z.output<typeof Article>;

export const ArticleFilter = strictObject({
  pageIndex: integer(1, 100_000, { wire: 'page' }).optional(),
  pageSize: integer(1, 100, { wire: 'limit' }).optional(),
  importance: importance.optional(),
  type: type.optional(),
  title: withMetadata(text(100), { wire: 'title' }).optional(),
  sort: withMetadata(oneOf(articleSorts), { wire: 'sort' }).optional(),
});
export type ArticleFilter = z.output<typeof ArticleFilter>;

/** A page of articles as the template's lists answer: `{items, total}`. */
export const ArticlePage = strictObject({
  rows: withMetadata(listOf(Article), { wire: 'items' }),
  total: withMetadata(integer(0, 1_000_000_000), { wire: 'total' }),
});
