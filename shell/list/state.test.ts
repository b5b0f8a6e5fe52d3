import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountTyped, inputOf, pageSizes, readState, writeState, type ListState } from './state';
import type { Filter } from './types';

type AnyFilter = Filter<Record<string, unknown>>;
const filters: AnyFilter[] = [
  { control: 'text', field: 'name', label: 'shell.keyword' },
  { control: 'item', field: 'kinds', dictionary: 'kind', multiple: true, label: 'shell.keyword' },
  { control: 'yesNo', field: 'isMain', label: 'shell.keyword' },
  { control: 'levels', from: 'levelFrom', to: 'levelTo', most: 13, label: 'shell.keyword' },
];
const names = ['name', 'kinds', 'isMain', 'levelFrom', 'levelTo'];

const state: fc.Arbitrary<ListState> = fc.record(
  {
    page: fc.integer({ min: 1, max: 9999 }),
    size: fc.constantFrom(...pageSizes),
    filters: fc.dictionary(fc.constantFrom(...names), fc.string({ minLength: 1 }), { noNullPrototype: true }),
    search: fc.record({ simple: fc.record({ searchField: fc.string(), keyword: fc.string() }) }),
  },
  { requiredKeys: ['page', 'size', 'filters'] },
);

describe('a list’s state in its address', () => {
  test('comes back as it was written', () => {
    fc.assert(
      fc.property(state, (before) => {
        const query = writeState(new URLSearchParams(), before, names);
        expect(readState(new URLSearchParams(query.toString()), names)).toEqual(before);
      }),
    );
  });

  test('leaves alone what is not the list’s', () => {
    const query = writeState(new URLSearchParams('Id=7&page=3'), { page: 1, size: 10, filters: {} }, names);
    expect(query.toString()).toBe('Id=7');
  });

  test.each([
    ['page=0&size=7', 1, 10],
    ['page=-2&size=30', 1, 30],
    ['page=zwei&size=1e9', 1, 10],
    ['page=3&size=5', 3, 5],
  ])('%s is page %d of %d rows', (query, page, size) => {
    expect(readState(new URLSearchParams(query), names)).toMatchObject({ page, size });
  });

  test.each(['not json', '[]', '7', 'null'])('a search of «%s» is none', (text) => {
    expect(readState(new URLSearchParams({ search: text }), names).search).toBeUndefined();
  });
});

describe('what a list asks', () => {
  test('numbers, yes and no and several codes arrive as the call takes them; empty inputs are never sent', () => {
    const said = { name: '  ', kinds: '1,2.1', isMain: 'false', levelFrom: '3', levelTo: '' };
    expect(inputOf({ page: 2, size: 20, filters: said }, filters)).toEqual({
      pageIndex: 2,
      pageSize: 20,
      kinds: ['1', '2.1'],
      isMain: false,
      levelFrom: 3,
    });
  });

  test('the simple search sends field and keyword, the advanced one its conditions and ranges', () => {
    const simple = { simple: { searchField: 'name', keyword: ' 肝癌 ' } };
    expect(inputOf({ page: 1, size: 10, filters: {}, search: simple }, [])).toMatchObject({
      simple: { searchField: 'name', keyword: '肝癌' },
    });
    const conditions = [
      { logic: 'and', searchField: 'name', keyword: 'a' },
      { logic: 'not', searchField: 'name', keyword: ' ' },
    ];
    const asked = inputOf(
      { page: 1, size: 10, filters: {}, search: { conditions, ranges: { levelFrom: '9' } } },
      [],
      filters,
    );
    expect(asked).toEqual({ pageIndex: 1, pageSize: 10, levelFrom: 9, conditions: [conditions[0]] });
  });

  test('an amount’s field takes digits and dots, and no dot in front', () => {
    fc.assert(fc.property(fc.string(), (typed) => /^(\d[\d.]*)?$/.test(amountTyped(typed))));
    expect(['.5', '1,234.50', 'abc', '12'].map(amountTyped)).toEqual(['5', '1234.50', '', '12']);
  });
});
