import { blank, type Fact, type FieldFacts } from '#contract/facts';
import type { FieldDefect } from '#shell/client/failed';
import { say } from '#shell/words/say';
import { isItemCode } from '#product/levels/wbs';
import type { SectionName, TableName } from '#product/reports/sections';
import { factsOfChapter, tableFacts } from '../facts';
import type { Part, StaffReport, ReportValues } from '../types';
import { textFields } from './text-sections';

/** What a section holds before anybody wrote in it. */
const blankTexts = Object.fromEntries(
  (Object.keys(textFields) as SectionName[]).map((name) => [name, blank(factsOfChapter(name))]),
) as Pick<ReportValues, SectionName>;

/** Everything a report holds, by the parts that are saved each by itself. */
export const valuesOf = (report: StaffReport): ReportValues => ({
  ...blankTexts,
  ...(Object.fromEntries(
    Object.entries(report.sections).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<ReportValues>),
  ...(Object.fromEntries(
    (Object.keys(tableFacts) as TableName[]).map((table) => [table, report[table]]),
  ) as Pick<ReportValues, TableName>),
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
export const sent = <Name extends keyof ReportValues>(
  part: Name,
  value: ReportValues[Name],
): ReportValues[Name] =>
  part in blankTexts ? (tidy(value, blankTexts[part as SectionName]) as ReportValues[Name]) : value;

type Path = FieldDefect['path'];

const lackOf = (fact: Fact, value: unknown, path: Path): readonly FieldDefect[] => {
  if (fact.kind === 'list')
    return (value as readonly unknown[]).flatMap((each, at) => lackOf(fact.of, each, [...path, at]));
  if (fact.kind === 'object') return lacksIn(fact.fields, value as object, path);
  if (fact.open) return [];
  const label = () => ({ label: say(fact.label!) });
  if (fact.kind === 'text')
    return fact.filled && !String(value ?? '').trim()
      ? [{ path, message: say('shell.pleaseEnter', label()) }]
      : [];
  // A risk that nobody has weighed yet stands at 0.
  if (value === undefined || (fact.kind === 'number' && value === 0 && (fact.least ?? 0) > 0))
    return [{ path, message: say('shell.pleaseSelect', label()) }];
  return value === null ? [{ path, message: say('shell.pleaseEnter', label()) }] : [];
};

const lacksIn = (facts: FieldFacts, row: object, at: Path): readonly FieldDefect[] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    lackOf(fact, (row as Readonly<Record<string, unknown>>)[name], [...at, name]),
  );

/** What keeps a table from being saved: rows that somebody is still writing. */
export const unready = <Name extends Part>(part: Name, value: ReportValues[Name]): readonly FieldDefect[] => [
  ...(part in tableFacts ? lackOf((tableFacts as FieldFacts)[part]!, value, ['data']) : []),
  ...(part === 'workBreakdown'
    ? (value as ReportValues['workBreakdown']).flatMap(({ code }, at) =>
        isItemCode(code) ? [] : [{ path: ['data', at, 'code'], message: say('reportDesk.codeForm') }],
      )
    : []),
];
