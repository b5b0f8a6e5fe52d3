import { describe, expect, it } from 'vitest';
import { document, item, proving, sold, upTo, withItems } from '#testing/levels/example';
import type { EvidenceKind } from './evidence';
import { maturityOf } from './maturity';
import type { WbsItem } from './types';

const oneItem = (levels: number[], more: Partial<WbsItem> = {}) =>
  maturityOf(withItems([item('A', 100, levels, more)], proving('A', levels)));

const words = ({ findings }: { findings: readonly { word: string }[] }) => findings.map(({ word }) => word);

describe('the maturity of an achievement (domain §6.8)', () => {
  it('is that of the weakest key item, with the weighted index beside it', () => {
    const maturity = maturityOf(
      withItems(
        [item('A', 40, upTo(9)), item('B', 30, upTo(6)), item('C', 30, upTo(3), { isKey: false })],
        [...proving('A', upTo(9)), ...proving('B', upTo(6)), ...proving('C', upTo(3))],
      ),
    );
    expect(maturity).toMatchObject({ level: 6, index: 6.3 });
  });

  it('is 10 when the first contract is paid and nothing shows the break-even', () => {
    expect(maturityOf(sold(['contract', 'invoice', 'bankReceipt'])).level).toBe(10);
  });

  it('stops at 5 when the applicable proof of 6 is missing below 8', () => {
    const maturity = oneItem([3, 4, 5, 8]);
    expect(maturity.level).toBe(5);
    expect(maturity.findings).toContainEqual({
      severity: 'warns',
      word: 'proofsMissing',
      values: { level: 5, highest: 8, missing: '6' },
      where: { table: 'wbs', row: 'A' },
    });
  });

  it('is none when only 8 is shown, and the missing proofs are named', () => {
    const set = [6 as const].map((level) => ({ level, reason: 'a registration exempts it from the test' }));
    const maturity = oneItem([8], { notApplicableProofs: set });
    expect(maturity.level).toBeNull();
    expect(maturity.findings).toContainEqual(
      expect.objectContaining({
        word: 'proofsMissing',
        values: { level: '–', highest: 8, missing: '3, 4' },
      }),
    );
    expect(words(maturity)).toContain('maturityNone');
  });

  it('ends at 4 for a theory that claims 6, and says so', () => {
    const maturity = maturityOf(
      withItems([item('A', 100, upTo(6), { claimedLevel: 6 })], proving('A', upTo(6)), {
        category: 'basicTheory',
      }),
    );
    expect(maturity.level).toBe(4);
    expect(maturity.findings).toContainEqual(
      expect.objectContaining({ word: 'cappedByCategory', values: { claimed: 6, cap: 4 } }),
    );
    expect(maturity.gapToNext).toBeNull();
  });
});

describe('evidence of maturity', () => {
  it('counts on the base date and not a day later', () => {
    const dated = (issuedOn: string | null) =>
      maturityOf(
        withItems([item('A', 100, [1])], [document('A-1', 'paper', { issuedOn })], {
          baseDate: '2026-06-30',
        }),
      );
    expect(dated('2026-06-30').level).toBe(1);
    expect(dated('2026-07-01').level).toBeNull();
    expect(words(dated('2026-07-01'))).toContain('evidenceAfterBaseDate');
    expect(words(dated(null))).toContain('evidenceUndated');
    expect(words(dated('2026-02-30'))).toContain('evidenceUndated');
  });

  it('counts only when the material has passed, and only when it is there', () => {
    const unpassed = maturityOf(
      withItems([item('A', 100, [1])], [document('A-1', 'paper', { passed: false })]),
    );
    expect(unpassed.level).toBeNull();
    expect(words(unpassed)).toContain('evidenceNotPassed');
    const gone = maturityOf(withItems([item('A', 100, [1])], []));
    expect(words(gone)).toContain('evidenceMissing');
  });

  it('of users must come from two institutions', () => {
    const usedBy = (...issuers: string[]) => {
      const uses = issuers.map((issuer, place) => document(`use-${place}`, 'userProof', { issuer }));
      const row = item('A', 100, upTo(8));
      return maturityOf(
        withItems(
          [{ ...row, evidenceIds: [...row.evidenceIds, ...uses.map(({ id }) => id)] }],
          [...proving('A', upTo(8)), ...uses],
        ),
      ).level;
    };
    expect(usedBy('第一医院')).toBe(8);
    expect(usedBy('第一医院', '第一 医院')).toBe(8);
    expect(usedBy('第一医院', '第二医院')).toBe(9);
  });

  it('of ethics approval proves level 6 only together with the registration of the trial', () => {
    const shown = (...kinds: EvidenceKind[]) => {
      const extra = kinds.map((kind) => document(kind, kind));
      const row = item('A', 100, [3, 4]);
      return maturityOf(
        withItems(
          [{ ...row, evidenceIds: [...row.evidenceIds, ...kinds] }],
          [...proving('A', [3, 4]), ...extra],
        ),
      ).level;
    };
    expect(shown('ethicsApproval')).toBe(4);
    expect(shown('ethicsApproval', 'trialRegistration')).toBe(6);
  });
});

describe('proofs that do not apply', () => {
  it('are set aside with a reason, and apply without one', () => {
    const because = (reason: string) =>
      oneItem([3, 4, 5, 8], { notApplicableProofs: [{ level: 6, reason }] });
    expect(because('a guideline has no type test').level).toBe(8);
    expect(because('  ').level).toBe(5);
    expect(words(because('  '))).toContain('notApplicableWithoutReason');
  });
});

describe('the levels of the market', () => {
  it('are climbed one by one: profit without a paid contract stays at 9', () => {
    expect(maturityOf(sold(['paybackStatement'])).level).toBe(9);
    expect(maturityOf(sold(['contract', 'invoice'])).level).toBe(9);
    expect(maturityOf(sold(['contract', 'invoice', 'bankReceipt', 'breakEvenStatement'])).level).toBe(11);
    expect(maturityOf(sold(['contract', 'invoice', 'bankReceipt', 'profitStatement'])).level).toBe(12);
    expect(maturityOf(sold(['contract', 'invoice', 'bankReceipt', 'paybackStatement'])).level).toBe(13);
  });

  it('wait until every key item has reached 9', () => {
    const early = maturityOf(
      sold(['contract', 'invoice', 'bankReceipt'], { wbs: [item('A', 100, upTo(8))] }),
    );
    expect(early.level).toBe(8);
    expect(words(early)).toContain('marketTooEarly');
  });

  it('are adoption, not sale, for public benefit', () => {
    const category = 'publicBenefit' as const;
    expect(maturityOf(sold(['contract', 'invoice', 'bankReceipt'], { category })).level).toBe(9);
    expect(maturityOf(sold(['externalAdoption'], { category })).level).toBe(10);
    expect(maturityOf(sold(['externalAdoption', 'regionalPromotion'], { category })).level).toBe(11);
    expect(maturityOf(sold(['externalAdoption', 'nationalPromotion'], { category })).level).toBe(12);
    expect(maturityOf(sold(['externalAdoption', 'lastingBenefit'], { category })).level).toBe(10);
    expect(
      maturityOf(sold(['externalAdoption', 'nationalPromotion', 'lastingBenefit'], { category })).level,
    ).toBe(13);
  });
});

describe('the work breakdown', () => {
  it('must add up to 100, have a key item, distinct codes and three levels at most', () => {
    const broken = maturityOf(
      withItems(
        [
          item('1.1', 50, [1], { isKey: false }),
          item('1.1', 20, [1], { isKey: false }),
          item('2.1.1.1', 20, [1], { isKey: false }),
        ],
        [],
      ),
    );
    expect(words(broken)).toEqual(
      expect.arrayContaining(['wbsWeights', 'wbsNoKeyItem', 'rowTwice', 'wbsTooDeep', 'maturityNone']),
    );
    expect(broken.index).toBeNull();
    expect(words(maturityOf(withItems([], [])))).toContain('wbsEmpty');
  });

  it('adds thirds up to a hundred', () => {
    const wbs = [33.33, 33.33, 33.34].map((weight, place) => item(`${place}`, weight, [1]));
    const maturity = maturityOf(
      withItems(
        wbs,
        wbs.flatMap(({ code }) => proving(code, [1])),
      ),
    );
    expect(maturity.index).toBe(1);
    expect(words(maturity)).not.toContain('wbsWeights');
  });

  it('does not assess a heading', () => {
    const maturity = maturityOf(
      withItems([item('1', 0, [], { isKey: false }), item('1.1', 100, [1, 2])], proving('1.1', [1, 2])),
    );
    expect(maturity.level).toBe(2);
    expect(maturity.items.map(({ code }) => code)).toEqual(['1.1']);
    expect(words(maturity)).not.toContain('headingNotAssessed');
    const heavy = withItems([item('1', 50, []), item('1.1', 50, [1])], proving('1.1', [1]));
    expect(words(maturityOf(heavy))).toEqual(expect.arrayContaining(['headingNotAssessed', 'wbsWeights']));
  });
});
