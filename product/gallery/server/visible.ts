import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Tables } from '#host/database/tables';
import { objectKind, type Visible } from '#host/objects';

declare module '#host/objects' {
  interface LoadedObjects {
    article: Selectable<Tables['article']>;
  }
}

/** Sample articles are everybody's who uses the catalogue, and nobody else's. */
const visibleArticles: Visible<'article'> = (_, me) =>
  sql<SqlBool>`${me?.rights.has('gallery.use') ?? false}`;

export const articleKind = objectKind('article', visibleArticles);
