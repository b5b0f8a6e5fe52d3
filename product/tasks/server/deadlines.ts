import type { Context } from '#host/context';
import { calendarNow, settingsOf } from '#product/settings/server';
import type { SettingName } from '#product/settings/settings';
import { dayOf, workingDaysAfter } from '#contract/calendar';

/** The settings that are numbers of working days. */
type DaysName = Extract<SettingName, `${string}Days`>;

/**
 * When a step of an evaluation ends that begins now: so many working days on as the setting was when the evaluation was
 * submitted, by the calendar as it is now (domain §3, wd).
 */
export const endOfStep = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  applicationId: string,
  step: DaysName,
): Promise<Date> => workingDaysAfter(now, (await settingsOf(db, applicationId))[step], await calendarNow(db));

/** Starts the clock of a step that runs out at a given moment. */
export const startDeadlineUntil = async (
  { db, newId, now }: Pick<Context<unknown, unknown>, 'db' | 'newId' | 'now'>,
  object: readonly [kind: string, id: string],
  step: string,
  holder: string,
  dueAt: string,
): Promise<void> => {
  await db
    .insertInto('deadline')
    .values({
      id: newId(),
      objectKind: object[0],
      objectId: object[1],
      step,
      holder,
      startedAt: now.toISOString(),
      dueAt,
      doneAt: null,
    })
    .execute();
};

/** Starts the clock of a step: `holder` is the actor who has to act. Gives the moment it runs out. */
export const startDeadline = async (
  context: Context<unknown, unknown>,
  applicationId: string,
  object: readonly [kind: string, id: string],
  step: string,
  holder: string,
  days: DaysName,
): Promise<string> => {
  const dueAt = (await endOfStep(context, applicationId, days)).toISOString();
  await startDeadlineUntil(context, object, step, holder, dueAt);
  return dueAt;
};

/** The day on which the running clock of an object ends, YYYY-MM-DD. */
export const dueDayOf = async (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  [kind, id]: readonly [kind: string, id: string],
): Promise<string> => {
  const { dueAt } = await db
    .selectFrom('deadline')
    .select('dueAt')
    .where('objectKind', '=', kind)
    .where('objectId', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow();
  return dayOf(new Date(dueAt));
};

/** Stops every clock of an object that still runs: the ball is elsewhere now. */
export const endDeadlines = async (
  context: Context<unknown, unknown>,
  object: readonly [kind: string, id: string],
): Promise<void> => {
  await context.db
    .updateTable('deadline')
    .set({ doneAt: context.now.toISOString() })
    .where('objectKind', '=', object[0])
    .where('objectId', '=', object[1])
    .where('doneAt', 'is', null)
    .execute();
};
