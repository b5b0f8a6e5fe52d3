import type { Word } from '#contract/words';
import type { Context } from './context';
import type { Db } from './database/connection';
import { sendLater } from './outbox';

/** A notice to some people: always on their desk, and by mail where somebody has to act. */
export interface Notification {
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

/** Notifies people within the request's transaction. Nobody is told twice, and nobody is told what they did themselves. */
export const notify = async (
  context: Context<unknown, unknown>,
  notification: Notification,
): Promise<void> => {
  const actor = (context.me as { personId?: string } | null)?.personId;
  const people = [...new Set(notification.to)].filter((id): id is string => id !== null && id !== actor);
  if (people.length === 0) return;
  await context.db
    .insertInto('notice')
    .values(
      people.map((personId) => ({
        id: context.newId(),
        personId,
        kind: notification.kind,
        objectKind: notification.object?.[0] ?? null,
        objectId: notification.object?.[1] ?? null,
        values: JSON.stringify(notification.values ?? {}),
        createdAt: context.now.toISOString(),
        readAt: null,
      })),
    )
    .execute();
  if (notification.actionNeeded) await mail(context, people, notification);
};

const mail = async (
  context: Context<unknown, unknown>,
  people: readonly string[],
  { says, values = {}, kind }: Notification,
): Promise<void> => {
  const [zh, en, es] = says;
  const behind = `\n\n${context.services.publicUrl}/workbench/workbench`;
  for (const { id, to } of await context.services.contributed.addressees.mailboxes(context, people))
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
