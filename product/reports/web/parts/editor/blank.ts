import type { StaffReport, Values } from '../types';

/** What a section holds before anybody wrote in it. */
const blankTexts = {
  evaluation: { client: '', basis: [], method: [], feeDeclaration: '' },
  achievement: { problem: '', principle: '', route: '', mainIndicators: [] },
  maturity: { text: '', gapText: '', gap: [] },
  innovation: { text: '' },
  advancement: { text: '' },
  medical: {
    grades: [],
    regulatoryPath: [],
    standardOfCare: [],
  },
  benefit: { economicBasis: '', social: '', socialFacts: [], academicFacts: [] },
  rights: { ownershipChain: '', encumbrances: '' },
  team: { team: '', conditions: '', facts: [] },
  transformation: { methods: [], advice: [], plan: [], priceBasis: null },
  conclusion: { values: [], opinion: '', plainLanguage: '', conditionsOfUse: [] },
} satisfies Partial<Values>;

/** Everything a report holds, by the parts that are saved each by itself. */
export const valuesOf = (report: StaffReport): Values => ({
  ...blankTexts,
  ...(Object.fromEntries(
    Object.entries(report.sections).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Values>),
  workBreakdown: report.workBreakdown,
  indicators: report.indicators,
  innovationPoints: report.innovationPoints,
  risks: report.risks,
  achievementEvidence: report.achievementEvidence,
  baseDate: { baseDate: report.baseDate },
});

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Text sections are sent without the rows in which nothing stands, and with nothing where a field was emptied. */
const tidy = (value: unknown, blank: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .filter((row) =>
        typeof row === 'object' && row !== null
          ? !Object.values(row as object).every(isBlank)
          : typeof row !== 'string' || row.trim() !== '',
      )
      .map((row) => tidy(row, undefined));
  if (typeof value === 'object' && value !== null) {
    const known = (blank ?? {}) as Record<string, unknown>;
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
  part in blankTexts ? (tidy(value, blankTexts[part as keyof typeof blankTexts]) as Values[Name]) : value;
