import { describe, expect, it } from 'vitest';
import { Problem } from '#contract/problem';
import { advancementOf } from './advancement';
import { proposedComparison } from './comparison';
import { achievement, comparator, indicator, worldwide } from '#testing/levels/example';
import { requireSound } from './require-sound';
import type { Comparator, Indicator } from './types';

const of = (indicators: Indicator[]) => advancementOf(achievement({ indicators }));
const one = (...comparators: Comparator[]) => of([indicator('i', comparators)]).indicators[0]?.level;
const words = ({ findings }: { findings: readonly { word: string }[] }) => findings.map(({ word }) => word);

const leading = (name: string) => indicator(name, worldwide('higher'));
const higherInChina = comparator('one at home', 'domestic', 'higher');

describe('the advancement degree (domain §6.8)', () => {
  it('is that of the weakest core indicator', () => {
    expect(of([leading('i1'), indicator('i2', worldwide('reached')), leading('i3')]).level).toBe(6);
  });

  it('falls back to China when only one international comparator is given', () => {
    const thin = indicator('i2', [comparator('alone', 'international', 'reached'), higherInChina]);
    const advancement = of([leading('i1'), thin, leading('i3')]);
    expect(advancement.level).toBe(5);
    expect(words(advancement)).toContain('internationalTooThin');
  });

  it('holds worldwide only against every comparator', () => {
    const beaten = indicator('i1', [
      comparator('weaker', 'international', 'higher'),
      comparator('stronger', 'international', 'notReached'),
      higherInChina,
    ]);
    expect(of([beaten, leading('i2'), leading('i3')]).level).toBe(5);
  });

  it('is refused with 2002 below three core indicators', () => {
    const advancement = of([leading('i1'), leading('i2'), { ...leading('i3'), isCore: false }]);
    expect(advancement.level).toBeNull();
    const refusal = () => requireSound(advancement.findings, 'en');
    expect(refusal).toThrow(Problem);
    expect(refusal).toThrow(
      expect.objectContaining({
        code: 2002,
        result: [{ Field: 'indicators', Msg: 'There are 2 core indicators; 3 to 10 are needed' }],
      }),
    );
  });
});

describe('core indicators', () => {
  it('are ten at most', () => {
    const many = (count: number) => of(Array.from({ length: count }, (_, place) => leading(`i${place}`)));
    expect(many(10).level).toBe(7);
    expect(many(11).level).toBeNull();
  });

  it('may be absent from a theory, which then stays unrated', () => {
    const theory = advancementOf(achievement({ category: 'basicTheory', indicators: [] }));
    expect(theory.level).toBeNull();
    expect(theory.findings.map(({ severity, word }) => [severity, word])).toEqual([
      ['tells', 'advancementNotRated'],
    ]);
  });

  it('rest on a passed report', () => {
    const bare = of([leading('i1'), leading('i2'), { ...leading('i3'), testReportId: null }]);
    expect(bare.findings).toEqual([
      expect.objectContaining({ severity: 'blocks', word: 'indicatorWithoutEvidence' }),
    ]);
  });
});

describe('one indicator', () => {
  it.each([
    ['international', 'higher', 7],
    ['international', 'reached', 6],
    ['domestic', 'higher', 5],
    ['domestic', 'reached', 4],
    ['standard', 'higher', 3],
    ['standard', 'reached', 2],
    ['standard', 'notReached', 1],
    ['domestic', null, 1],
  ] as const)('%s %s is level %s', (baseline, comparison, level) => {
    expect(one(comparator('first', baseline, comparison), comparator('second', baseline, comparison))).toBe(
      level,
    );
  });

  it('what is higher than one comparator and equal to another has reached both', () => {
    expect(
      one(comparator('first', 'international', 'higher'), comparator('second', 'international', 'reached')),
    ).toBe(6);
  });

  it('without any comparator is level 1', () => {
    expect(one()).toBe(1);
  });

  it('counts sources of the last three years, and what is in force or on the market whatever its year', () => {
    const sourced = (year: number | null, isCurrent = false, title = 'a source') =>
      one(
        comparator('fresh', 'international', 'higher'),
        comparator('other', 'international', 'higher', { source: { title, year, isCurrent } }),
      );
    expect(sourced(2023)).toBe(7);
    expect(sourced(2022)).toBe(1);
    expect(sourced(2027)).toBe(1);
    expect(sourced(2010, true)).toBe(7);
    expect(sourced(2025, true, ' ')).toBe(1);
  });

  it('is not helped by the same comparator named twice', () => {
    expect(
      one(
        comparator('Same One', 'international', 'higher'),
        comparator('same one', 'international', 'higher'),
      ),
    ).toBe(1);
  });

  it('is still held back by a comparator with an old source', () => {
    const old = comparator('old', 'international', 'notReached', {
      source: { title: 'old', year: 2001, isCurrent: false },
    });
    expect(one(...worldwide('higher'), old)).toBe(1);
  });
});

describe('the comparison the values propose', () => {
  const proposed = (direction: Indicator['direction'], ownValue: number | null, other: number | null) =>
    proposedComparison({ direction, ownValue, tolerance: 0.5 }, other);

  it('follows the direction and the tolerance', () => {
    expect(proposed('largerIsBetter', 96, 95)).toBe('higher');
    expect(proposed('largerIsBetter', 95.5, 95)).toBe('reached');
    expect(proposed('largerIsBetter', 94, 95)).toBe('notReached');
    expect(proposed('smallerIsBetter', 94, 95)).toBe('higher');
    expect(proposed('smallerIsBetter', 96, 95)).toBe('notReached');
    expect(proposed('target', 7.4, 7.5)).toBe('reached');
    expect(proposed('target', 9, 7.5)).toBe('notReached');
    expect(proposed('target', null, 7.5)).toBeNull();
    expect(proposed('target', 7.5, null)).toBeNull();
  });

  it('sees 0.1 + 0.2 as 0.3', () => {
    expect(proposedComparison({ direction: 'largerIsBetter', ownValue: 0.1 + 0.2, tolerance: 0 }, 0.3)).toBe(
      'reached',
    );
  });

  it('takes two zeros for equal, and of large values what only the machine tells apart', () => {
    const exact = (own: number, other: number) =>
      proposedComparison({ direction: 'largerIsBetter', ownValue: own, tolerance: 0 }, other);
    expect([exact(0, 0), exact(1e6 + 5e-7, 1e6), exact(1e6 + 5e-6, 1e6)]).toEqual([
      'reached',
      'reached',
      'higher',
    ]);
  });

  it('may be departed from with a reason only', () => {
    const departing = (reason: string | null) =>
      of([
        indicator('i1', [comparator('one', 'domestic', 'higher', { value: 99, reason })], { ownValue: 90 }),
        leading('i2'),
        leading('i3'),
      ]);
    expect(words(departing(null))).toEqual(['comparisonWithoutReason']);
    expect(words(departing('measured under load'))).toEqual([]);
  });
});
