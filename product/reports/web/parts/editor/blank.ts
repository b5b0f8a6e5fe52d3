import { blank } from '#contract/facts';
import type { SectionName, TableName } from '#product/reports/sections';
import type { StaffReport, Values } from '../types';
import { factsOfChapter, tableFacts } from '../facts';
import { textFields } from './text-sections';

/** What a section holds before anybody wrote in it. */
const blankTexts = Object.fromEntries(
  (Object.keys(textFields) as SectionName[]).map((name) => [name, blank(factsOfChapter(name))]),
) as Pick<Values, SectionName>;

/** Everything a report holds, by the parts that are saved each by itself. */
export const valuesOf = (report: StaffReport): Values => ({
  ...blankTexts,
  ...(Object.fromEntries(
    Object.entries(report.sections).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Values>),
  ...(Object.fromEntries(
    (Object.keys(tableFacts) as TableName[]).map((table) => [table, report[table]]),
  ) as Pick<Values, TableName>),
  baseDate: { baseDate: report.baseDate },
});

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Text sections are sent without the rows in which nothing stands, and with nothing where a field was emptied. */
const tidy = (value: unknown, empty: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .filter((row) =>
        typeof row === 'object' && row !== null
          ? !Object.values(row as object).every(isBlank)
          : typeof row !== 'string' || row.trim() !== '',
      )
      .map((row) => tidy(row, undefined));
  if (typeof value === 'object' && value !== null) {
    const known = (empty ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries({ ...known, ...value }).map(([name, each]) => [
        name,
        each === undefined || (each === null && typeof known[name] === 'string')
          ? (known[name] ?? '')
          : tidy(each, known[name]),
      ]),
    );
  }
  return value;
};

/** Section by section what is sent: tables go as they are. */
export const sent = <Name extends keyof Values>(part: Name, value: Values[Name]): Values[Name] =>
  part in blankTexts ? (tidy(value, blankTexts[part as SectionName]) as Values[Name]) : value;
