import type { Context } from '#host/context';
import { calendarNow, settingsOf } from '#product/settings/server';
import type { SettingName } from '#product/settings/settings';
import { dayOf, workingDaysAfter, workingDaysBetween, type Calendar } from '#contract/calendar';
import { nextReminder } from '../reminder';
import type { DeadlineStep } from '../step';
import type { Holder } from './remind';

/** The settings that are numbers of working days. */
type DaysName = Extract<SettingName, `${string}Days`>;
type At = Pick<Context<unknown, unknown>, 'db' | 'newId' | 'now'>;
type ObjectOfClock = readonly [kind: string, id: string];

/** A step of an evaluation that somebody has to take in time: `holder` is the actor who has to act. */
interface Timed {
  readonly applicationId: string;
  readonly object: ObjectOfClock;
  readonly step: DeadlineStep;
  readonly holder: Holder;
}

/**
 * When a step of an evaluation ends that begins now: so many working days on as the setting was when the evaluation was
 * submitted, by the calendar as it is now (domain §3, wd).
 */
export const endOfStep = async (
  { db, now }: Pick<At, 'db' | 'now'>,
  applicationId: string,
  step: DaysName,
): Promise<Date> => workingDaysAfter(now, (await settingsOf(db, applicationId))[step], await calendarNow(db));

const run = async (
  { db, newId, now }: At,
  { applicationId, object, step, holder }: Timed,
  { days, dueAt }: { readonly days: number; readonly dueAt: Date },
  calendar: Calendar,
): Promise<void> => {
  await db
    .insertInto('deadline')
    .values({
      id: newId(),
      applicationId,
      objectKind: object[0],
      objectId: object[1],
      ...{ step, holder, days },
      startedAt: now.toISOString(),
      dueAt: dueAt.toISOString(),
      remindOn: nextReminder(now, { days, dueAt }, calendar),
      daysLeft: null,
      doneAt: null,
    })
    .execute();
};

/** Starts the clock of a step that runs out at a given moment. */
export const startDeadlineUntil = async (context: At, timed: Timed, dueAt: Date): Promise<void> => {
  const calendar = await calendarNow(context.db);
  const days = Math.max(1, workingDaysBetween(context.now, dueAt, calendar));
  await run(context, timed, { days, dueAt }, calendar);
};

/** Starts the clock of a step anew, with all the days that it has. */
export const startDeadline = async (context: At, timed: Timed, name: DaysName): Promise<void> => {
  const calendar = await calendarNow(context.db);
  const days = (await settingsOf(context.db, timed.applicationId))[name];
  await run(context, timed, { days, dueAt: workingDaysAfter(context.now, days, calendar) }, calendar);
};

/**
 * Starts the clock of a step, or lets it go on with what was left when it paused (domain §3.5). Whoever had no day left
 * has the next one: nobody is late within the hour in which it comes back to them.
 */
export const continueDeadline = async (context: At, timed: Timed, name: DaysName): Promise<void> => {
  const { db, now } = context;
  const last = await db
    .selectFrom('deadline')
    .select(['days', 'daysLeft'])
    .where('objectKind', '=', timed.object[0])
    .where('objectId', '=', timed.object[1])
    .where('step', '=', timed.step)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.daysLeft === null) {
    await startDeadline(context, timed, name);
    return;
  }
  const calendar = await calendarNow(db);
  const dueAt = workingDaysAfter(now, Math.max(1, last.daysLeft), calendar);
  await run(context, timed, { days: last.days, dueAt }, calendar);
};

/** The running clocks of an object. */
const runningOf = ({ db }: Pick<At, 'db'>, [kind, id]: ObjectOfClock) =>
  db
    .selectFrom('deadline')
    .select(['id', 'dueAt'])
    .where('objectKind', '=', kind)
    .where('objectId', '=', id)
    .where('doneAt', 'is', null);

/** The day on which the running clock of an object ends, YYYY-MM-DD. */
export const dueDayOf = async (context: Pick<At, 'db'>, object: ObjectOfClock): Promise<string> =>
  dayOf(new Date((await runningOf(context, object).executeTakeFirstOrThrow()).dueAt));

/** Stops every clock of an object that still runs: what it was the clock of is done. */
export const endDeadlines = async ({ db, now }: At, [kind, id]: ObjectOfClock): Promise<void> => {
  await db
    .updateTable('deadline')
    .set({ doneAt: now.toISOString() })
    .where('objectKind', '=', kind)
    .where('objectId', '=', id)
    .where('doneAt', 'is', null)
    .execute();
};

/** Pauses every clock of an object that runs, because the applicant has to act first; `continueDeadline` lets one go on. */
export const pauseDeadlines = async (context: At, object: ObjectOfClock): Promise<void> => {
  const { db, now } = context;
  const calendar = await calendarNow(db);
  for (const { id, dueAt } of await runningOf(context, object).execute())
    await db
      .updateTable('deadline')
      .set({ doneAt: now.toISOString(), daysLeft: workingDaysBetween(now, new Date(dueAt), calendar) })
      .where('id', '=', id)
      .execute();
};
