import { rule } from './trace';
import type { MaturityLevel } from './level';

interface Inputs {
  /** The levels that evidence of its own proves for each key item, gaps or not. */
  readonly keyItems: readonly { readonly item: string; readonly proven: readonly number[] }[];
  /** The levels 10–13 proven for the whole achievement. */
  readonly market: readonly number[];
  readonly cap: number;
}

const highest = (levels: readonly number[]): number => Math.max(0, ...levels);

/**
 * The highest maturity that has valid evidence of its own for every key item, whatever is missing below it: up to here a
 * level may be raised by hand or by the panel, and never further (domain §6.3). `null`: some key item has no evidence.
 */
export const evidencedMaturity = rule(
  'maturityEvidenced',
  ({ keyItems, market, cap }: Inputs): MaturityLevel | null => {
    const weakest = Math.min(...keyItems.map(({ proven }) => highest(proven)));
    if (keyItems.length === 0 || weakest === 0) return null;
    return Math.min(cap, weakest < 9 ? weakest : Math.max(weakest, highest(market))) as MaturityLevel;
  },
);
