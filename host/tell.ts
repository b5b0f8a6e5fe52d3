import type { Word } from '#contract/words';
import type { Context } from './context';
import type { Db } from './database/connection';
import { sendLater } from './outbox';

/** A notice to some people: always on their desk, and by mail where somebody has to act. */
export interface Telling {
  readonly to: readonly (string | null)[];
  /** The key of its words, which the desk reads in the reader's language. */
  readonly kind: string;
  readonly says: Word;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly object?: readonly [kind: string, id: string];
  /** Somebody has to act: a mail goes out as well. */
  readonly actionNeeded?: boolean;
}

/** What somebody was told: a query to choose from. */
export const noticesOf = (db: Db, personId: string) =>
  db.selectFrom('notice').where('notice.personId', '=', personId);

/** Notices that somebody has read: these, or all of theirs. */
export const readNotices = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  which: { readonly id: string } | { readonly personId: string },
): Promise<void> => {
  const notices = db.updateTable('notice').set({ readAt: now.toISOString() });
  await ('id' in which ? notices.where('id', '=', which.id) : notices.where('personId', '=', which.personId))
    .where('readAt', 'is', null)
    .execute();
};

/** Tells people within the deed's transaction. Nobody is told twice, and nobody is told what they did themselves. */
export const tell = async (context: Context<unknown, unknown>, telling: Telling): Promise<void> => {
  const actor = (context.me as { personId?: string } | null)?.personId;
  const people = [...new Set(telling.to)].filter((id): id is string => id !== null && id !== actor);
  if (people.length === 0) return;
  await context.db
    .insertInto('notice')
    .values(
      people.map((personId) => ({
        id: context.newId(),
        personId,
        kind: telling.kind,
        objectKind: telling.object?.[0] ?? null,
        objectId: telling.object?.[1] ?? null,
        values: JSON.stringify(telling.values ?? {}),
        createdAt: context.now.toISOString(),
        readAt: null,
      })),
    )
    .execute();
  if (telling.actionNeeded) await mail(context, people, telling);
};

const mail = async (
  context: Context<unknown, unknown>,
  people: readonly string[],
  { says, values = {}, kind }: Telling,
): Promise<void> => {
  const [zh, en, es] = says;
  const behind = `\n\n${context.house.publicUrl}/workbench/workbench`;
  for (const { id, to } of await context.house.contributed.addressees.mailboxes(context, people))
    await sendLater(context, {
      channel: 'mail',
      to,
      subject: says,
      body: [zh + behind, en + behind, es + behind],
      values,
      cause: kind,
      personId: id,
    });
};
