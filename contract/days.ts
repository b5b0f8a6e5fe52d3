/** A day as `YYYY-MM-DD`. */
export type Day = string;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const two = (number: number): string => String(number).padStart(2, '0');

/** Whether the text is a real day written `YYYY-MM-DD`. */
export const isDay = (text: string | null): text is Day => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
};

/** The same day so many months later (or earlier); the month's last day where that day does not exist. */
export const addMonths = (day: Day, months: number): Day => {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const count = year * 12 + (month - 1) + months;
  const [thatYear, thatMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return `${String(thatYear).padStart(4, '0')}-${two(thatMonth)}-${two(Math.min(date, daysIn(thatYear, thatMonth)))}`;
};

/** Whole days from one day to another; negative when the other comes first. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
