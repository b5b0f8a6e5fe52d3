import { lowerMedian } from '#product/levels/order';
import { valueLines } from '#product/levels/five-values';
import type { SheetContent } from './sheet';
import { median } from './agreement';
import { levelOf } from './opinion-form';

const scales = ['maturity', 'innovation', 'advancement'] as const;

/** The levels that a round was asked about. */
export type Proposed = Readonly<Record<(typeof scales)[number], number | null>>;

/** How far one sheet lies from the middle of its panel: above it positive, below it negative; null where nothing is compared. */
export interface Deviation {
  /** Mean of the differences of the six scores, in points, and of their sizes. */
  readonly leaning: number | null;
  readonly distance: number | null;
  /** Levels above or below the panel's lower median (domain §3.4). */
  readonly maturity: number | null;
  readonly innovation: number | null;
  readonly advancement: number | null;
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0
    ? null
    : Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10) / 10;

/**
 * How far a sheet lies from the median of all whole sheets of its round, itself among them (domain §9.6). It says how somebody
 * calibrates, not whether they are right: the one apart may be the one who saw it.
 */
export const deviationOf = (
  own: SheetContent,
  panel: readonly SheetContent[],
  proposed: Proposed,
): Deviation => {
  const differences = valueLines.flatMap((line) => {
    const scores = panel.flatMap(({ scores: each }) => each[line] ?? []);
    const score = own.scores[line];
    return score === null || scores.length === 0 ? [] : [score - median(scores)];
  });
  const level = (scale: (typeof scales)[number]): number | null => {
    const at = (sheet: SheetContent) => levelOf(sheet.levels[scale], proposed[scale]);
    const middle = lowerMedian(panel.flatMap((sheet) => at(sheet) ?? []));
    const mine = at(own);
    return mine === null || middle === null ? null : mine - middle;
  };
  return {
    leaning: mean(differences),
    distance: mean(differences.map(Math.abs)),
    maturity: level('maturity'),
    innovation: level('innovation'),
    advancement: level('advancement'),
  };
};
