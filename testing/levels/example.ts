import type {
  AchievementFacts,
  Comparator,
  EvidenceDocument,
  Indicator,
  InnovationPoint,
  WbsItem,
} from '#product/levels/types';
import type { EvidenceKind } from '#product/levels/evidence';
import { newestRuleSet } from '#product/levels/rule-sets/published';

/** Material for tests: an achievement in good order, and the means to spoil it. */

/** A passed document before the base date. */
export const document = (
  id: string,
  kind: EvidenceKind,
  more: Partial<EvidenceDocument> = {},
): EvidenceDocument => ({
  id,
  kind,
  passed: true,
  issuedOn: '2026-01-15',
  issuer: `issuer of ${id}`,
  ...more,
});

/** One document for each level 1–8 of an item; level 9 needs two institutions and is told apart. */
const kindForLevel: Readonly<Record<number, EvidenceKind>> = {
  1: 'paper',
  2: 'studyProtocol',
  3: 'inVitro',
  4: 'benchTest',
  5: 'glpSafety',
  6: 'typeTest',
  7: 'deviceTrial',
  8: 'registrationCertificate',
  9: 'postMarketData',
};

/** Documents that prove exactly these levels for the item of this code. */
export const proving = (code: string, levels: readonly number[]): EvidenceDocument[] =>
  levels.map((level) => document(`${code}-${level}`, kindForLevel[level]!));

export const upTo = (level: number): number[] => Array.from({ length: level }, (_, place) => place + 1);

export const item = (
  code: string,
  weight: number,
  levels: readonly number[],
  more: Partial<WbsItem> = {},
): WbsItem => ({
  code,
  name: `item ${code}`,
  weight,
  isKey: true,
  claimedLevel: null,
  evidenceIds: levels.map((level) => `${code}-${level}`),
  notApplicableProofs: [],
  ...more,
});

export const comparator = (
  name: string,
  baseline: Comparator['baseline'],
  comparison: Comparator['comparison'],
  more: Partial<Comparator> = {},
): Comparator => ({
  name,
  baseline,
  comparison,
  source: { title: `source of ${name}`, year: 2025, isCurrent: false },
  value: null,
  reason: null,
  ...more,
});

export const indicator = (
  name: string,
  comparators: readonly Comparator[],
  more: Partial<Indicator> = {},
): Indicator => ({
  name,
  direction: 'largerIsBetter',
  ownValue: null,
  tolerance: 0,
  testReportId: 'test',
  isCore: true,
  comparators,
  ...more,
});

/** Two international comparators, both judged alike. */
export const worldwide = (comparison: Comparator['comparison']): Comparator[] => [
  comparator('one abroad', 'international', comparison),
  comparator('another abroad', 'international', comparison),
];

export const point = (number: string, more: Partial<InnovationPoint> = {}): InnovationPoint => ({
  number,
  isCore: true,
  noveltyReportId: 'novelty',
  searchedChina: true,
  searchedWorld: true,
  allFields: true,
  result: 'nothingSame',
  ...more,
});

/** An applied achievement with one key item at 9, three leading indicators and one new point. */
export const achievement = (more: Partial<AchievementFacts> = {}): AchievementFacts => ({
  rules: newestRuleSet(),
  category: 'applied',
  baseDate: '2026-06-30',
  submittedOn: '2026-07-15',
  wbs: [item('A', 100, upTo(9))],
  achievementEvidenceIds: [],
  indicators: ['i1', 'i2', 'i3'].map((name) => indicator(name, worldwide('higher'))),
  innovationPoints: [point('1')],
  documents: [...proving('A', upTo(9)), document('novelty', 'noveltyReport'), document('test', 'testReport')],
  ...more,
});

/** An achievement with this breakdown of its work and these documents. */
export const withItems = (
  wbs: WbsItem[],
  documents: EvidenceDocument[],
  more: Partial<AchievementFacts> = {},
): AchievementFacts => achievement({ wbs, documents, ...more });

/** A complete achievement with documents of its sale or adoption as a whole. */
export const sold = (kinds: EvidenceKind[], more: Partial<AchievementFacts> = {}) => {
  const documents = kinds.map((kind) => document(kind, kind));
  return achievement({
    documents: [...proving('A', upTo(9)), ...documents],
    achievementEvidenceIds: documents.map(({ id }) => id),
    ...more,
  });
};
