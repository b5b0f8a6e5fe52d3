import type { Context } from '#host/context';
import { pageFrom } from '#host/lists';
import { serve } from '#host/serve';
import { noticesOf, readNotices } from '#host/notify';
import { tasks } from '../contract';
import { leadTo } from './lead';
import { onTimeRates } from './on-time';
import { waitingFor } from './waiting';
import { workbenchOf } from './workbench';

export {
  continueDeadline,
  dueDayOf,
  endDeadlines,
  endOfStep,
  pauseDeadlines,
  startDeadline,
  startDeadlineUntil,
} from './deadlines';
export { sendDigests } from './digest';
export { leadTo } from './lead';
export { remindAll } from './remind';
export { noticeKind } from './visible';
export { overdueFigure, type Awaited, type Counted } from './workbench';
export { casesWaitingFor, type DeadlineStep, type Waiting } from './waiting';

/** How many of the caller's notices are unread. */
export const unreadOf = async ({ db, me }: Context): Promise<number> => {
  const { unread } = await noticesOf(db, me.personId)
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
};

const pageOfNotices = async (
  filter: { pageIndex?: number | undefined; pageSize?: number | undefined; unreadOnly?: boolean | undefined },
  { db, me, services }: Context,
) => {
  let own = noticesOf(db, me.personId);
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
      url: leadTo(services, row.objectKind, row.objectId, me, row.values),
      createdAt: row.createdAt,
      isRead: row.readAt !== null,
    })),
    total,
  };
};

export default serve(tasks, {
  onTimeRates,
  notices: (filter, context) => pageOfNotices(filter, context),
  readNotice: async ({ id }, context) => {
    await readNotices(context, { id });
    return {};
  },
  readNotices: async (_, context) => {
    await readNotices(context, { personId: context.me.personId });
    return {};
  },
  workbench: (_, context) => workbenchOf(context),
  waiting: async (_, context) => ({ tasks: await waitingFor(context), unread: await unreadOf(context) }),
});
