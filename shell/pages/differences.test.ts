import { expect, test } from 'vitest';
import { rowChanges, saysTheSame } from './differences';

const lu = { name: '路知遥', work: '判别算法', share: 40, sort: 2 };
const su = { name: '苏砚清', work: '总体设计', share: 60, sort: 1 };
const kinds = (before: readonly object[], after: readonly object[]) =>
  rowChanges(before as never, after as never).map(({ kind }) => kind);

test('what is not said is nothing, however it is spelt; the order of a record’s fields says nothing', () => {
  for (const value of [undefined, null, '', [], false]) expect(saysTheSame(value, null)).toBe(true);
  expect(saysTheSame(0, null)).toBe(false);
  expect(saysTheSame({ kind: '2', options: ['2.1'] }, { options: ['2.1'], kind: '2' })).toBe(true);
  expect(saysTheSame(['1', '2'], ['2', '1'])).toBe(false);
});

test('a row that says mostly the same is the one before it; others are new or gone', () => {
  expect(kinds([su, lu], [su, lu])).toEqual([]);
  expect(rowChanges([su, lu], [su, { ...lu, share: 30 }])).toEqual([
    { kind: 'changed', before: lu, after: { ...lu, share: 30 } },
  ]);
  expect(kinds([su], [su, lu])).toEqual(['added']);
  expect(kinds([su, lu], [su])).toEqual(['removed']);
  expect(kinds([lu], [{ name: '白露', work: '数据标注', share: 5, sort: 2 }])).toEqual(['added', 'removed']);
});

test('a row in front of others does not change them; two that change places are said to', () => {
  const first = { name: '白露', work: '数据标注', share: 5, sort: 1 };
  expect(kinds([su, lu], [first, { ...su, sort: 2 }, { ...lu, sort: 3 }])).toEqual(['added']);
  expect(
    kinds(
      [su, lu],
      [
        { ...lu, sort: 1 },
        { ...su, sort: 2 },
      ],
    ),
  ).toEqual(['moved', 'moved']);
});

test('of two rows alike each is paired once, whatever stands twice', () => {
  expect(kinds([su, su], [su])).toEqual(['removed']);
  expect(kinds([su], [su, su])).toEqual(['added']);
});

test('rows that have a name of their own are known by it, however much else of them is new; a name that stands twice tells nothing', () => {
  const keyed = (before: readonly object[], after: readonly object[]) =>
    rowChanges(before as never, after as never, ({ name }) => name).map(({ kind }) => kind);
  const anew = { name: '路知遥', work: '数据标注', share: 5, sort: 2 };
  expect(kinds([su, lu], [su, anew])).toEqual(['added', 'removed']);
  expect(keyed([su, lu], [su, anew])).toEqual(['changed']);
  expect(keyed([su, lu], [{ ...lu, name: '白露' }, su])).toEqual(['changed', 'moved']);
  expect(keyed([lu, lu], [lu])).toEqual(['removed']);
});
