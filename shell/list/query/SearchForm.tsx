import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useCan } from '../../can';
import { useRetainedState } from '../../frame/useRetainedState';
import { useWords } from '../../words/say';
import { FieldAndKeyword } from './FieldAndKeyword';
import type { Search } from '../state';
import type { ModeProps, SearchProps } from './search-props';
import { useOutside } from '../useOutside';

const AdvancedSearch = lazy(async () => ({ default: (await import('./AdvancedSearch')).AdvancedSearch }));

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
    <Suspense fallback={<div className="search search--advanced card" />}>
      <AdvancedSearch {...props} onSwitch={() => setAdvanced(false)} />
    </Suspense>
  ) : (
    <SimpleSearch {...props} onSwitch={() => setAdvanced(true)} />
  );
};

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
