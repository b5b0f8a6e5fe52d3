import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { inputOf, namesOf, readState, type ListState } from '../state';
import type { Filter, ListDeclaration, TreeDeclaration } from '../types';

type AnyFilter = Filter<Record<string, unknown>>;
/** What of a list's declaration its call is asked by. */
export type Asking<Input, Row> = Pick<
  ListDeclaration<Input, Row>,
  'call' | 'filters' | 'states' | 'search' | 'tree' | 'always'
>;

/** Declares it, typed by the call. */
export const question = <Input, Row>(asking: Asking<Input, Row>): Asking<Input, Row> => asking;

/** The tree's choice as the filter that the address, the call and the chips know. */
const filterOf = ({ field, label, branches }: TreeDeclaration<Record<string, unknown>>): AnyFilter => ({
  control: 'choice',
  field,
  label,
  options: branches.map(({ id, name }) => ({ value: id, text: name })),
});

/** All that narrows a list: the states above it, the tree beside it, the query area. */
export const filtersOf = <Input, Row>({ states, tree, filters = [] }: Asking<Input, Row>) => {
  const typed = filters as unknown as readonly AnyFilter[];
  const ofStates =
    states && ({ ...states, control: 'choice', label: 'shell.filters' } as unknown as AnyFilter);
  const ofOwn = states?.own && ({ ...states.own, control: 'yesNo' } as unknown as AnyFilter);
  const ofTree = tree && filterOf(tree as TreeDeclaration<Record<string, unknown>>);
  const all = [ofStates, ofOwn, ofTree, ...typed].filter((each) => each !== undefined);
  return { typed, ofTree, all, names: all.flatMap(namesOf) };
};

/** The question of a list in a state. */
export const readingOf = <Input, Row>(asking: Asking<Input, Row>, state: ListState) => {
  const ranges = (asking.search?.ranges ?? []) as unknown as AnyFilter[];
  const { all } = filtersOf(asking);
  return asking.call.query({ ...asking.always, ...inputOf(state, all, ranges) } as Input);
};

/** How many rows each of its states has for the same search; nothing where the list does not count them. */
export const countsOf = <Input, Row>(asking: Asking<Input, Row>, state: ListState) => {
  const { states, always } = asking;
  if (!states?.counts) return undefined;
  const apart: readonly string[] = [states.field, ...(states.own ? [states.own.field] : [])];
  const filters = Object.fromEntries(Object.entries(state.filters).filter(([name]) => !apart.includes(name)));
  const ranges = (asking.search?.ranges ?? []) as unknown as AnyFilter[];
  const {
    pageIndex: _index,
    pageSize: _size,
    ...sought
  } = inputOf({ ...state, filters }, filtersOf(asking).all, ranges);
  return states.counts.query({ ...always, ...sought } as never);
};

const unseen = new Set<string>();
/** Whether this answer was asked for before the list was drawn, and is shown for the first time now. */
export const takeUnseen = (queryKey: QueryKey): boolean => unseen.delete(JSON.stringify(queryKey));

/**
 * For a page that is a list and asks by nothing but what stands in its file: `export const ahead = preloadRows(asking)` asks
 * when the page's code is here, while frame and page are still being drawn; the page itself is given the same `asking`.
 */
export const preloadRows =
  <Input, Row>(asking: Asking<Input, Row>) =>
  async (cache: QueryClient): Promise<void> => {
    const state = readState(new URLSearchParams(location.search), filtersOf(asking).names);
    const reading = readingOf(asking, state);
    unseen.add(JSON.stringify(reading.queryKey));
    // Where it is refused or not answered, the list asks again as if nobody had, and says so.
    await cache
      .fetchQuery({ ...reading, meta: { quiet: true } })
      .catch(() => cache.resetQueries({ queryKey: reading.queryKey, exact: true }));
  };
