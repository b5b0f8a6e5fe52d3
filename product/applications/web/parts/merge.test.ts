import { expect, test } from 'vitest';
import { mergeDrafts } from './merge';

test('of two windows each keeps what it changed; only what both changed differently is asked about', () => {
  const base = { achievementName: '旧', keywords: [], collegeName: null, stage: '1', introduction: '甲' };
  const mine = { ...base, achievementName: '我的', introduction: '同', collegeName: '', stage: '1' };
  const theirs = { ...base, achievementName: '他们的', introduction: '同', stage: '2', keywords: null };
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    taken: { stage: '2' },
    clashes: [{ field: 'achievementName', mine: '我的', theirs: '他们的' }],
  });
});

test('the order of keys, empty cells and numbers of rows make no difference', () => {
  const row = { name: '甲', share: null, sort: 1 };
  const base = { persons: [row] as never };
  expect(mergeDrafts(base, { persons: [{ name: '甲' }] as never }, base)).toEqual({ taken: {}, clashes: [] });
});
