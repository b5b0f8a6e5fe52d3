import type { Day } from '#contract/days';
import type { EvidenceKind } from './evidence';
import type { levelsWords } from './words';
import type { OutcomeCategory, ProofLevel } from './level';
import type { RuleSet } from './rule-sets/rule-set';

/** A document of the original material, as far as the rules look at it. */
export interface EvidenceDocument {
  readonly id: string;
  readonly kind: EvidenceKind;
  /** The assessor found its item of the material in order. */
  readonly passed: boolean;
  readonly issuedOn: Day | null;
  readonly issuer: string | null;
}

/** A row of the work breakdown structure (domain §6.2). */
export interface WbsItem {
  /** `1`, `1.2`, `1.2.3`: at most three deep. A row with rows below it is a heading and is not assessed. */
  readonly code: string;
  readonly name: string;
  /** Percent; the assessed rows add up to 100. */
  readonly weight: number;
  readonly isKey: boolean;
  /** What the assessor expects; the evidence decides. */
  readonly claimedLevel: number | null;
  readonly evidenceIds: readonly string[];
  /** Proofs that make no sense for this item; without a reason the proof applies. */
  readonly notApplicableProofs: readonly { readonly level: ProofLevel; readonly reason: string }[];
}

/** What one's own value is compared with: similar technology worldwide, in China, or the current standard. */
export type ComparisonBaseline = 'international' | 'domestic' | 'standard';
export type Comparison = 'higher' | 'reached' | 'notReached';
/** Which way is better; `target` is a value to be met, neither more nor less. */
type Direction = 'largerIsBetter' | 'smallerIsBetter' | 'target';

export interface Comparator {
  readonly baseline: ComparisonBaseline;
  readonly name: string;
  readonly source: {
    readonly title: string;
    readonly year: number | null;
    /** A guideline in force or a product on the market counts whatever its year. */
    readonly isCurrent: boolean;
  };
  readonly value: number | null;
  /** `null`: no comparable data. */
  readonly comparison: Comparison | null;
  /** Why the comparison differs from what the values say. */
  readonly reason: string | null;
}

/** A row of the core-indicator comparison (domain §6.2). */
export interface Indicator {
  readonly name: string;
  readonly direction: Direction;
  readonly ownValue: number | null;
  /** How far two values may lie apart and still count as equal, in the indicator's unit. */
  readonly tolerance: number;
  readonly testReportId: string | null;
  readonly isCore: boolean;
  readonly comparators: readonly Comparator[];
}

export type NoveltyResult = 'nothingSame' | 'nothingSimilar' | 'reported';

/** A row of the innovation points (domain §6.2). */
export interface InnovationPoint {
  readonly number: string;
  readonly isCore: boolean;
  /** The novelty-search report among the evidence. */
  readonly noveltyReportId: string | null;
  readonly searchedChina: boolean;
  readonly searchedWorld: boolean;
  /** The search covered every field of application, not only the achievement's own. */
  readonly allFields: boolean;
  readonly result: NoveltyResult;
}

/** Everything the levels follow from. */
export interface AchievementFacts {
  /** The set of rules that it is judged by. */
  readonly rules: RuleSet;
  readonly category: OutcomeCategory;
  /** Evidence later than this day does not count (评价基准日). */
  readonly baseDate: Day;
  /** The day the report goes to the experts; before that, today. Ages of novelty reports count from here. */
  readonly submittedOn: Day;
  readonly wbs: readonly WbsItem[];
  /** Evidence of sale or adoption of the whole achievement, for the levels 10–13. */
  readonly achievementEvidenceIds: readonly string[];
  readonly indicators: readonly Indicator[];
  readonly innovationPoints: readonly InnovationPoint[];
  readonly documents: readonly EvidenceDocument[];
  /** The places that the report cites. */
  readonly citedPlaces?: readonly CitedPlace[];
}

/** A place in a document that is said to prove something of the report (domain §9.2). */
export interface CitedPlace {
  readonly proves: 'maturity' | 'innovation' | 'advancement' | 'workItem' | 'indicator' | 'innovationPoint';
  /** The row that it proves; empty where it proves a level. */
  readonly of: string;
  /** The document by its title. */
  readonly document: string;
  readonly page: number | null;
  /** The document is still the one that was cited. */
  readonly isCurrent: boolean;
}

type LevelsWord = keyof typeof levelsWords;

/** `blocks`: the report cannot go to the experts. `warns`: it can, but look. `loggedFields`: good to know. */
export interface LevelFinding {
  readonly severity: 'blocks' | 'warns' | 'tells';
  readonly word: LevelsWord;
  readonly values: Readonly<Record<string, string | number>>;
  readonly where: {
    readonly table: 'wbs' | 'indicators' | 'innovationPoints' | 'documents' | 'achievement';
    readonly row: string | null;
  };
}
