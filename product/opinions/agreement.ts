import { valueLines, type ValueLine, type ValueScores } from '#product/levels/five-values';
import type { SettingValues } from '#product/settings/settings';

/** Kendall's W says something from this many experts on (domain §9.1, item 7). */
const fewestForConcordance = 5;

/** Below this concordance, or with a line this far apart, the panel should talk before the report goes on. */
export type LowAgreement = Pick<SettingValues, 'lowConcordance' | 'wideDeviation'>;

export interface Agreement {
  readonly lines: readonly {
    readonly line: ValueLine;
    readonly median: number;
    readonly deviation: number;
  }[];
  /** Kendall's W, 0 none … 1 perfect, two decimals; `null` below five experts or when nobody ranks anything. */
  readonly concordance: number | null;
  /** A discussion round is due. */
  readonly isLow: boolean;
}

/** The middle of the numbers; of two middles their mean. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
};

/** How far the scores typically lie from their median: one odd score does not move it. */
export const medianAbsoluteDeviation = (scores: readonly number[]): number => {
  const centre = median(scores);
  return median(scores.map((score) => Math.abs(score - centre)));
};

/** Ranks from 1; equal scores share the mean of their places. */
const ranksOf = (scores: readonly number[]): number[] =>
  scores.map((score) => {
    const below = scores.filter((other) => other < score).length;
    const equal = scores.filter((other) => other === score).length;
    return below + (equal + 1) / 2;
  });

/** Σ (t³ − t) over the groups of equal scores: what ties take from the possible spread of ranks. */
const tiesIn = (scores: readonly number[]): number =>
  [...new Set(scores)]
    .map((score) => scores.filter((other) => other === score).length)
    .reduce((sum, size) => sum + (size ** 3 - size), 0);

/**
 * Kendall's coefficient of concordance, corrected for ties:
 * W = 12·S ÷ (m²·(n³ − n) − m·ΣT) for m experts ranking n lines. `null` when every expert ties everything.
 */
export const kendallsW = (sheets: readonly (readonly number[])[]): number | null => {
  const [experts, lines] = [sheets.length, sheets[0]?.length ?? 0];
  const ranks = sheets.map(ranksOf);
  const sums = Array.from({ length: lines }, (_, line) =>
    ranks.reduce((sum, ranking) => sum + ranking[line]!, 0),
  );
  const mean = (experts * (lines + 1)) / 2;
  const spread = sums.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const ties = sheets.reduce((sum, scores) => sum + tiesIn(scores), 0);
  const possible = experts ** 2 * (lines ** 3 - lines) - experts * ties;
  return possible === 0 ? null : (12 * spread) / possible;
};

/** How far the experts agree on the six value lines. Throws without sheets. */
export const agreementOf = (
  sheets: readonly ValueScores[],
  { lowConcordance, wideDeviation }: LowAgreement,
): Agreement => {
  if (sheets.length === 0) throw new RangeError('no sheets, no agreement');
  const lines = valueLines.map((line) => {
    const scores = sheets.map((sheet) => sheet[line]);
    return { line, median: median(scores), deviation: medianAbsoluteDeviation(scores) };
  });
  const w =
    sheets.length < fewestForConcordance
      ? null
      : kendallsW(sheets.map((sheet) => valueLines.map((line) => sheet[line])));
  return {
    lines,
    concordance: w === null ? null : Math.round(w * 100) / 100,
    isLow: (w !== null && w < lowConcordance) || lines.some(({ deviation }) => deviation > wideDeviation),
  };
};
