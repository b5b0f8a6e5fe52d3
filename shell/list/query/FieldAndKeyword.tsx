import { useOptions } from '../../dictionary/useDictionary';
import { useWords } from '../../words/say';
import { Input, Select } from '../controls';
import type { SearchDeclaration } from '../types';

interface PairProps {
  readonly declared: SearchDeclaration<Record<string, unknown>>;
  readonly value: { readonly searchField: string; readonly keyword: string };
  readonly onChange: (changes: { searchField?: string; keyword?: string }) => void;
}

/** What is searched, and for what. */
export const FieldAndKeyword = ({ declared, value, onChange }: PairProps) => {
  const say = useWords();
  const dictionary = declared.fields.find((field) => field.value === value.searchField)?.dictionary;
  return (
    <>
      <Select
        className="search__field"
        aria-label={say('shell.searchField')}
        value={value.searchField}
        options={declared.fields.map((field) => ({ value: field.value, label: say(field.label) }))}
        onChange={(searchField) => onChange({ searchField, keyword: '' })}
      />
      {dictionary ? (
        <KeywordOfDictionary
          dictionary={dictionary}
          value={value.keyword}
          onChange={(keyword) => onChange({ keyword })}
        />
      ) : (
        <Input
          className="search__keyword"
          aria-label={say('shell.keyword')}
          placeholder={say('shell.keyword')}
          allowClear
          value={value.keyword}
          onChange={(event) => onChange({ keyword: event.target.value })}
        />
      )}
    </>
  );
};

const KeywordOfDictionary = ({
  dictionary,
  value,
  onChange,
}: {
  readonly dictionary: string;
  readonly value: string;
  readonly onChange: (keyword: string) => void;
}) => {
  const say = useWords();
  const options = useOptions(dictionary);
  return (
    <Select
      className="search__keyword"
      aria-label={say('shell.keyword')}
      allowClear
      options={options}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
};
