import { zoneOffset } from './time-zone';

const dayMilliseconds = 86_400_000;

/**
 * Public holidays on weekdays, and weekends that are worked instead (notice of the State Council for 2026 and 2027 to be
 * entered by the operator when it is published; a day that is not listed follows the week).
 */
export interface Calendar {
  readonly holidays: ReadonlySet<string>;
  readonly workingWeekends: ReadonlySet<string>;
}
const plainWeeks: Calendar = { holidays: new Set(), workingWeekends: new Set() };

/** The day of Shanghai that an instant falls on, YYYY-MM-DD. */
export const dayOf = (instant: Date): string =>
  new Date(instant.getTime() + zoneOffset).toISOString().slice(0, 10);

/** The first instant of a day of Shanghai. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00.000Z`) - zoneOffset);

/** The end of a day of Shanghai: its last millisecond. */
export const endOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + dayMilliseconds - zoneOffset - 1);

/** A day, YYYY-MM-DD, as a number: days since 1 January 1970, a Thursday. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) / dayMilliseconds;

const numbered = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();
const numbersOf = (days: ReadonlySet<string>): ReadonlySet<number> => {
  const known = numbered.get(days) ?? new Set([...days].map(numberOf));
  numbered.set(days, known);
  return known;
};

/** Whether people work on a day by its number: terms of months are counted for every row of a list, without a text for each day. */
const working = ({ holidays, workingWeekends }: Calendar): ((day: number) => boolean) => {
  const [free, worked] = [numbersOf(holidays), numbersOf(workingWeekends)];
  return (day) => ((day + 3) % 7 < 5 ? !free.has(day) : worked.has(day));
};

/** Whether people work on a day of Shanghai, YYYY-MM-DD. */
export const isWorking = (day: string, calendar: Calendar): boolean => working(calendar)(numberOf(day));

const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** The first day on which people work in the week of a day, Monday to Sunday; undefined where nobody works in it. */
export const firstWorkingDayOfWeek = (day: string, calendar: Calendar = plainWeeks): string | undefined => {
  const sinceMonday = (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7;
  const week = [0, 1, 2, 3, 4, 5, 6].map((each) => later(day, each - sinceMonday));
  return week.find((each) => isWorking(each, calendar));
};

/**
 * The end of the nth working day after an instant, in Shanghai (domain: wd). The day itself does not count.
 * `days` is a whole number from 1.
 */
export const workingDaysAfter = (instant: Date, days: number, calendar: Calendar = plainWeeks): Date => {
  const isWorked = working(calendar);
  let day = numberOf(dayOf(instant));
  for (let left = days; left > 0;) if (isWorked((day += 1))) left -= 1;
  return new Date((day + 1) * dayMilliseconds - zoneOffset - 1);
};

/** How many working days lie after the day of an instant, up to the day of another; none where that one is not later. */
export const workingDaysBetween = (from: Date, until: Date, calendar: Calendar = plainWeeks): number => {
  const isWorked = working(calendar);
  const last = numberOf(dayOf(until));
  let count = 0;
  for (let day = numberOf(dayOf(from)) + 1; day <= last; day += 1) if (isWorked(day)) count += 1;
  return count;
};
