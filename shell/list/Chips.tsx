import { Tag } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { dictionariesQuery } from '../dictionary/useDictionary';
import { labelOf } from '../dictionary/codes';
import { useOffice } from '../office';
import { useLanguage, useWords } from '../words/say';
import { namesOf } from './state';
import type { Filter } from './types';

type AnyFilter = Filter<Record<string, unknown>>;
interface ChipsProps {
  readonly filters: readonly AnyFilter[];
  readonly values: Readonly<Record<string, string>>;
  readonly onClear: (names: readonly string[]) => void;
}

/** What the list is narrowed by, one chip a filter: nobody wonders where the other rows are. */
export const Chips = ({ filters, values, onClear }: ChipsProps) => {
  const say = useWords();
  const language = useLanguage();
  const { data: dictionaries } = useQuery(dictionariesQuery(useOffice()));
  const active = filters.filter((filter) => namesOf(filter).some((name) => values[name]));
  if (active.length === 0) return null;
  const valueOf = (filter: AnyFilter): string => {
    if (!('field' in filter)) return `${values[filter.from] || '…'} – ${values[filter.to] || '…'}`;
    const value = values[filter.field] ?? '';
    if (filter.control === 'item') {
      return value
        .split(',')
        .map((code) => labelOf(dictionaries?.get(filter.dictionary), code, language))
        .join(' · ');
    }
    if (filter.control === 'yesNo') return say(value === 'true' ? 'shell.yes' : 'shell.no');
    if (filter.control !== 'choice') return value;
    const option = filter.options.find((each) => each.value === value);
    return option ? say(option.label) : value;
  };
  return (
    <div className="chips" role="group" aria-label={say('shell.filters')}>
      {active.map((filter) => (
        <Tag
          key={namesOf(filter).join()}
          closable={{ 'aria-label': say('shell.clearFilter', { label: say(filter.label) }) }}
          onClose={(event) => {
            event.preventDefault();
            onClear(namesOf(filter));
          }}
        >
          {say(filter.label)}: {valueOf(filter)}
        </Tag>
      ))}
    </div>
  );
};
