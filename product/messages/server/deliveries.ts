import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { containing, pageFrom, requireOrdered } from '#host/lists';
import { objectKind, type Visible } from '#host/objects';
import { deliveries, mostTries, tryAnew } from '#host/outbox';
import { looksAs } from '#host/scopes';
import { maskEmail, maskMobile } from '#host/secrets/masks';
import type { Counted } from '#product/tasks/server';
import { people } from '#queries/people';
import { endOfDay, startOfDay } from '#contract/calendar';
import { beginningsOf, causeOf, type DeliveryCause } from '../causes';
import type { DeliveryFilter, deliveryStates } from '../delivery';
import { messageProblems } from '../problems';
import { messageRights } from '../rights';

type Message = Selectable<Tables['outbox']>;

const read = 'delivery.read';

/** Messages are seen by those who look after their delivery. They belong to nobody's organisation: a narrower role sees none. */
const visibleDeliveries: Visible<'outbox'> = (_, me) =>
  me?.rights.has(read) && messageRights[read].roles.some((role) => looksAs(me, role))
    ? sql<boolean>`true`
    : sql<boolean>`false`;

export const deliveryKind = objectKind('outbox', visibleDeliveries);

type State = (typeof deliveryStates)[number];

/** How a message stands: the one rule of the rows, their filter and of what may be sent again. */
const stateIn = (now: Date) => sql<State>`case when outbox.sent_at is not null then 'sent'
  when outbox.good_until <= ${now.toISOString()} then 'expired'
  when outbox.tries >= ${mostTries} then 'failed'
  when outbox.tries > 0 then 'retrying' else 'waiting' end`;

const begins = (cause: DeliveryCause) =>
  sql<boolean>`(outbox.cause ^@ any(${beginningsOf(cause)}::text[])) = ${cause !== 'other'}`;

const wanted = (filter: DeliveryFilter, now: Date) => (row: ExpressionBuilder<Tables, 'outbox'>) => {
  const { state, channel, cause, name, startTime, endTime } = filter;
  return row.and([
    ...(state ? [sql<boolean>`${stateIn(now)} = ${state}`] : []),
    ...(channel ? [row('channel', '=', channel)] : []),
    ...(cause ? [begins(cause)] : []),
    ...(name?.trim()
      ? [
          row(
            'personId',
            'in',
            row
              .selectFrom(people.as('person'))
              .select('person.id')
              .where('person.trueName', 'like', containing(name.trim())),
          ),
        ]
      : []),
    ...(startTime ? [row('createdAt', '>=', startOfDay(startTime).toISOString())] : []),
    ...(endTime ? [row('createdAt', '<=', endOfDay(endTime).toISOString())] : []),
  ]);
};

/** One page of the delivery log, newest first: to whom in part, why, and how it went; never what was said. */
export const listDeliveries = async (
  filter: DeliveryFilter,
  { db, services, language, me, now }: Context,
) => {
  requireOrdered(filter, [['startTime', 'endTime']], language);
  const seen = db
    .selectFrom(deliveries.as('outbox'))
    .where(wanted(filter, now))
    .where((row) => visibleDeliveries(row, me));
  const { rows, total } = await pageFrom(seen, filter, (all) =>
    all
      .selectAll()
      .select((row) => [
        stateIn(now).as('state'),
        row
          .selectFrom(people.as('person'))
          .select('person.trueName')
          .whereRef('person.id', '=', 'outbox.personId')
          .as('trueName'),
      ])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc'),
  );
  return {
    rows: rows.map((row) => {
      const to = services.cipher.open(
        { table: 'outbox', column: 'recipient', row: row.id },
        row.recipientCipher,
      );
      const { state } = row;
      return {
        id: row.id,
        channel: row.channel,
        recipient: row.channel === 'mail' ? maskEmail(to) : maskMobile(to),
        subject: row.subject,
        trueName: row.trueName ?? '',
        cause: causeOf(row.cause),
        createdAt: row.createdAt,
        sentAt: row.sentAt,
        state,
        tries: row.tries,
        nextTryAt: state === 'retrying' ? (row.nextTryAt ?? null) : null,
        lastError: row.lastError ?? '',
        can: ['retrying', 'failed'].includes(state) ? ['resend' as const] : [],
      };
    }),
    total,
  };
};

/**
 * Tries a message again at once that was refused before or given up. Throws 2001 for one that was sent or waits for its
 * first try, 2776 for one whose link or code is dead: nobody is sent what no longer works, and a new link is the asker's
 * to ask for.
 */
export const resend = async (_: unknown, context: Context<Context['me'], Message>) => {
  const { db, services, object, now } = context;
  const { state } = await db
    .selectFrom(deliveries.as('outbox'))
    .select(stateIn(now).as('state'))
    .where('id', '=', object.id)
    .executeTakeFirstOrThrow();
  if (state === 'expired') throw messageProblems.messageExpired();
  if (state !== 'failed' && state !== 'retrying') throw general.stateNotAllowed();
  await tryAnew(db, object.id);
  context.audit({ object: ['delivery', object.id] });
  context.afterCommit(services.deliverSoon);
  return {};
};

declare module '#host/objects' {
  interface LoadedObjects {
    delivery: Message;
  }
}

/** Messages that did not arrive and those that still go out, for whoever looks after their delivery. */
export const messageFigures = async ({ db, me, now }: Context): Promise<readonly Counted[]> => {
  if (!me.rights.has(read)) return [];
  const { failed, queued } = await db
    .selectFrom(deliveries.as('outbox'))
    .select([
      sql<number>`count(*) filter (where ${stateIn(now)} = 'failed')`.as('failed'),
      sql<number>`count(*) filter (where ${stateIn(now)} in ('waiting', 'retrying'))`.as('queued'),
    ])
    .where((row) => visibleDeliveries(row as never, me))
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow();
  const of = (name: Counted['name'], count: number, state: string, needsHand: boolean): Counted => ({
    name,
    count: Number(count),
    url: `/system/deliveries?state=${state}`,
    needsHand,
  });
  return [of('messagesFailed', failed, 'failed', true), of('messagesQueued', queued, 'waiting', false)];
};
