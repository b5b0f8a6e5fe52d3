import { CloseOutlined } from '@ant-design/icons';
import { labelOf } from '../../dictionary/codes';
import { useDictionaries } from '../../dictionary/useDictionary';
import { useLanguage, useWords } from '../../words/say';
import { chipsOf, type Chip } from './narrowing';
import type { ListState } from '../state';
import type { Filter, SearchDeclaration } from '../types';

interface ChipsProps {
  readonly state: ListState;
  readonly filters: readonly Filter<Record<string, unknown>>[];
  readonly search: SearchDeclaration<Record<string, unknown>> | undefined;
  readonly onChange: (without: Chip['without']) => void;
}

/** What the list is narrowed by, one chip each: nobody wonders where the other rows are. */
export const Chips = ({ state, filters, search, onChange }: ChipsProps) => {
  const say = useWords();
  const language = useLanguage();
  const dictionaryOf = useDictionaries();
  const chips = chipsOf(state, filters, search, {
    say,
    labelOf: (dictionary, code) => labelOf(dictionaryOf(dictionary), code, language),
  });
  if (chips.length === 0) return null;
  return (
    <div className="chips" role="group" aria-label={say('shell.filters')}>
      {chips.map(({ key, label, text, without }) => (
        <span key={key} className="chip">
          {say('shell.labelled', { label, text })}
          <button
            type="button"
            aria-label={say('shell.clearFilter', { label })}
            onClick={() => onChange(without)}
          >
            <CloseOutlined />
          </button>
        </span>
      ))}
    </div>
  );
};
