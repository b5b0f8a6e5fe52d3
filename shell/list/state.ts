import type { Filter } from './types';

export const pageSizes = [5, 10, 20, 30] as const;
export const mostConditions = 6;

export interface Condition {
  readonly logic: string;
  readonly searchField: string;
  readonly keyword: string;
}
/** What a search form holds: the simple keyword, or ranges and conditions. Values are text, as the address has them. */
export interface Search {
  readonly simple?: Omit<Condition, 'logic'>;
  readonly conditions?: readonly Condition[];
  readonly ranges?: Readonly<Record<string, string>>;
}
export interface ListState {
  readonly page: number;
  readonly size: number;
  readonly filters: Readonly<Record<string, string>>;
  readonly search?: Search;
}

const whole = (text: string | null, otherwise: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

/** The list's state in its address: page, size, one name for each filter, the search form as one text. */
export const readState = (query: URLSearchParams, names: readonly string[]): ListState => {
  const size = whole(query.get('size'), 10);
  const filters = names.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  const search = parseSearch(query.get('search'));
  return {
    page: whole(query.get('page'), 1),
    size: (pageSizes as readonly number[]).includes(size) ? size : 10,
    filters: Object.fromEntries(filters),
    ...(search && { search }),
  };
};

/** An address is written by anybody: what is no search form is none. */
const parseSearch = (text: string | null): Search | undefined => {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Search)
      : undefined;
  } catch {
    return undefined;
  }
};

/** The query to write for a state; what the list does not own (a record's id) stays. */
export const writeState = (
  before: URLSearchParams,
  state: ListState,
  names: readonly string[],
): URLSearchParams => {
  const query = new URLSearchParams(before);
  // A saved search that the address named has been taken up, or the person has gone on from it.
  for (const name of ['page', 'size', 'search', 'saved', ...names]) query.delete(name);
  if (state.page !== 1) query.set('page', String(state.page));
  if (state.size !== 10) query.set('size', String(state.size));
  for (const [name, value] of Object.entries(state.filters)) if (value) query.set(name, value);
  if (state.search) query.set('search', JSON.stringify(state.search));
  return query;
};

/** What a list is narrowed by, as text: without the page one is on and how many rows it has. */
export const narrowingOf = (state: ListState, names: readonly string[]): string =>
  writeState(new URLSearchParams(), { ...state, page: 1, size: 10 }, names).toString();

type AnyFilter = Filter<Record<string, unknown>>;

/** The names a filter occupies in address and call. */
export const namesOf = (filter: AnyFilter): readonly string[] =>
  'field' in filter ? [filter.field] : [filter.from, filter.to];

const inputValue = (filter: AnyFilter, value: string): unknown => {
  if (filter.control === 'levels') return Number(value);
  if (filter.control === 'yesNo') return value === 'true';
  if (filter.control === 'item' && filter.multiple) return value.split(',');
  return value;
};

const inputOfFilters = (filters: readonly AnyFilter[], values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    filters.flatMap((filter) =>
      namesOf(filter).flatMap((name) => {
        const value = values[name]?.trim();
        return value ? [[name, inputValue(filter, value)] as const] : [];
      }),
    ),
  );

/** What the call is asked for a state. Empty inputs are never sent. */
export const inputOf = (
  state: ListState,
  filters: readonly AnyFilter[],
  ranges: readonly AnyFilter[] = [],
): Record<string, unknown> => {
  const { simple, conditions = [], ranges: values = {} } = state.search ?? {};
  const said = conditions.filter(({ keyword }) => keyword.trim() !== '');
  return {
    pageIndex: state.page,
    pageSize: state.size,
    ...inputOfFilters(filters, state.filters),
    ...inputOfFilters(ranges, values),
    ...(simple?.keyword.trim() && {
      simple: { searchField: simple.searchField, keyword: simple.keyword.trim() },
    }),
    ...(said.length > 0 && { conditions: said.map((each) => ({ ...each, keyword: each.keyword.trim() })) }),
  };
};

/** Digits and dots only, no dot in front (SF2): what may stand in an amount's field. */
export const amountTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .replace(/^\.+/, '');
