import { sql, type SqlBool } from 'kysely';
import { general } from '#contract/problems';
import type { Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import { holdPictures, shownPictures, type PictureUses } from '#product/media/server';
import { picturesIn, type Body } from '../body-tree';
import { newsroomProblems } from '../problems';
import { isOn } from './online';
import { isEligible, requireSayable } from './subjects';
import { visibleContent } from './visible';

interface Shows {
  readonly body: string;
  readonly details: object;
}

/** The ids of the pictures that a version shows, none of which is deleted meanwhile. Throws 404 for a cover that is gone, 5041. */
const picturesOf = async (db: Db, { body, details }: Shows): Promise<string[]> => {
  const numbers = picturesIn(JSON.parse(body) as Body);
  const { coverId } = details as { readonly coverId?: string | null };
  const held = await holdPictures(db, { numbers, ids: coverId ? [coverId] : [] });
  const unknown = numbers.filter((each) => !held.some(({ number }) => number === each));
  if (unknown.length > 0) throw newsroomProblems.unknownPicture({ numbers: unknown.join(', ') });
  // As if it had been gone before: the request names it by its id.
  if (coverId && !held.some(({ id }) => id === coverId)) throw general.notFound();
  return held.map(({ id }) => id);
};

/** Writes down which pictures a version shows, so that none of them is deleted and each knows where it is. Throws 404, 5041. */
export const storePictures = async (
  db: Db,
  contentId: string,
  version: number,
  shows: Shows,
): Promise<void> => {
  const ids = await picturesOf(db, shows);
  await db
    .deleteFrom('contentVersionPicture')
    .where('contentId', '=', contentId)
    .where('version', '=', version)
    .execute();
  if (ids.length === 0) return;
  await db
    .insertInto('contentVersionPicture')
    .values(ids.map((pictureId) => ({ contentId, version, pictureId })))
    .execute();
};

/** The ids of the pictures that a version of a piece shows. */
export const versionPictures = async (
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('contentVersionPicture')
    .select('pictureId')
    .where('contentId', '=', id)
    .where('version', '=', version)
    .execute();
  return rows.map(({ pictureId }) => pictureId);
};

/** The pictures of a version as a page shows them, by their numbers. */
export const picturesByNumber = async (
  db: Db,
  piece: { readonly id: string; readonly version: number },
  language: Language,
) => {
  const shown = await shownPictures(db, await versionPictures(db, piece), language);
  return new Map([...shown.values()].map((picture) => [picture.number, picture]));
};

/** Versions that readers have, wait for their time, or were handed in. */
const isJudged = sql<SqlBool>`showing.version in (content.submitted_version, content.approved_version, content.published_version)`;

const showing = sql`content_version_picture showing join content on content.id = showing.content_id
  where showing.picture_id = media_picture.id`;

/**
 * That readers have the piece that shows something, in the version called `showing`: what is about a result or an agency while that
 * is there for them. Of a query that names `content`.
 */
export const isShownNow = (now: Date) =>
  sql<SqlBool>`(showing.version = content.published_version and ${isOn('content', now)}
    and exists (select 1 from content_version shown where shown.content_id = showing.content_id
      and shown.version = showing.version and ${isEligible('content', 'shown', now)}))`;

/** Where the library's pictures are used: in any version of a piece, for each can come back. */
export const picturesInContent: PictureUses = {
  count: sql<number>`(select count(distinct showing.content_id) from ${showing})`,
  isJudged: sql<SqlBool>`exists (select 1 from ${showing}
    and ${isJudged})`,
  isOnline: (now) => sql<SqlBool>`exists (select 1 from ${showing} and ${isShownNow(now)})`,
  requireSayable: async ({ db }, pictureId, words) => {
    const rows = await db
      .selectFrom('content')
      .innerJoin('contentVersionPicture as showing', 'showing.contentId', 'content.id')
      .innerJoin('contentVersion as written', (join) =>
        join.onRef('written.contentId', '=', 'content.id').onRef('written.version', '=', 'showing.version'),
      )
      .select(['content.kind', 'written.details'])
      .where('showing.pictureId', '=', pictureId)
      .where(isJudged)
      .execute();
    for (const { kind, details } of rows) await requireSayable(db, kind, details, words.join('\n'));
  },
  of: async ({ db, me, now }, pictureId) => {
    const rows = await db
      .selectFrom('content')
      .innerJoin('contentVersion as written', (join) =>
        join.onRef('written.contentId', '=', 'content.id').onRef('written.version', '=', 'content.version'),
      )
      .innerJoin('contentVersionPicture as showing', 'showing.contentId', 'content.id')
      .select(['content.id', 'written.title', 'content.language'])
      .select(sql<number[]>`array_agg(showing.version order by showing.version)`.as('versions'))
      .select(sql<boolean>`bool_or(${isShownNow(now)})`.as('isOnline'))
      .where('showing.pictureId', '=', pictureId)
      .where((row) => visibleContent(row as never, me))
      .groupBy(['content.id', 'written.title', 'content.language'])
      .orderBy('content.id', 'desc')
      .execute();
    return rows.map(({ language, isOnline, ...row }) => ({
      ...row,
      language: language as Language,
      isOnline: Boolean(isOnline),
      url: `/ContentInfo?Id=${row.id}`,
    }));
  },
};
