import type { Article, ArticleChange } from '../../article';

/** What of an article is sent when it is changed: how often it was read is counted, not written. */
export const writtenOf = (article: Article): ArticleChange => {
  const { pageviews: _pageviews, ...written } = article;
  return written;
};
