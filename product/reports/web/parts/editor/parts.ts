import { blank, type Fact, type Facts } from '#contract/facts';
import type { Defect } from '#shell/client/failed';
import { say } from '#shell/words/say';
import { isItemCode } from '#product/levels/wbs';
import type { SectionName, TableName } from '#product/reports/sections';
import { factsOfChapter, tableFacts } from '../facts';
import type { Part, StaffReport, Values } from '../types';
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

type Path = Defect['path'];

const lackOf = (fact: Fact, value: unknown, path: Path): readonly Defect[] => {
  if (fact.kind === 'list')
    return (value as readonly unknown[]).flatMap((each, at) => lackOf(fact.of, each, [...path, at]));
  if (fact.kind === 'thing') return lacksIn(fact.fields, value as object, path);
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

const lacksIn = (facts: Facts, row: object, at: Path): readonly Defect[] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    lackOf(fact, (row as Readonly<Record<string, unknown>>)[name], [...at, name]),
  );

/** What keeps a table from being saved: rows that somebody is still writing. */
export const unready = <Name extends Part>(part: Name, value: Values[Name]): readonly Defect[] => [
  ...(part in tableFacts ? lackOf((tableFacts as Facts)[part]!, value, ['data']) : []),
  ...(part === 'workBreakdown'
    ? (value as Values['workBreakdown']).flatMap(({ code }, at) =>
        isItemCode(code) ? [] : [{ path: ['data', at, 'code'], message: say('reportScreens.codeForm') }],
      )
    : []),
];
