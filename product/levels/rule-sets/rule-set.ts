import type { Day } from '#contract/days';
import type { EvidenceKind } from '../evidence';
import type { ValueScores } from '../five-values';
import type { OutcomeCategory, OverallLevel } from '../level';

/** One thing to show: a document of one of these kinds, issued by so many different institutions. */
export interface Piece {
  readonly kinds: readonly EvidenceKind[];
  readonly institutions: number;
}

/** All its pieces together prove a level. */
export type Proof = readonly Piece[];

/** For each level the proofs accepted; any one of them is enough. */
export type ProofTable = Readonly<Record<number, readonly Proof[]>>;

/** A standing and what it asks for at least. */
interface StandingRule {
  readonly level: Exclude<OverallLevel, 'notRated'>;
  readonly advancement: number;
  readonly innovation: number;
}

/**
 * The tables and thresholds that levels follow from (domain §6.3, decision 0116). Once published a set never changes: reports
 * that were judged by it keep it. How levels follow from one another is the code's, for all sets alike.
 */
export interface RuleSet {
  /** 1, 2, 3 in the order in which they were published. */
  readonly version: number;
  /** Reports that are begun from this day on are judged by it. */
  readonly publishedOn: Day;
  /** What proves levels 1–9 of an item. */
  readonly itemProofs: ProofTable;
  /** What proves levels 10–13 of the whole achievement (domain §5.1, category variants). */
  readonly achievementProofs: Readonly<Record<OutcomeCategory, ProofTable>>;
  /** The highest maturity a category can reach; a theory has no product to mature (domain §5.1). */
  readonly maturityCap: Readonly<Record<OutcomeCategory, number>>;
  /** A novelty search older than the first makes the assessor look again; older than the second, it is refused. Months. */
  readonly noveltyAge: { readonly warnsAfterMonths: number; readonly refusedAfterMonths: number };
  /** So many core indicators make a judgement; so many recent international comparators carry a claim. */
  readonly advancement: {
    readonly fewestCoreIndicators: number;
    readonly mostCoreIndicators: number;
    readonly fewestInternationalComparators: number;
    readonly oldestSourceYears: number;
  };
  /** The overall standing: the first whose advancement and innovation are reached. */
  readonly standings: readonly StandingRule[];
  /** From this difference between panel and computation on the assessor writes a reconciliation note (domain §3.4). */
  readonly noteFrom: Readonly<Record<'maturity' | 'innovation' | 'advancement', number>>;
  /** How the value lines are weighed, percent; each row adds up to 100 (domain §6.3). */
  readonly valueWeights: Readonly<Record<OutcomeCategory, ValueScores>>;
}
