import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useCan } from '../../can';
import { useOptions } from '../../dictionary/useDictionary';
import { useRetainedState } from '../../frame/useRetainedState';
import { useWords } from '../../words/say';
import { Input, Select } from '../controls';
import { FilterControl } from './FilterControl';
import { mostConditions, type Condition, type Search } from '../state';
import type { SearchDeclaration } from '../types';
import { useOutside } from '../useOutside';
import { message } from '../../parts/voices';

type Declared = SearchDeclaration<Record<string, unknown>>;
interface SearchProps {
  readonly declared: Declared;
  readonly value: Search | undefined;
  readonly onSearch: (search: Search | undefined) => void;
}

const isAdvanced = (search: Search | undefined): boolean => Boolean(search?.conditions ?? search?.ranges);

/** The search form (SF1 to SF4): a field and a keyword, or ranges and one to six conditions. */
export const SearchForm = ({ declared: whole, ...rest }: SearchProps) => {
  const can = useCan();
  const declared = { ...whole, fields: whole.fields.filter(({ action }) => !action || can(action)) };
  const props = { ...rest, declared };
  const { value } = props;
  const [advanced, setAdvanced] = useRetainedState('search.advanced', isAdvanced(value));
  useOutside(value, (search) => search && setAdvanced(isAdvanced(search)));
  return advanced ? (
    <AdvancedSearch {...props} onSwitch={() => setAdvanced(false)} />
  ) : (
    <SimpleSearch {...props} onSwitch={() => setAdvanced(true)} />
  );
};

const asksNothing = ({ ranges = {}, conditions = [] }: Search): boolean =>
  !conditions.some(({ keyword }) => keyword.trim()) && !Object.values(ranges).some((end) => end.trim());

type ModeProps = SearchProps & { readonly onSwitch: () => void };

const SimpleSearch = ({ declared, value, onSearch, onSwitch }: ModeProps) => {
  const say = useWords();
  const start = { searchField: declared.fields[0]!.value, keyword: '', ...value?.simple };
  const [typed, setTyped] = useRetainedState('search.simple', start);
  useOutside(value, (search) => setTyped(search?.simple ?? { ...typed, keyword: '' }));
  const reset = () => {
    setTyped({ ...typed, keyword: '' });
    onSearch(undefined);
  };
  return (
    <form
      className="search card"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.keyword.trim() ? { simple: typed } : undefined);
      }}
    >
      <FieldAndKeyword
        declared={declared}
        value={typed}
        onChange={(next) => setTyped({ ...typed, ...next })}
      />
      <Button type="primary" htmlType="submit">
        {say('shell.query')}
      </Button>
      <Button onClick={reset}>{say('shell.reset')}</Button>
      <Button type="link" onClick={onSwitch}>
        {say('shell.advancedSearch')}
      </Button>
    </form>
  );
};

const AdvancedSearch = ({ declared, value, onSearch, onSwitch }: ModeProps) => {
  const say = useWords();
  const id = useId();
  const blank: Condition = {
    logic: declared.logic.contains,
    searchField: declared.fields[0]!.value,
    keyword: '',
  };
  const [ranges, setRanges] = useRetainedState('search.ranges', value?.ranges ?? {});
  const [conditions, setConditions] = useRetainedState<readonly Condition[]>(
    'search.conditions',
    value?.conditions ?? [blank],
  );
  useOutside(value, (search) => {
    setRanges(search?.ranges ?? {});
    setConditions(search?.conditions?.length ? search.conditions : [blank]);
  });
  const add = () =>
    conditions.length < mostConditions
      ? setConditions([...conditions, blank])
      : message.warning(say('shell.noMoreConditions'));
  const remove = (at: number) =>
    conditions.length > 1
      ? setConditions(conditions.filter((_, place) => place !== at))
      : message.warning(say('shell.noFewerConditions'));
  const put = (at: number, changes: Partial<Condition>) =>
    setConditions(conditions.map((each, place) => (place === at ? { ...each, ...changes } : each)));
  const reset = () => {
    setRanges({});
    setConditions([blank]);
    onSearch(undefined);
  };
  return (
    <form
      className="search search--advanced card"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(asksNothing({ ranges, conditions }) ? undefined : { ranges, conditions });
      }}
    >
      <div className="query">
        {declared.ranges?.map((range, at) => (
          <div key={range.from} className="query__field">
            <label htmlFor={`${id}-${at}`}>{say(range.label)}</label>
            <FilterControl
              id={`${id}-${at}`}
              filter={range}
              values={ranges}
              onChange={(changes) => setRanges({ ...ranges, ...changes })}
            />
          </div>
        ))}
      </div>
      {conditions.map((condition, at) => (
        <div key={at} className="search__condition">
          <Select
            aria-label={say('shell.logic')}
            value={condition.logic}
            onChange={(logic) => put(at, { logic })}
            options={[
              { value: declared.logic.contains, label: say('shell.contains') },
              { value: declared.logic.containsNot, label: say('shell.containsNot') },
            ]}
          />
          <FieldAndKeyword declared={declared} value={condition} onChange={(changes) => put(at, changes)} />
          <Button aria-label={say('shell.addCondition')} icon={<PlusOutlined />} onClick={add} />
          <Button
            aria-label={say('shell.removeCondition')}
            icon={<MinusOutlined />}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div className="query__actions">
        <Button type="primary" htmlType="submit">
          {say('shell.query')}
        </Button>
        <Button onClick={reset}>{say('shell.reset')}</Button>
        <Button type="link" onClick={onSwitch}>
          {say('shell.switchQuery')}
        </Button>
      </div>
    </form>
  );
};

interface PairProps {
  readonly declared: Declared;
  readonly value: { readonly searchField: string; readonly keyword: string };
  readonly onChange: (changes: { searchField?: string; keyword?: string }) => void;
}

const FieldAndKeyword = ({ declared, value, onChange }: PairProps) => {
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
