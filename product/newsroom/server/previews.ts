import { sql, type SqlBool } from 'kysely';
import { loadObject, objectKind } from '#host/objects';
import { previewPerPerson } from '#host/limits/limit';
import { hashToken, newSecret } from '#host/sessions/tokens';
import type { Services } from '#host/services';
import type { Context } from '#host/context';
import { TooMany } from '#host/too-many';
import { currentPersonOf } from '#product/access/server';
import { people } from '#queries/people';
import type { ContentKind } from '../news';
import { previewHours } from '../preview-hours';
import { newsroomProblems } from '../problems';
import { previewAddress } from '../visitors-pages';
import { isOn } from './online';
import { contentKind, visibleContent, type ContentRecord } from './visible';
import type { At, Taken } from './write';

/** So many links of one piece work at once: more of them nobody keeps in mind. */
const mostRunning = 20;

const isRunning = (now: Date) =>
  sql<SqlBool>`(content_preview.revoked_at is null and content_preview.ends_at > ${now.toISOString()})`;

/** Whoever sees a piece sees who made which link to it. */
export const previewKind = objectKind(
  'contentPreview',
  (_, me) => sql<SqlBool>`exists (select 1 from content where content.id = content_preview.content_id
    and ${visibleContent(null as never, me)})`,
);

/** The links by which strangers read a piece at this moment, the newest first. */
export const listPreviews = ({ db, object, now }: At) =>
  db
    .selectFrom('contentPreview')
    .innerJoin(people.as('maker'), 'maker.id', 'contentPreview.madeBy')
    .select(['contentPreview.id', 'maker.trueName as makerName'])
    .select(['contentPreview.madeAt', 'contentPreview.endsAt'])
    .where('contentPreview.contentId', '=', object.id)
    .where(isRunning(now))
    .orderBy('contentPreview.madeAt', 'desc')
    .orderBy('contentPreview.id', 'desc')
    .execute();

/**
 * An editor makes a link by which whoever holds it reads what is being written. It is shown this once. Throws 5016
 * where the piece has as many as may work at once, 5017 where its maker has made as many as one person may within an hour.
 */
export const addPreview = async ({ length }: Taken<'addPreview'>, context: At) => {
  const { db, object, me, now, services, newId } = context;
  if ((await listPreviews(context)).length >= mostRunning)
    throw newsroomProblems.tooManyPreviews({ most: mostRunning });
  const verdict = await services.limiter.take(previewPerPerson, me.personId, now);
  if (!verdict.admitted) {
    const { retryAfter } = verdict;
    const minutes = Math.ceil(retryAfter / 60_000);
    throw new TooMany(
      newsroomProblems.previewsTooOften({ most: previewPerPerson.windows[0]!.most, minutes }),
      retryAfter,
      200,
    );
  }
  const token = newSecret('', services.random);
  const endsAt = new Date(now.getTime() + previewHours[length] * 60 * 60_000).toISOString();
  await db
    .insertInto('contentPreview')
    .values({
      ...{ id: newId(), contentId: object.id, tokenHash: hashToken(token) },
      ...{ madeBy: me.personId, madeAt: now.toISOString(), endsAt, revokedAt: null },
    })
    .execute();
  const address = previewAddress(object.kind as ContentKind, token, object.language);
  return { url: `${services.publicUrl}${address}`, endsAt };
};

/** A link works no more. What has ended or was revoked before stays so. */
export const revokePreview = async ({
  db,
  object,
  now,
  audit,
}: Context<Context['me'], { id: string; contentId: string }>) => {
  await db
    .updateTable('contentPreview')
    .set({ revokedAt: now.toISOString() })
    .where('id', '=', object.id)
    .where(isRunning(now))
    .execute();
  audit({ object: ['content', object.contentId] });
  return {};
};

/** What a token opens. */
export interface Preview {
  readonly token: string;
  /** The piece, whose version that is being written is shown as if it had been published. */
  readonly id: string;
  readonly version: number;
  readonly kind: ContentKind;
  readonly endsAt: string;
  /** Readers have that version by now. */
  readonly isPublished: boolean;
}

/**
 * What a token opens at this moment. Undefined where it is none, has ended or was revoked, and where whoever made the link may not
 * write the piece any more, or is locked: they are asked anew at each use.
 */
export const previewBy = async (services: Services, token: string): Promise<Preview | undefined> => {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const { db, clock } = services;
  const now = clock();
  const found = await db
    .selectFrom('contentPreview')
    .innerJoin('content', 'content.id', 'contentPreview.contentId')
    .select(['content.id', 'content.kind', 'content.version', 'content.publishedVersion'])
    .select(['contentPreview.madeBy', 'contentPreview.endsAt'])
    .select(isOn('content', now).as('isOn'))
    .where('contentPreview.tokenHash', '=', hashToken(token))
    .where(isRunning(now))
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, kind, version, publishedVersion, madeBy, endsAt, isOn: isRead } = found;
  const maker = await currentPersonOf(services, madeBy, '');
  if (!maker?.rights.has('content.edit')) return undefined;
  const piece = (await loadObject(db, contentKind, id, maker)) as ContentRecord | undefined;
  return (
    piece && {
      ...{ token, id, version, endsAt },
      kind: kind as ContentKind,
      isPublished: Boolean(isRead) && publishedVersion === version,
    }
  );
};

declare module '#host/objects' {
  interface LoadedObjects {
    contentPreview: { id: string; contentId: string };
  }
}
