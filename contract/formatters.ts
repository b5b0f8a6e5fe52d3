import { timeZone, zoneName } from './time-zone';
import type { Language } from './words';

/** What stands where there is nothing to show. */
export const nothing = '/';

/** An instant as the wire writes it; of anything else none: the engine finds a date in nearly every text that ends with a number. */
export const instantOf = (value: string): Date | undefined => {
  const moment = new Date(/^\d{4}-\d\d-\d\d[T ]/.test(value) ? value : NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};

/** YYYY-MM-DD of a day or an instant, in the platform's time zone. */
export const dayText = (value: string | null | undefined): string => {
  if (!value) return nothing;
  if (/^\d{4}-\d{2}(-\d{2})?$/.test(value)) return value;
  const moment = instantOf(value);
  return moment ? zonedDay.format(moment) : value;
};
// The Swedish way of writing a date is the ISO one.
const zonedDay = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const zonedMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const zonedClock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });

/** YYYY-MM-DD hh:mm of an instant, where the zone is said beside: in the rows of a list. */
export const minuteText = (value: string | null | undefined): string => {
  if (!value) return nothing;
  const moment = instantOf(value);
  return moment ? zonedMinute.format(moment) : value;
};
/** The same by itself, with its zone: readers abroad have another clock. */
export const momentText = (value: string | null | undefined): string => {
  const text = minuteText(value);
  return text === nothing || text === value ? text : `${text} ${zoneName}`;
};
/** hh:mm of an instant given in milliseconds, with its zone. */
export const clockText = (milliseconds: number): string =>
  `${zonedClock.format(new Date(milliseconds))} ${zoneName}`;

/** Digits in groups of three, decimals as they came: an amount is text, so that none is lost. */
export const moneyText = (value: string | number | null | undefined): string => {
  if (value === null || value === undefined || value === '') return nothing;
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};

/** `yes` for 1 or true, `no` for 2 or false, else nothing to show (SH13). */
export const yesNoOf = (value: unknown): 'yes' | 'no' | null =>
  value === 1 || value === true || value === '1'
    ? 'yes'
    : value === 2 || value === false || value === '2'
      ? 'no'
      : null;

/** Limited release: 0 no, anything else yes (SH13). */
export const limitedOf = (value: unknown): 'yes' | 'no' =>
  value === 0 || value === '0' || value === false ? 'no' : 'yes';

const locales: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB', es: 'es-ES' };

/** `1.2 MB`: bytes for a reader who decides whether to download. */
export const fileSize = (bytes: number, language: Language): string => {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${unit}`;
};

/** How long ago (SH13): under 30 s, minutes and hours rounded up, one day, then a date. */
export type Ago =
  | { readonly unit: 'justNow' | 'dayAgo' }
  | { readonly unit: 'minutesAgo' | 'hoursAgo'; readonly count: number }
  | { readonly unit: 'date' };

export const agoOf = (then: number, now: number): Ago => {
  const seconds = (now - then) / 1000;
  if (seconds < 30) return { unit: 'justNow' };
  if (seconds < 3600) return { unit: 'minutesAgo', count: Math.ceil(seconds / 60) };
  if (seconds < 86_400) return { unit: 'hoursAgo', count: Math.ceil(seconds / 3600) };
  if (seconds < 172_800) return { unit: 'dayAgo' };
  return { unit: 'date' };
};

const dayBefore = (today: string, days: number): string => {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};
/** The quick date ranges, each up to today: last week reaches 7 days back, last month 30, three months 90. */
export const quickRanges = (now: Date) => {
  const today = zonedDay.format(now);
  return {
    today: [today, today],
    lastWeek: [dayBefore(today, 7), today],
    lastMonth: [dayBefore(today, 30), today],
    lastThreeMonths: [dayBefore(today, 90), today],
  } as const;
};
