import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useRetainedState } from '../../frame/useRetainedState';
import { message } from '../../parts/voices';
import { useWords } from '../../words/say';
import { Select } from '../controls';
import { mostConditions, type Condition, type Search } from '../state';
import { useOutside } from '../useOutside';
import { ConditionCount } from './ConditionCount';
import { FieldAndKeyword } from './FieldAndKeyword';
import { FilterControl } from './FilterControl';
import type { ModeProps } from './search-props';

const asksNothing = ({ ranges = {}, conditions = [] }: Search): boolean =>
  !conditions.some(({ keyword }) => keyword.trim()) && !Object.values(ranges).some((end) => end.trim());

/** Ranges, and one to six conditions, each with the number of rows that it finds by itself. */
export const AdvancedSearch = ({ declared, value, counting, onSearch, onSwitch }: ModeProps) => {
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
      <div className="search__conditions">
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
            <ConditionCount condition={condition} counting={counting} />
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
      </div>
    </form>
  );
};
