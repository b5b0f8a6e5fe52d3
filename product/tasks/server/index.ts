import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#host/context';
import { pageFrom } from '#host/lists';
import { serve } from '#host/serve';
import { general } from '#contract/problems';
import { tasks } from '../contract';
import { listDeliveries, resend } from '#product/messages/server/deliveries';
import { leadTo } from './lead';
import { waitingFor } from './waiting';

export { deliveryKind } from '#product/messages/server/deliveries';
export { dueDayOf, endDeadlines, endOfStep, startDeadline } from './deadlines';
export { leadTo } from './lead';
export { noticeKind } from './visible';
export type { Step, Waiting } from './waiting';

/** How many of the caller's notices are unread. */
export const unreadOf = async ({ db, me }: Context): Promise<number> => {
  const { unread } = await db
    .selectFrom('notice')
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('personId', '=', me.personId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
};

const pageOfNotices = async (
  filter: { pageIndex?: number | undefined; pageSize?: number | undefined; unreadOnly?: boolean | undefined },
  { db, me, house }: Context,
) => {
  let own = db.selectFrom('notice').where('personId', '=', me.personId);
  if (filter.unreadOnly) own = own.where('readAt', 'is', null);
  const { rows, total } = await pageFrom(own, filter, (all) =>
    all.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc'),
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      values: Object.fromEntries(Object.entries(row.values).map(([key, value]) => [key, String(value)])),
      objectKind: row.objectKind ?? '',
      objectId: row.objectId ?? '',
      url: leadTo(house, row.objectKind, row.objectId, me),
      createdAt: row.createdAt,
      isRead: row.readAt !== null,
    })),
    total,
  };
};

/**
 * The demonstration's messages, newest first: to everybody at this machine, who alone reaches it; where it is shown beyond
 * it, to those who have signed in, as codes and links of others stand there.
 */
const demonstrationOutbox = async ({ house, me }: Context<unknown>) => {
  if (house.mode !== 'demonstration') throw general.notFound();
  if (house.isRemote && !me) throw general.notSignedIn();
  const file = await readFile(join(house.dataFolder, 'outbox.ndjson'), 'utf8').catch(
    (fault: { code?: string }) => {
      if (fault.code === 'ENOENT') return '';
      throw fault;
    },
  );
  const lines = file.split('\n').filter(Boolean).slice(-200).reverse();
  return lines.map(
    (line) => JSON.parse(line) as { at: string; channel: string; to: string; subject: string; text: string },
  );
};

export default serve(tasks, {
  notices: (filter, context) => pageOfNotices(filter, context),
  readNotice: async ({ id }, { db, now }) => {
    await db
      .updateTable('notice')
      .set({ readAt: now.toISOString() })
      .where('id', '=', id)
      .where('readAt', 'is', null)
      .execute();
    return {};
  },
  readNotices: async (_, { db, me, now }) => {
    await db
      .updateTable('notice')
      .set({ readAt: now.toISOString() })
      .where('personId', '=', me.personId)
      .where('readAt', 'is', null)
      .execute();
    return {};
  },
  waiting: async (_, context) => ({ tasks: await waitingFor(context), unread: await unreadOf(context) }),
  deliveries: listDeliveries,
  resend,
  outbox: (_, context) => demonstrationOutbox(context),
});
