import type { Column } from '#shell/list/types';
import { articleTypes, type Article } from '../../article';

export const articleTypeWords = {
  CN: 'galleryArticle.type.CN',
  US: 'galleryArticle.type.US',
  JP: 'galleryArticle.type.JP',
  EU: 'galleryArticle.type.EU',
} as const;
export const articleStatusWords = {
  published: 'galleryArticle.status.published',
  draft: 'galleryArticle.status.draft',
  deleted: 'galleryArticle.status.deleted',
} as const;

/** The columns of a list of articles, as a list of the product declares them. */
export const articleColumns: readonly Column<Article>[] = [
  { field: 'title', label: 'galleryArticle.title', width: 260 },
  {
    field: 'status',
    label: 'galleryArticle.status',
    width: 110,
    as: { status: { published: 'passed', draft: 'draft', deleted: 'cancelled' }, words: articleStatusWords },
  },
  {
    field: 'type',
    label: 'galleryArticle.type',
    width: 120,
    as: { choice: { kind: 'choice', names: articleTypes } },
  },
  { field: 'importance', label: 'galleryArticle.importance', width: 90, as: 'number' },
  { field: 'author', label: 'galleryArticle.author', width: 120 },
  { field: 'reviewer', label: 'galleryArticle.reviewer', width: 120 },
  { field: 'timestamp', label: 'galleryArticle.timestamp', width: 150, as: 'moment' },
  { field: 'pageviews', label: 'galleryArticle.pageviews', width: 100, as: 'number' },
];
