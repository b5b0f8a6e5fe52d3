import { expect, it } from 'vitest';
import { newestRuleSet } from './rule-sets/published';
import { levelsShownBy } from './shows';

it('says which levels a kind of document proves, alone or only with others', () => {
  expect(levelsShownBy('benchTest', 'applied', newestRuleSet())).toEqual([{ level: 4, alone: true }]);
  expect(levelsShownBy('ethicsApproval', 'applied', newestRuleSet())).toEqual([{ level: 6, alone: false }]);
  expect(levelsShownBy('userProof', 'applied', newestRuleSet())).toEqual([{ level: 9, alone: false }]);
  expect(levelsShownBy('paybackStatement', 'applied', newestRuleSet()).map(({ level }) => level)).toEqual([
    11, 12, 13,
  ]);
  expect(levelsShownBy('noveltyReport', 'applied', newestRuleSet())).toEqual([]);
});
