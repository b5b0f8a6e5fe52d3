import { say } from '#shell/words/say';
import { filtersOf, type Asking } from '#shell/list/query/question';
import { namesOf, type Condition, type ListState, type Search } from '#shell/list/state';
import type { Filter, SearchDeclaration } from '#shell/list/types';

type AnyFilter = Filter<Record<string, unknown>>;
type AnyAsking = Asking<never, never>;
type Input = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

const valuesOf = (input: Input, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = input[name];
      return value === undefined || value === null ? [] : [[name, textOf(value)] as const];
    }),
  );

const rangesOf = ({ search }: AnyAsking): readonly AnyFilter[] =>
  (search?.ranges ?? []) as unknown as readonly AnyFilter[];

/** What the search form holds for what the call is asked; nothing where it is asked nothing. */
const searchOf = (input: Input, asking: AnyAsking): Search | undefined => {
  if (!asking.search) return undefined;
  const simple = input['simple'] as Search['simple'] | null | undefined;
  const conditions = (input['conditions'] ?? []) as readonly Condition[];
  const ranges = valuesOf(input, rangesOf(asking).flatMap(namesOf));
  const isAdvanced = conditions.length > 0 || Object.keys(ranges).length > 0;
  if (!simple && !isAdvanced) return undefined;
  return { ...(simple && { simple }), ...(isAdvanced && { conditions, ranges }) };
};

const ofNoFilter = ['pageIndex', 'pageSize', 'simple', 'conditions'];

/**
 * The state in which a list asks its call this: `inputOf` the other way round. `unknown` are the fields by which the page of
 * today cannot narrow it.
 */
export const stateOf = (
  input: Input,
  asking: AnyAsking,
): { readonly state: Pick<ListState, 'filters' | 'search'>; readonly unknown: readonly string[] } => {
  const { names } = filtersOf(asking);
  const ranges = asking.search ? rangesOf(asking).flatMap(namesOf) : [];
  const known = new Set([...names, ...ranges, ...Object.keys(asking.always ?? {}), ...ofNoFilter]);
  const search = searchOf(input, asking);
  return {
    state: { filters: valuesOf(input, names), ...({ search } as { readonly search?: Search }) },
    unknown: Object.keys(input).filter((name) => !known.has(name) && input[name] != null),
  };
};

/** What the page calls a field of the call, or a field of its search form; the field's own name where it knows none. */
export const labelOfField = (name: string, asking: AnyAsking): string => {
  const { all } = filtersOf(asking);
  const filter = [...all, ...rangesOf(asking)].find((each) => namesOf(each).includes(name));
  const search = asking.search as unknown as SearchDeclaration<Record<string, unknown>> | undefined;
  const label = filter?.label ?? search?.fields.find(({ value }) => value === name)?.label;
  return label ? say(label) : name;
};
