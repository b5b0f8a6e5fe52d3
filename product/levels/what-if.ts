import type { Proof } from './rule-sets/rule-set';
import { followedComparisons } from './comparison';
import type { AchievementFacts, Comparison, EvidenceDocument, Indicator } from './types';

/** What somebody supposes to be there: a proof for an item, for the whole achievement (`item: null`), or a search behind a point. */
export type Assumption =
  | { readonly item: string | null; readonly proof: Proof }
  /** The number of an innovation point: a valid search in the scope that the point states, which found nothing of the kind. */
  | { readonly point: string }
  /** The name of an indicator: another measured value, and what is said against single comparators by their places. */
  | {
      readonly indicator: string;
      readonly ownValue?: number | null;
      readonly comparisons?: Readonly<Record<number, Comparison>>;
    };

interface Supposed {
  readonly assumption: Assumption;
  readonly documents: readonly EvidenceDocument[];
}

const supposed = (assumption: Assumption, place: number, issuedOn: string): Supposed => {
  const pieces =
    'point' in assumption
      ? [{ kinds: ['noveltyReport'] as const, institutions: 1 }]
      : 'indicator' in assumption
        ? []
        : assumption.proof;
  return {
    assumption,
    documents: pieces.flatMap(({ kinds, institutions }, part) =>
      Array.from({ length: institutions }, (_, copy) => ({
        id: `supposed-${place}-${part}-${copy}`,
        kind: kinds[0]!,
        passed: true,
        issuedOn,
        issuer: `supposed institution ${copy}`,
      })),
    ),
  };
};

/** An indicator as it would be: comparisons follow the supposed value where they followed the measured one. */
const measured = (row: Indicator, all: readonly Assumption[]): Indicator =>
  all.reduce<Indicator>((before, assumption) => {
    if (!('indicator' in assumption) || assumption.indicator !== row.name) return before;
    const { ownValue = before.ownValue, comparisons = {} } = assumption;
    const after = { ...before, ownValue };
    return {
      ...after,
      comparators: followedComparisons(before, after).map((each, place) => {
        const comparison = comparisons[place];
        // Nobody gives reasons for what is only supposed.
        return comparison ? { ...each, comparison, reason: 'supposed' } : each;
      }),
    };
  }, row);

/**
 * The facts as they would be with what is supposed: passed documents of the base date, cited where they are supposed to be. The
 * facts given stay as they are (domain §9.2).
 */
export const supposing = (facts: AchievementFacts, assumptions: readonly Assumption[]): AchievementFacts => {
  const all = assumptions.map((assumption, place) => supposed(assumption, place, facts.baseDate));
  const idsFor = (isMeant: (assumption: Assumption) => boolean): string[] =>
    all
      .filter(({ assumption }) => isMeant(assumption))
      .flatMap(({ documents }) => documents.map(({ id }) => id));
  const ofItem = (code: string | null) => idsFor((one) => 'item' in one && one.item === code);
  return {
    ...facts,
    documents: [...facts.documents, ...all.flatMap(({ documents }) => documents)],
    achievementEvidenceIds: [...facts.achievementEvidenceIds, ...ofItem(null)],
    wbs: facts.wbs.map((row) => ({ ...row, evidenceIds: [...row.evidenceIds, ...ofItem(row.code)] })),
    indicators: facts.indicators.map((row) => measured(row, assumptions)),
    innovationPoints: facts.innovationPoints.map((row) => {
      const [search] = idsFor((one) => 'point' in one && one.point === row.number);
      return search ? { ...row, noveltyReportId: search, result: 'nothingSame' } : row;
    }),
  };
};
