import type { Word } from '#contract/words';
import { applicationScreensWords as applicationWords } from '#product/applications/words-screens';
import type { FixedColumn, FixedLayout } from '#product/exports/layout';
import { reports } from './contract';
import type { LedgerQuery, ReportRow } from './report';
import { reportScreensWords as say } from './words-screens';

/** The words of a state of the program's own: `status.draft` is that of `draft`. */
const wordsOf = (prefix: 'status' | 'overall'): Readonly<Record<string, Word>> =>
  Object.fromEntries(
    Object.entries(say).flatMap(([key, word]) =>
      key.startsWith(`${prefix}.`) ? [[key.slice(prefix.length + 1), word]] : [],
    ),
  );

const achievementType = {
  heading: say.achievementType,
  kind: 'code',
  dictionary: 'achievementType',
} as const;
const purposes = { heading: say.purposes, kind: 'code', dictionary: 'evaluationPurpose' } as const;
const applicationStatus = {
  heading: say.applicationStatus,
  kind: 'code',
  dictionary: 'applicationStatus',
} as const;
const status = { heading: say.status, kind: 'code', words: wordsOf('status') } as const;
const overall = { heading: say.overall, kind: 'code', words: wordsOf('overall') } as const;

/** Every column in its order. */
const columns: readonly FixedColumn<keyof ReportRow>[] = [
  { field: 'reportNumber', heading: say.reportNumber, kind: 'text' },
  { field: 'applicationNumber', heading: applicationWords.number, kind: 'text' },
  { field: 'achievementName', heading: say.achievementName, kind: 'text' },
  { field: 'achievementType', ...achievementType },
  { field: 'mainOrganisationName', heading: say.mainOrganisation, kind: 'text' },
  { field: 'evaluationAgencyName', heading: say.agency, kind: 'text' },
  { field: 'assessorName', heading: say.assessor, kind: 'text' },
  { field: 'evaluationPurposes', ...purposes },
  { field: 'applicationStatus', ...applicationStatus },
  { field: 'status', ...status },
  { field: 'maturityLevel', heading: say.maturity, kind: 'number' },
  { field: 'innovationLevel', heading: say.innovation, kind: 'number' },
  { field: 'advancementLevel', heading: say.advancement, kind: 'number' },
  { field: 'overallLevel', ...overall },
  { field: 'economicBenefit', heading: say.benefit, kind: 'money' },
  { field: 'issueDate', heading: say.issueDate, kind: 'day' },
  { field: 'validUntil', heading: say.validUntil, kind: 'day' },
  { field: 'isLimited', heading: say.isLimited, kind: 'limited' },
];

const [from, to] = ['≥', '≤'].map((sign) => ([zh, en, es]: Word): Word => [
  `${zh} ${sign}`,
  `${en} ${sign}`,
  `${es} ${sign}`,
]) as [(word: Word) => Word, (word: Word) => Word];

type Asked = Exclude<keyof LedgerQuery, 'pageIndex' | 'pageSize'>;

/** Everything that the ledger may be asked for: what is missing here does not compile. */
const filters: Readonly<Record<Asked, Omit<FixedColumn, 'field'>>> = {
  achievementName: { heading: say.achievementName, kind: 'text' },
  mainOrganisationName: { heading: say.mainOrganisation, kind: 'text' },
  achievementType,
  evaluationPurpose: purposes,
  applicationStatus,
  status,
  evaluationAgencyName: { heading: say.agency, kind: 'text' },
  assessorName: { heading: say.assessor, kind: 'text' },
  maturityFrom: { heading: from(say.maturity), kind: 'number' },
  maturityTo: { heading: to(say.maturity), kind: 'number' },
  innovationFrom: { heading: from(say.innovation), kind: 'number' },
  innovationTo: { heading: to(say.innovation), kind: 'number' },
  advancementFrom: { heading: from(say.advancement), kind: 'number' },
  advancementTo: { heading: to(say.advancement), kind: 'number' },
  startTime: { heading: from(say.evaluatedOn), kind: 'day' },
  endTime: { heading: to(say.evaluatedOn), kind: 'day' },
  overallLevel: overall,
};

/** The ledger of reports as authorities are given it (domain §9.14). */
export const ledgerLayout: FixedLayout = {
  list: reports.calls.ledger.path,
  rowKey: 'id',
  title: say.fixedLayoutTitle,
  columns,
  filters: Object.entries(filters).map(([field, filter]) => ({ field, ...filter })),
};
