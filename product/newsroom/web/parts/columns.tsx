import { minuteText } from '#contract/formatters';
import type { Column, Filter } from '#shell/list/types';
import { useWords } from '#shell/words/say';
import type { NewsRow } from '../../news';
import { languageWords, looks, stateWords } from './status';

type Head = Pick<
  NewsRow,
  'language' | 'status' | 'publishedAt' | 'goesOnlineAt' | 'missing' | 'editorName' | 'updatedAt'
>;

/** Since when readers have it, or when they will. */
const Online = ({ row: { publishedAt, goesOnlineAt } }: { readonly row: Head }) => {
  const say = useWords();
  if (goesOnlineAt !== null) return say('newsroom.goesOnline', { at: minuteText(goesOnlineAt) });
  return publishedAt !== null ? minuteText(publishedAt) : say('newsroom.offline');
};

/** Languages by their names. */
export const Languages = ({ of }: { readonly of: readonly Head['language'][] }) => {
  const say = useWords();
  return of.map((each) => say(languageWords[each])).join(say('shell.listMark')) || '/';
};

/** What every list of content shows of a piece beside what its kind says of it. */
export const headColumns: readonly Column<Head>[] = [
  {
    field: 'language',
    label: 'newsroom.language',
    width: 90,
    as: { status: {}, words: languageWords },
    draw: ({ language }) => <Languages of={[language]} />,
  },
  { field: 'status', label: 'newsroom.status', width: 110, as: { status: looks, words: stateWords } },
  {
    field: 'publishedAt',
    label: 'newsroom.online',
    width: 190,
    as: 'moment',
    draw: (row) => <Online row={row} />,
  },
  {
    field: 'missing',
    label: 'newsroom.missing',
    width: 150,
    draw: ({ missing }) => <Languages of={missing} />,
  },
  { field: 'editorName', label: 'newsroom.editor', width: 110 },
  { field: 'updatedAt', label: 'newsroom.updatedAt', width: 150, as: 'ago' },
];

interface Asked {
  readonly title?: string | undefined;
  readonly language?: Head['language'] | undefined;
}
/** By what every list of content is narrowed. */
export const headFilters: readonly Filter<Asked>[] = [
  { control: 'text', field: 'title', label: 'newsroom.title' },
  {
    control: 'choice',
    field: 'language',
    label: 'newsroom.language',
    options: Object.entries(languageWords).map(([value, label]) => ({ value, label })),
  },
];

/** The states of content above its lists. */
export const stateOptions = [
  { value: 'all', label: 'shell.all' },
  ...(['draft', 'submitted', 'published', 'returned', 'withdrawn'] as const).map((value) => ({
    value,
    label: stateWords[value],
  })),
] as const;
