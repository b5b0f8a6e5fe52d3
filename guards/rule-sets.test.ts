import { expect, test } from 'vitest';
import { contentHash } from '#host/audit/record';
import { computeLevels } from '#product/levels/compute';
import { publish, ruleSet, ruleSets } from '#product/levels/rule-sets/published';
import type { AchievementFacts } from '#product/levels/types';
import * as example from '#testing/levels/example';

/**
 * What each published rule set says, and what comes of it, as hashes taken when it was published. They are never brought up to
 * date: what turns red here would judge anew reports that were signed by the set. Another rule is another set, with a line more.
 */
const asPublished: Readonly<Record<number, { readonly set: string; readonly computes: string }>> = {
  1: {
    set: '80eda135f43219b68a6e2893dc3f7c83e27458922a9b85564e61aebc4e1b49b5',
    computes: 'facfa0aedeb186eb0178e9023e254389b67a279915445a2798d62ac7d88bd81e',
  },
};

const { achievement, comparator, indicator, item, point, proving, sold, upTo, withItems } = example;
const facts: readonly AchievementFacts[] = [
  achievement(),
  sold(['contract', 'invoice', 'bankReceipt', 'profitStatement']),
  sold(['externalAdoption', 'nationalPromotion'], { category: 'publicBenefit' }),
  achievement({ category: 'basicTheory', indicators: [] }),
  withItems(
    [item('1', 60, [3, 4, 5, 8]), item('2', 40, upTo(6), { isKey: false, claimedLevel: 9 })],
    [...proving('1', [3, 4, 5, 8]), ...proving('2', upTo(6))],
  ),
  achievement({
    submittedOn: '2027-06-01',
    innovationPoints: [point('1'), point('2', { searchedWorld: false }), point('3', { result: 'reported' })],
  }),
  achievement({
    indicators: [
      indicator('i1', [comparator('one', 'international', 'higher')]),
      indicator('i2', [comparator('two', 'domestic', 'reached'), comparator('norm', 'standard', 'higher')]),
      indicator('i3', [comparator('three', 'domestic', 'higher', { reason: 'measured twice' })]),
    ],
  }),
];

test('every rule set says what it said when it was published, and the same comes of it', () => {
  const now = Object.fromEntries(
    ruleSets().map((set) => [
      set.version,
      {
        set: contentHash(set),
        computes: contentHash(facts.map((one) => computeLevels({ ...one, rules: set }))),
      },
    ]),
  );
  expect(now).toEqual(asPublished);
});

test('nothing of a published set can be changed, and none comes with a number that was given or leaves one out', () => {
  const first = ruleSet(1);
  expect(() => Object.assign(first.maturityCap, { basicTheory: 13 })).toThrow(TypeError);
  expect(() => (first.standings as unknown[]).pop()).toThrow(TypeError);
  for (const version of [1, ruleSets().length + 2])
    expect(() => publish({ ...first, version })).toThrow(/numbered without gaps/);
  expect(() => ruleSet(ruleSets().length + 1)).toThrow(/no rule set/);
});

test('a changed threshold is seen', () => {
  const [set] = ruleSets();
  const other = { ...set!, noveltyAge: { ...set!.noveltyAge, refusedAfterMonths: 12 } };
  expect(contentHash(other)).not.toBe(asPublished[1]!.set);
  expect(contentHash(facts.map((one) => computeLevels({ ...one, rules: other })))).not.toBe(
    asPublished[1]!.computes,
  );
});
