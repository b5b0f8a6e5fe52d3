import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expressionBuilder } from 'kysely';
import { fill, inLanguage, type Language, type Word } from '#contract/words';
import type { Context } from './context';
import type { Db } from './database/connection';
import type { Tables } from './database/tables';
import { greetingOf, readersOf, type Reader } from './readers';
import type { ColumnCipher } from './secrets/columns';

/** The kinds of text messages: providers let only approved templates through, one for each. */
export const textTemplates = [
  'code',
  'signCode',
  'knownNumber',
  'mobileChanged',
  'mobileNow',
  'registrationApproved',
  'registrationRefused',
  'passwordLink',
  'accountNews',
  'invitation',
  'actionNeeded',
] as const;
export type TextTemplateName = (typeof textTemplates)[number];

/** Which template a text message goes out by, and what fills it. */
interface TextTemplate {
  readonly name: TextTemplateName;
  readonly values: Readonly<Record<string, string>>;
}

interface Common {
  readonly to: string;
  readonly subject: Word;
  readonly body: Word;
  /** What fills subject and body. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Why it was sent: the request's name. */
  readonly cause: string;
  /** How long the link or code in it is good for: a dead one is not sent. */
  readonly goodUntil?: Date;
  /** Whom it is to reach, where that is somebody with an account. */
  readonly personId?: string;
  /** Who reads it, where that is nobody's account any more. */
  readonly reader?: Reader;
}
/** By mail, where a template is of no use, or as a text message, which needs one. */
type Channel =
  | { readonly channel: 'mail'; readonly template?: TextTemplate }
  | { readonly channel: 'sms'; readonly template: TextTemplate };
/** A message to one person. Its text never holds more personal data than it must. */
export type Message = Common & Channel;

/** After so many, the last two hours after the first, a message is given up; somebody may have it tried again. */
export const mostTries = 8;

/** So many rows go to the database at once. */
const atOnce = 500;

/** Puts a message into the outbox, sealed, for it may hold a code (SM-03), within the request's transaction: what is undone is never sent. */
export const sendLater = (context: Context<unknown, unknown>, message: Message): Promise<void> =>
  sendAllLater(context, [message]);

/** What waits for somebody for one of these causes is not sent any more. */
export const voidWaiting = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  personId: string,
  causes: readonly string[],
): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ goodUntil: now.toISOString() })
    .where('personId', '=', personId)
    .where('sentAt', 'is', null)
    .where('cause', 'in', causes)
    .execute();
};

/** Who has been written to for a cause since a moment. */
export const mailedSince = async (db: Db, cause: string, since: Date): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('outbox')
    .select('personId')
    .where('cause', '=', cause)
    .where('createdAt', '>=', since.toISOString())
    .execute();
  return new Set(rows.flatMap(({ personId }) => personId ?? []));
};

/** Messages as they are looked after: to whom, why and how it went; never what was said. */
export const deliveries = expressionBuilder<Tables>()
  .selectFrom('outbox')
  .select(['outbox.id', 'outbox.channel', 'outbox.recipientCipher', 'outbox.subject', 'outbox.cause'])
  .select(['outbox.personId', 'outbox.createdAt', 'outbox.sentAt', 'outbox.goodUntil', 'outbox.tries'])
  .select(['outbox.nextTryAt', 'outbox.lastError']);

/** A message that was given up is tried anew, at once. */
export const tryAnew = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('outbox').set({ tries: 0, nextTryAt: null }).where('id', '=', id).execute();
};

/** The same for many messages at once. */
export const sendAllLater = async (
  context: Context<unknown, unknown>,
  messages: readonly Message[],
): Promise<void> => {
  const { db, services, now } = context;
  const readers = await readersOf(
    context,
    messages.flatMap(({ personId }) => personId ?? []),
  );
  const rows = messages.map((message) => {
    const { channel, to, cause, values = {} } = message;
    const reader = message.reader ?? readers.get(message.personId ?? '');
    const language = reader?.language ?? context.language;
    const [subject, sentence] = [message.subject, message.body].map((word) =>
      fill(inLanguage(word, language), values),
    ) as [string, string];
    const body = channel === 'mail' && reader ? `${greetingOf(reader)}\n\n${sentence}` : sentence;
    const id = context.newId();
    const template = message.channel === 'sms' ? JSON.stringify(message.template) : null;
    return {
      id,
      channel,
      templateCipher:
        template && services.cipher.seal({ table: 'outbox', column: 'template', row: id }, template),
      recipientCipher: services.cipher.seal({ table: 'outbox', column: 'recipient', row: id }, to),
      subject,
      language,
      bodyCipher: services.cipher.seal({ table: 'outbox', column: 'body', row: id }, body),
      cause,
      createdAt: now.toISOString(),
      sentAt: null,
      lastError: null,
      goodUntil: message.goodUntil?.toISOString() ?? null,
      personId: message.personId ?? null,
    };
  });
  for (let from = 0; from < rows.length; from += atOnce)
    await db
      .insertInto('outbox')
      .values(rows.slice(from, from + atOnce))
      .execute();
  if (rows.length > 0) context.afterCommit(services.deliverSoon);
};

/** Hands one message on. Throws when it could not. */
export type Deliver = (message: Sent, at: Date) => Promise<void>;
interface Written {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The language it is written in. */
  readonly language: Language;
}
type Sent = Written & Channel;

/** Mail by one way, text messages by another. */
export const byChannel =
  (mail: Deliver, text: Deliver): Deliver =>
  (message, at) =>
    (message.channel === 'mail' ? mail : text)(message, at);

/**
 * Delivers behind everybody's back, one round after the other: no reply waits for a mail server, and none tells by its
 * slowness that a message left. `done` waits for what is under way.
 */
export const inBackground = (deliver: () => Promise<void>, failed: (fault: unknown) => void) => {
  let underWay = Promise.resolve();
  let isWaiting = false;
  return {
    soon: (): void => {
      // A round that has not begun yet takes everything along.
      if (isWaiting) return;
      isWaiting = true;
      underWay = underWay.then(() => {
        isWaiting = false;
        return deliver().catch(failed);
      });
    },
    done: (): Promise<void> => underWay,
  };
};

/** The demonstration sends nothing: what it would have sent is a line of `outbox.ndjson`, and its outbox page reads it. */
export const toFile =
  (dataFolder: string): Deliver =>
  async ({ channel, to, subject, body }, at) => {
    const line = JSON.stringify({ at: at.toISOString(), channel, to, subject, text: body });
    await appendFile(join(dataFolder, 'outbox.ndjson'), `${line}\n`, { mode: 0o600 });
  };

/** A message that was written before there were templates has none: it is given up like one nobody takes. */
const templateOf = (
  { id, templateCipher }: { readonly id: string; readonly templateCipher: string | null },
  cipher: ColumnCipher,
): TextTemplate => {
  if (templateCipher === null) throw new Error('this text message has no template');
  return JSON.parse(
    cipher.open({ table: 'outbox', column: 'template', row: id }, templateCipher),
  ) as TextTemplate;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Why a message was not taken; servers like to quote the address, in letters of their own choice, which is nobody's to read
 * (PI-04).
 */
const withoutRecipient = ({ message }: Error, to: string): string => {
  const spelt = [to, encodeURIComponent(to), to.replace(/^\+86/, '')].map(escaped);
  // Before the @ may stand a common word or a single letter: only where it stands by itself.
  const mailbox = to.includes('@') ? [`(?<![\\p{L}\\d])${escaped(to.split('@')[0]!)}(?![\\p{L}\\d])`] : [];
  return message.replace(new RegExp([...spelt, ...mailbox].join('|'), 'giu'), '…').slice(0, 500);
};

/**
 * Sends what waits, oldest first, each claimed by marking it before it goes: a message may be lost by a crash
 * in between, never sent twice to somebody who pays attention to codes.
 */
export const deliverPending = async (
  db: Db,
  cipher: ColumnCipher,
  deliver: Deliver,
  now: Date,
): Promise<void> => {
  const waiting = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sentAt', 'is', null)
    .where('tries', '<', mostTries)
    .where((row) => row.or([row('nextTryAt', 'is', null), row('nextTryAt', '<=', now.toISOString())]))
    .where((row) => row.or([row('goodUntil', 'is', null), row('goodUntil', '>', now.toISOString())]))
    .orderBy('createdAt')
    .limit(50)
    .execute();
  for (const row of waiting) {
    const claimed = await db
      .updateTable('outbox')
      .set({ sentAt: now.toISOString(), tries: row.tries + 1 })
      .where('id', '=', row.id)
      .where('sentAt', 'is', null)
      .executeTakeFirst();
    if (claimed.numUpdatedRows !== 1n) continue;
    const to = cipher.open({ table: 'outbox', column: 'recipient', row: row.id }, row.recipientCipher);
    try {
      const body = cipher.open({ table: 'outbox', column: 'body', row: row.id }, row.bodyCipher);
      const said = { to, subject: row.subject, body, language: row.language };
      await deliver(
        row.channel === 'mail'
          ? { ...said, channel: 'mail' }
          : { ...said, channel: 'sms', template: templateOf(row, cipher) },
        now,
      );
    } catch (fault) {
      await db
        .updateTable('outbox')
        .set({
          sentAt: null,
          lastError: withoutRecipient(fault as Error, to),
          // Each time twice as long: a server that is away for an hour costs no message.
          nextTryAt: new Date(now.getTime() + 2 ** row.tries * 60_000).toISOString(),
        })
        .where('id', '=', row.id)
        .execute();
    }
  }
};
