import { dayOf, workingDaysAfter, workingDaysBetween, type Calendar } from '#contract/calendar';

/** At which parts of its working days the holder of a clock is reminded (domain §3.5), the last one first. */
const parts = [
  ['lastDay', 1],
  ['most', 0.8],
  ['half', 0.5],
] as const;
/** What a reminder says; `overdue` goes to whoever stands above the holder. */
export type Reminder = (typeof parts)[number][0] | 'overdue';

/** A clock: how many working days it has in all, and when it runs out. */
interface Clock {
  readonly days: number;
  readonly dueAt: Date;
}
const thresholds = (days: number) => parts.map(([says, part]) => [says, Math.ceil(days * part)] as const);

/** What is said of a clock today; undefined before its first reminder. */
export const reminderOn = (now: Date, { days, dueAt }: Clock, calendar?: Calendar): Reminder | undefined => {
  if (dueAt < now) return 'overdue';
  const used = days - workingDaysBetween(now, dueAt, calendar);
  return thresholds(days).find(([, from]) => used >= from)?.[0];
};

/**
 * The day of the next reminder after today, YYYY-MM-DD: the next part that passes while the clock runs, every working day
 * once it has run out.
 */
export const nextReminder = (now: Date, { days, dueAt }: Clock, calendar?: Calendar): string => {
  const left = workingDaysBetween(now, dueAt, calendar);
  const ahead = thresholds(days)
    .map(([, from]) => from - (days - left))
    .filter((wait) => wait > 0);
  return dayOf(workingDaysAfter(now, ahead.length > 0 ? Math.min(...ahead) : left + 1, calendar));
};
