import { expect, test } from 'vitest';
import { question } from '#shell/list/query/question';
import { inputOf, type ListState } from '#shell/list/state';
import type { Filter } from '#shell/list/types';
import { stateOf } from './conditions';

interface Input {
  readonly status?: string;
  readonly waiting?: boolean;
  readonly types?: readonly string[];
  readonly from?: number;
  readonly to?: number;
  readonly day?: string;
  readonly until?: string;
  readonly own?: boolean;
}
const call = { query: (input: Input) => ({ wire: { path: '/api/list', body: input } }) as never };
const filters: readonly Filter<Input>[] = [
  { control: 'item', field: 'types', dictionary: 'types', multiple: true, label: 'shell.all' },
  { control: 'days', from: 'day', to: 'until', label: 'shell.all' },
];
const ranges = [{ control: 'levels', from: 'from', to: 'to', most: 13, label: 'shell.all' }] as const;
const asking = question({
  call,
  filters,
  states: {
    field: 'status',
    own: { field: 'waiting', label: 'shell.all' },
    options: [{ value: 'all', label: 'shell.all' }],
  },
  search: { fields: [], ranges, logic: { contains: 'contains', containsNot: 'lacks' } },
  always: { own: true },
}) as never;

test.each<Pick<ListState, 'filters' | 'search'>>([
  { filters: {} },
  { filters: { status: 'draft', types: 'a,b', until: '2026-11-26' } },
  { filters: { waiting: 'true' }, search: { simple: { searchField: 'name', keyword: '心' } } },
  {
    filters: {},
    search: {
      conditions: [{ logic: 'lacks', searchField: 'name', keyword: '心' }],
      ranges: { from: '3' },
    },
  },
])('what a list is asked in a state leads back to that state: %j', (state) => {
  const known = [
    { control: 'choice', field: 'status', label: 'shell.all', options: [] },
    { control: 'yesNo', field: 'waiting', label: 'shell.all' },
    ...filters,
  ] as never;
  const input = { own: true, ...inputOf({ page: 3, size: 20, ...state }, known, ranges as never) };
  expect(stateOf(input, asking)).toEqual({ state: { search: undefined, ...state }, unknown: [] });
});

test('what the page cannot narrow by is named', () => {
  expect(stateOf({ gone: 'x', empty: null, own: true, status: 'draft' }, asking)).toEqual({
    state: { filters: { status: 'draft' }, search: undefined },
    unknown: ['gone'],
  });
});
