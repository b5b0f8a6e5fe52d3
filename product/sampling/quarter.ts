import { addMonths, daysBetween, type Day } from '#contract/days';

/** A quarter of a year, as `2026-Q3`. */
export type Quarter = `${string}-Q${1 | 2 | 3 | 4}`;

/** How a quarter is written. */
export const quarterForm = /^\d{4}-Q[1-4]$/;

/** The quarter that ended last before the one of a day. */
export const quarterBefore = (day: Day): Quarter => {
  const before = addMonths(`${day.slice(0, 7)}-01`, -3);
  return `${before.slice(0, 4)}-Q${Math.ceil(Number(before.slice(5, 7)) / 3)}` as Quarter;
};

/** The first day of a quarter, and the first day after it. */
export const daysOf = (quarter: Quarter): { readonly first: Day; readonly after: Day } => {
  const first = `${quarter.slice(0, 4)}-${String(Number(quarter.slice(-1)) * 3 - 2).padStart(2, '0')}-01`;
  return { first, after: addMonths(first, 3) };
};

/** Whether a day lies in a quarter. */
export const isIn = (quarter: Quarter, day: Day): boolean => {
  const { first, after } = daysOf(quarter);
  return daysBetween(first, day) >= 0 && daysBetween(day, after) > 0;
};
