/** The lines experts score 0–100: the five values of a result, and its potential (domain §6.3). */
export const valueLines = ['scientific', 'technical', 'economic', 'social', 'cultural', 'potential'] as const;
export type ValueLine = (typeof valueLines)[number];

export type ValueScores = Readonly<Record<ValueLine, number>>;

export interface RadarAxis {
  readonly line: ValueLine;
  /** Percent. */
  readonly weight: number;
  /** Mean of the experts' scores, one decimal. */
  readonly mean: number;
  /** The mean times its weight, one decimal. */
  readonly weighted: number;
}

const oneDecimal = (number: number): number => Math.round(number * 10) / 10;

/**
 * The radar of the summary page: one axis for each line, from the experts' sheets and the weights of the rule
 * set; empty without sheets.
 * There is no sum on purpose: no headline score, no ranking (domain §6.3).
 */
export const radar = (sheets: readonly ValueScores[], weights: ValueScores): RadarAxis[] => {
  if (sheets.length === 0) return [];
  return valueLines.map((line) => {
    const mean = sheets.reduce((sum, scores) => sum + scores[line], 0) / sheets.length;
    return {
      line,
      weight: weights[line],
      mean: oneDecimal(mean),
      weighted: oneDecimal((mean * weights[line]) / 100),
    };
  });
};
