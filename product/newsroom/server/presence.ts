import { people } from '#queries/people';
import type { At } from './write';

/** Whoever has not been heard of for so long has left the page; it asks every 20 s. */
const goneSeconds = 60;

/**
 * Who else has this piece open to write on it, and since when; the caller is among those whom the others see from now on. It is
 * noted outside of the call's own reading, as a session notes when it was last used: it changes nothing of the piece.
 */
export const alsoWriting = async ({ db, services, object, me, now }: At) => {
  const gone = new Date(now.getTime() - goneSeconds * 1_000).toISOString();
  await services.pool.query(
    `insert into content_presence as there (content_id, person_id, since, seen_at) values ($1, $2, $3, $3)
     on conflict (content_id, person_id) do update
       set since = case when there.seen_at < $4 then excluded.since else there.since end, seen_at = excluded.seen_at`,
    [object.id, me.personId, now.toISOString(), gone],
  );
  return db
    .selectFrom('contentPresence as other')
    .innerJoin(people.as('editor'), 'editor.id', 'other.personId')
    .select(['editor.trueName as name', 'other.since'])
    .where('other.contentId', '=', object.id)
    .where('other.personId', '!=', me.personId)
    .where('other.seenAt', '>=', gone)
    .orderBy('other.since')
    .execute();
};
