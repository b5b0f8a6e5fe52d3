import type { Word } from '#contract/words';
import type { Context } from './context';
import type { Db } from './database/connection';
import { sendLater } from './outbox';

/** A notice to some people: always on their desk, and by the ways they chose where somebody has to act (domain §3.5). */
export interface Notification {
  readonly to: readonly (string | null)[];
  /** The key of its words, which the desk reads in the reader's language. */
  readonly kind: string;
  readonly says: Word;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly object?: readonly [kind: string, id: string];
  /** Somebody has to act: a mail goes out as well, or a text message, as they chose. */
  readonly actionNeeded?: boolean;
  /** Whoever has not read the last one of this kind about this object needs no second one. */
  readonly unlessUnread?: true;
}

/** What somebody was told: a query to choose from. */
export const noticesOf = (db: Db, personId: string) =>
  db.selectFrom('notice').where('notice.personId', '=', personId);

/** Notices that somebody has read: this one, all of theirs, or those about an object. */
export const readNotices = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  which:
    | { readonly id: string }
    | { readonly personId: string; readonly object?: readonly [kind: string, id: string] },
): Promise<void> => {
  const all = db.updateTable('notice').set({ readAt: now.toISOString() }).where('readAt', 'is', null);
  if ('id' in which) {
    await all.where('id', '=', which.id).execute();
    return;
  }
  const own = all.where('personId', '=', which.personId);
  const { object } = which;
  await (object ? own.where('objectKind', '=', object[0]).where('objectId', '=', object[1]) : own).execute();
};

/** Of these people those who have not read a notice of this kind about this object. */
const unreadAmong = async (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  people: readonly string[],
  { kind, object }: Notification,
): Promise<ReadonlySet<string>> => {
  const found = await db
    .selectFrom('notice')
    .select('personId')
    .where('personId', 'in', people)
    .where('kind', '=', kind)
    .where('objectKind', '=', object?.[0] ?? null)
    .where('objectId', '=', object?.[1] ?? null)
    .where('readAt', 'is', null)
    .execute();
  return new Set(found.map(({ personId }) => personId));
};

/** Notifies people within the request's transaction. Nobody is told twice, and nobody is told what they did themselves. */
export const notify = async (
  context: Context<unknown, unknown>,
  notification: Notification,
): Promise<void> => {
  const actor = (context.me as { personId?: string } | null)?.personId;
  const meant = [...new Set(notification.to)].filter((id): id is string => id !== null && id !== actor);
  if (meant.length === 0) return;
  const waiting = notification.unlessUnread ? await unreadAmong(context, meant, notification) : undefined;
  const people = meant.filter((id) => !waiting?.has(id));
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
  if (notification.actionNeeded) await sendBeside(context, people, notification);
};

/** Holds no name of an achievement or a person: it lies open on a screen. */
const textMessage: Word = [
  '您有待办事项 {{number}}，请登录平台处理。',
  'Something waits for you: {{number}}. Please sign in.',
  'Tiene algo pendiente: {{number}}. Inicie sesión, por favor.',
];

/** By mail and text message, to those who want it so. */
const sendBeside = async (
  context: Context<unknown, unknown>,
  people: readonly string[],
  { says, values = {}, kind }: Notification,
): Promise<void> => {
  const { addressees, noticeChannels } = context.services.contributed;
  const wanted = await noticeChannels.of(context, people, kind);
  const [zh, en, es] = says;
  const behind = `\n\n${context.services.publicUrl}/workbench/workbench`;
  for (const { id, to } of await addressees.mailboxes(context, wanted.mail))
    await sendLater(context, {
      channel: 'mail',
      to,
      subject: says,
      body: [zh + behind, en + behind, es + behind],
      values,
      cause: kind,
      personId: id,
    });
  const number = String(values['number'] ?? '/');
  for (const { id, to } of await addressees.mobiles(context, wanted.textMessage))
    await sendLater(context, {
      channel: 'sms',
      to,
      subject: textMessage,
      body: textMessage,
      values: { number },
      template: { name: 'actionNeeded', values: { number } },
      cause: kind,
      personId: id,
    });
};
