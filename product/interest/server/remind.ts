import { dayOf, isWorking } from '#contract/calendar';
import type { Context } from '#host/context';
import { byItself } from '#host/jobs';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import type { Services } from '#host/services';
import { calendarNow } from '#product/settings/server';
import { nextReminder, reminderOn } from '#product/tasks/reminder';
import { applicationHeads } from '#queries/applications';
import { answerDays } from '../interest';
import { interestWords } from '../words';
import { answerers } from './answerers';

/** So many are reminded of in one transaction. */
const atOnce = 100;

const remindSome = async (context: Context<Me | null, unknown>): Promise<number> => {
  const { db, now } = context;
  const calendar = await calendarNow(db);
  const due = await db
    .selectFrom('interest')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'interest.applicationId')
    .select([
      'interest.id',
      'interest.dueAt',
      'application.achievementName',
      'application.technologyManagerId',
    ])
    .where('interest.remindOn', '<=', dayOf(now))
    .orderBy('interest.remindOn')
    .limit(atOnce)
    .forUpdate('interest')
    .skipLocked()
    .execute();
  for (const { id, dueAt, achievementName, ...whose } of due) {
    const clock = { days: answerDays, dueAt: new Date(dueAt) };
    const says = reminderOn(now, clock, calendar);
    if (says !== undefined)
      await notify(context, {
        to: await answerers(db, whose),
        kind: says === 'overdue' ? 'interest.overdue' : 'interest.dueSoon',
        says: says === 'overdue' ? interestWords.overdue : interestWords.dueSoon,
        values: { achievement: achievementName, due: dayOf(clock.dueAt) },
        object: ['interest', id],
        actionNeeded: true,
      });
    await db
      .updateTable('interest')
      .set({ remindOn: nextReminder(now, clock, calendar) })
      .where('id', '=', id)
      .execute();
  }
  return due.length;
};

/**
 * Reminds whoever owes a visitor an answer at 50, 80 and 100 % of its time, and every working day after that (as domain §3.5 has it
 * of the steps of an evaluation); on no day off, and not twice on one day.
 */
export const remindOfInterest = async (services: Services): Promise<void> => {
  if (!isWorking(dayOf(services.clock()), await calendarNow(services.db))) return;
  let count = atOnce;
  while (count === atOnce)
    await byItself(services, async (context) => {
      count = await remindSome(context);
    });
};
