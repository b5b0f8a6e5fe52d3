import { sql } from 'kysely';
import type { Language } from '#contract/words';
import { stateOf } from '#host/transitions';
import type { ContentKind, DownloadUse } from '../news';
import { contentFlow, type ContentState } from '../workflow';
import { isShownNow } from './pictures';
import { seen } from './read';
import type { At } from './write';

/** How many pieces name a download, be it in a version that nobody reads. Of a query that names `content`. */
export const countOfNaming = sql<number>`(select count(distinct naming.content_id) from content_version_download naming
  where naming.download_id = content.id)::int`;

/**
 * The pieces that name a download and that this person sees, those that readers have first: in any version of them, for each can
 * come back.
 */
export const downloadUses = async (context: At): Promise<DownloadUse[]> => {
  const isOnline = sql<boolean>`bool_or(${isShownNow(context.now)})`;
  const isComing = sql<boolean>`bool_or(showing.version is not distinct from content.approved_version)`;
  const rows = await seen(context)
    .innerJoin('contentVersionDownload as showing', 'showing.contentId', 'content.id')
    .select(['content.id', 'content.kind', 'content.language', 'content.status', 'written.title'])
    .select(sql<number[]>`array_agg(showing.version order by showing.version)`.as('versions'))
    .select([isOnline.as('isOnline'), isComing.as('isComing')])
    .where('showing.downloadId', '=', context.object.id)
    .groupBy(['content.id', 'written.title'])
    .orderBy(isOnline, 'desc')
    .orderBy(isComing, 'desc')
    .orderBy('content.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as ContentKind,
    language: row.language as Language,
    status: stateOf(contentFlow, row.status) as ContentState,
  }));
};
