import { describe, expect, it } from 'vitest';
import { item, proving, sold, upTo, withItems } from '#testing/levels/example';
import { maturityOf } from './maturity';
import type { WbsItem } from './types';

describe('the gap to the next level', () => {
  it('names the fewest proofs of each key item that holds the whole back', () => {
    const maturity = maturityOf(
      withItems(
        [item('A', 50, [3, 4, 5, 8]), item('B', 50, upTo(9))],
        [...proving('A', [3, 4, 5, 8]), ...proving('B', upTo(9))],
      ),
    );
    expect(maturity.gapToNext).toMatchObject({ next: 6, missing: [{ item: 'A', level: 6 }] });
    expect(maturity.gapToNext?.missing).toHaveLength(1);
  });

  it('asks only of items below the next level, at the lowest level that takes the fewest proofs, up to the top of the category', () => {
    const gapOf = (category: 'applied' | 'basicTheory', ...rows: WbsItem[]) => {
      const documents = [...new Set(rows.flatMap(({ evidenceIds }) => evidenceIds))].flatMap((id) =>
        proving(id[0]!, [Number(id.slice(2))]),
      );
      const { gapToNext } = maturityOf({ ...withItems(rows, documents), category });
      return gapToNext && [gapToNext.next, ...gapToNext.missing.map((one) => `${one.item}${one.level}`)];
    };
    const aside = (...levels: (3 | 4 | 6 | 8)[]) => ({
      notApplicableProofs: levels.map((level) => ({ level, reason: 'none' })),
    });
    expect(gapOf('applied', item('A', 50, upTo(6)), item('B', 50, upTo(5)))).toEqual([6, 'B6']);
    expect(gapOf('applied', item('A', 50, upTo(5)), item('B', 50, upTo(5)))).toEqual([6, 'A6', 'B6']);
    expect(gapOf('applied', item('A', 50, []), item('B', 50, upTo(1)))).toEqual([1, 'A1']);
    expect(gapOf('applied', item('A', 50, upTo(8)), item('B', 50, [1], { isKey: false }))).toEqual([9, 'A9']);
    // Level 9 is proven: what is missing below it is less than a proof of each level between.
    expect(gapOf('applied', item('A', 100, [1, 2, 3, 4, 5, 6, 7, 9]))).toEqual([8, 'A8']);
    expect(gapOf('applied', item('A', 100, [1, 2, 9], aside(4, 6)))).toEqual([3, 'A3']);
    expect(gapOf('basicTheory', item('A', 100, upTo(3)))).toEqual([4, 'A4']);
    // The one proof that its category counts was set aside: what lies above counts as the cap.
    expect(gapOf('basicTheory', item('A', 100, upTo(3), aside(4)))).toEqual([4, 'A5']);
    expect(gapOf('basicTheory', item('A', 100, upTo(4)))).toBeNull();
    expect(gapOf('applied', item('A', 100, upTo(3), { isKey: false }))).toBeNull();
  });

  it('nothing is evidenced without a key item, nor where one of them has no evidence', () => {
    const evidenced = (...rows: WbsItem[]) => maturityOf(withItems(rows, proving('A', upTo(9)))).evidenced;
    expect(evidenced(item('A', 100, upTo(9)))).toBe(9);
    expect(evidenced(item('A', 100, upTo(9), { isKey: false }))).toBeNull();
    expect(evidenced(item('A', 50, upTo(9)), item('B', 50, []))).toBeNull();
  });

  it('names the level whose proof is missing, never one that was set aside with a reason', () => {
    const one: WbsItem = {
      ...item('A', 100, [1, 2]),
      notApplicableProofs: [{ level: 3, reason: '软件成果没有体外试验' }],
    };
    const maturity = maturityOf(withItems([one], proving('A', [1, 2])));
    expect(maturity.gapToNext?.missing).toMatchObject([{ item: 'A', level: 4 }]);
  });

  it('is the first paid contract at 9, and nothing at 13', () => {
    expect(maturityOf(sold([])).gapToNext).toMatchObject({
      next: 10,
      missing: [
        {
          item: null,
          level: 10,
          accepts: [[{ kinds: ['contract'] }, { kinds: ['invoice'] }, { kinds: ['bankReceipt'] }]],
        },
      ],
    });
    expect(maturityOf(sold(['contract', 'invoice', 'bankReceipt', 'paybackStatement'])).gapToNext).toBeNull();
  });
});
