import type { WordKey } from '#contract/words';
import type { Say } from '../../words/say';
import { namesOf, type ListState, type Search } from '../state';
import type { Filter, SearchDeclaration } from '../types';

type AnyFilter = Filter<Record<string, unknown>>;

/** One thing a list is narrowed by: what it says, and the changes of state that undo it alone. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly without: Pick<ListState, 'filters'> | { readonly search: Search | undefined };
}

interface Speaking {
  readonly say: Say;
  /** The word of a dictionary's code. */
  readonly labelOf: (dictionary: string, code: string) => string;
}
type Values = Readonly<Record<string, string>>;

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const textOf = (filter: AnyFilter, values: Values, { say, labelOf }: Speaking): string => {
  if (!('field' in filter)) return `${values[filter.from] || '…'} – ${values[filter.to] || '…'}`;
  const value = values[filter.field] ?? '';
  if (filter.control === 'item') {
    return value
      .split(',')
      .map((code) => labelOf(filter.dictionary, code))
      .join(' · ');
  }
  if (filter.control === 'yesNo') return say(value === 'true' ? 'shell.yes' : 'shell.no');
  const option = filter.control === 'choice' && filter.options.find((each) => each.value === value);
  if (!option) return value;
  return 'text' in option ? option.text : say(option.label);
};

const isSaid = (filter: AnyFilter, values: Values): boolean =>
  namesOf(filter).some((name) => values[name]?.trim());

/** A search without one of its parts; none at all where nothing is left to search for. */
const lessened = (search: Search, changes: Partial<Search>): Search | undefined => {
  const { ranges = {}, conditions = [] } = { ...search, ...changes };
  const asks =
    conditions.some(({ keyword }) => keyword.trim()) || Object.values(ranges).some((end) => end.trim());
  return asks ? { ranges, conditions } : undefined;
};

const searchChips = (
  search: Search,
  { fields, ranges = [], logic }: SearchDeclaration<Record<string, unknown>>,
  speaking: Speaking,
): Chip[] => {
  const { say, labelOf } = speaking;
  const fieldOf = (searchField: string) => fields.find(({ value }) => value === searchField);
  const wordOf = (searchField: string, keyword: string): string => {
    const dictionary = fieldOf(searchField)?.dictionary;
    return dictionary ? labelOf(dictionary, keyword) : keyword;
  };
  const label = (searchField: string): string => {
    const found: WordKey | undefined = fieldOf(searchField)?.label;
    return found ? say(found) : searchField;
  };
  const { simple, conditions = [], ranges: values = {} } = search;
  return [
    ...(simple?.keyword.trim()
      ? [
          {
            key: 'simple',
            label: label(simple.searchField),
            text: wordOf(simple.searchField, simple.keyword),
            without: { search: undefined },
          },
        ]
      : []),
    ...ranges
      .filter((range) => isSaid(range, values))
      .map((range) => ({
        key: range.from,
        label: say(range.label),
        text: textOf(range, values, speaking),
        without: { search: lessened(search, { ranges: without(values, namesOf(range)) }) },
      })),
    ...conditions.flatMap((condition, at) =>
      condition.keyword.trim()
        ? [
            {
              key: `condition ${at}`,
              label: label(condition.searchField),
              text: `${condition.logic === logic.containsNot ? `${say('shell.containsNot')} ` : ''}${wordOf(condition.searchField, condition.keyword)}`,
              without: {
                search: lessened(search, { conditions: conditions.filter((_, place) => place !== at) }),
              },
            },
          ]
        : [],
    ),
  ];
};

/** Everything a list is narrowed by, by filters and by its search form; each can be taken away alone. */
export const chipsOf = (
  state: ListState,
  filters: readonly AnyFilter[],
  search: SearchDeclaration<Record<string, unknown>> | undefined,
  speaking: Speaking,
): Chip[] => [
  ...filters
    .filter((filter) => isSaid(filter, state.filters))
    .map((filter) => ({
      key: namesOf(filter).join(),
      label: speaking.say(filter.label),
      text: textOf(filter, state.filters, speaking),
      without: { filters: without(state.filters, namesOf(filter)) },
    })),
  ...(search && state.search ? searchChips(state.search, search, speaking) : []),
];
