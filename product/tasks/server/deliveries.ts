import type { ExpressionBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import { general } from '../../../contract/problems';
import type { Context } from '../../../host/context';
import type { Tables } from '../../../host/database/tables';
import { holding, pageFrom, requireOrdered } from '../../../host/lists';
import { objectKind, type Visible } from '../../../host/objects';
import { mostTries } from '../../../host/outbox';
import { looksAs } from '../../../host/scopes';
import { maskEmail, maskMobile } from '../../../host/secrets/masks';
import { endOfDay, startOfDay } from '../calendar';
import type { DeliveryFilter } from '../delivery';
import { taskRights } from '../rights';

type Message = Selectable<Tables['outbox']>;

const read = 'delivery.read';

/** Messages are seen by those who look after their delivery. They belong to nobody's organisation: a narrower role sees none. */
const visibleDeliveries: Visible<'outbox'> = (_, me) =>
  me?.rights.has(read) && taskRights[read].roles.some((role) => looksAs(me, role))
    ? sql<boolean>`true`
    : sql<boolean>`false`;

export const deliveryKind = objectKind('outbox', visibleDeliveries);

const stateOf = ({ sentAt, tries }: Message) => {
  if (sentAt !== null) return 'sent' as const;
  return tries >= mostTries ? ('failed' as const) : ('waiting' as const);
};

const wanted = (filter: DeliveryFilter) => (row: ExpressionBuilder<Tables, 'outbox'>) => {
  const { state, channel, cause, startTime, endTime } = filter;
  return row.and([
    ...(state ? [row('sentAt', state === 'sent' ? 'is not' : 'is', null)] : []),
    ...(state === 'failed' ? [row('tries', '>=', mostTries)] : []),
    ...(state === 'waiting' ? [row('tries', '<', mostTries)] : []),
    ...(channel ? [row('channel', '=', channel)] : []),
    ...(cause?.trim() ? [row('cause', 'like', holding(cause.trim()))] : []),
    ...(startTime ? [row('createdAt', '>=', startOfDay(startTime).toISOString())] : []),
    ...(endTime ? [row('createdAt', '<=', endOfDay(endTime).toISOString())] : []),
  ]);
};

/** One page of the delivery log, newest first: to whom in part, why, and how it went; never what was said. */
export const listDeliveries = async (filter: DeliveryFilter, { db, house, language, me }: Context) => {
  requireOrdered(filter, [['startTime', 'endTime']], language);
  const seen = db
    .selectFrom('outbox')
    .where(wanted(filter))
    .where((row) => visibleDeliveries(row, me));
  const { rows, total } = await pageFrom(seen, filter, (all) =>
    all.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc'),
  );
  return {
    rows: rows.map((row) => {
      const to = house.cipher.open(
        { table: 'outbox', column: 'recipient', row: row.id },
        row.recipientCipher,
      );
      const state = stateOf(row);
      return {
        id: row.id,
        channel: row.channel,
        recipient: row.channel === 'mail' ? maskEmail(to) : maskMobile(to),
        subject: row.subject,
        cause: row.cause,
        createdAt: row.createdAt,
        sentAt: row.sentAt,
        state,
        tries: row.tries,
        lastError: row.lastError ?? '',
        can: state === 'failed' ? ['resend' as const] : [],
      };
    }),
    total,
  };
};

/** Tries a message again that was given up. Throws 2001 for one that was sent or still waits. */
export const resend = async (_: unknown, context: Context<Context['me'], Message>) => {
  const { db, house, object } = context;
  if (stateOf(object) !== 'failed') throw general.stateNotAllowed();
  await db.updateTable('outbox').set({ tries: 0 }).where('id', '=', object.id).execute();
  context.audit({ object: ['delivery', object.id] });
  context.afterCommit(house.deliverSoon);
  return {};
};

declare module '../../../host/objects' {
  interface LoadedObjects {
    delivery: Message;
  }
}
