import { expect, test } from 'vitest';
import { above, grown, keysOf, narrowed } from './branches';

const branches = [
  { id: 'u', parentId: '', name: '江澜医科大学' },
  { id: 'h', parentId: 'u', name: '附属第一医院' },
  { id: 'd', parentId: 'h', name: '骨科' },
  { id: 'x', parentId: 'gone', name: '云岫大学' },
];

test('branches grow into a tree; whose parent is not there stands at the root', () => {
  expect(keysOf(grown(branches))).toEqual(['u', 'h', 'd', 'x']);
  expect(grown(branches).map(({ key }) => key)).toEqual(['u', 'x']);
  expect(above(branches, 'd')).toEqual(['h', 'u']);
});

test('a search keeps what matches, what stands above it and what hangs on it', () => {
  const found = narrowed(grown(branches), (title) => title.includes('医院'));
  expect(keysOf(found)).toEqual(['u', 'h', 'd']);
  expect(narrowed(grown(branches), () => false)).toEqual([]);
});

test('a ring ends: neither the tree nor the way up goes on for ever', () => {
  const ring = [
    { id: 'a', parentId: 'b', name: '甲' },
    { id: 'b', parentId: 'a', name: '乙' },
  ];
  expect(grown(ring)).toEqual([]);
  expect(above(ring, 'a')).toEqual(['b', 'a']);
});
