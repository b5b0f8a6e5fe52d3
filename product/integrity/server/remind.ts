import { dayOf, isWorking } from '#contract/calendar';
import { byItself } from '#host/jobs';
import type { Services } from '#host/services';
import { calendarNow } from '#product/settings/server';
import { nextReminder, reminderOn } from '#product/tasks/reminder';
import { recordStates } from '#product/dictionaries/record-status';
import { notifyToReply } from './notify';

/** So many are reminded in one transaction. */
const atOnce = 100;

/**
 * Reminds whoever a proposed record is about that they may reply, at 50, 80 and 100 % of the time for it as holders of clocks
 * are (domain §3.5): nobody loses that right by silence. On a day off nobody is, and nobody twice on one day.
 */
export const remindToReply = async (services: Services): Promise<void> => {
  if (!isWorking(dayOf(services.clock()), await calendarNow(services.db))) return;
  await byItself(services, async (context) => {
    const { db, now } = context;
    const calendar = await calendarNow(db);
    const waiting = await db
      .selectFrom('integrityRecord')
      .select(['id', 'personId', 'organisationId', 'replyDays', 'replyUntil', 'repliedAt', 'status'])
      .where('remindOn', '<=', dayOf(now))
      .orderBy('remindOn')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of waiting) {
      const period = { days: row.replyDays, dueAt: new Date(row.replyUntil) };
      const isOpen = row.status === recordStates.proposed && row.repliedAt === null;
      const says = isOpen ? reminderOn(now, period, calendar) : 'overdue';
      if (says !== undefined && says !== 'overdue')
        await notifyToReply(context, row, says, dayOf(period.dueAt));
      const isOver = says === 'lastDay' || says === 'overdue';
      await db
        .updateTable('integrityRecord')
        .set({ remindOn: isOver ? null : nextReminder(now, period, calendar) })
        .where('id', '=', row.id)
        .execute();
    }
  });
};
