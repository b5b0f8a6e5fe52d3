import { expect, it } from 'vitest';
import { radar, valueLines } from './five-values';
import { newestRuleSet } from './rule-sets/published';

const { valueWeights } = newestRuleSet();

const scores = (all: number) => ({
  scientific: all,
  technical: all,
  economic: all,
  social: all,
  cultural: all,
  potential: all,
});

it.each(['applied', 'publicBenefit', 'basicTheory'] as const)(
  'the weights of %s add up to 100',
  (category) => {
    expect(valueLines.reduce((sum, line) => sum + valueWeights[category][line], 0)).toBe(100);
  },
);

it('the radar shows the mean of each line with its weight, and no sum', () => {
  const axes = radar([scores(80), scores(85), { ...scores(90), social: 60 }], valueWeights.publicBenefit);
  expect(axes.map(({ line }) => line)).toEqual([...valueLines]);
  expect(axes.find(({ line }) => line === 'social')).toEqual({
    line: 'social',
    weight: 45,
    mean: 75,
    weighted: 33.8,
  });
});

it('without sheets there is no radar', () => {
  expect(radar([], valueWeights.applied)).toEqual([]);
});
