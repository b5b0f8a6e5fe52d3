import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useRetainedState } from '../../frame/useRetainedState';
import { useWords } from '../../words/say';
import { FilterControl } from './FilterControl';
import type { Filter } from '../types';
import { useOutside } from '../useOutside';

interface QueryAreaProps {
  readonly filters: readonly Filter<Record<string, unknown>>[];
  readonly values: Readonly<Record<string, string>>;
  readonly onSearch: (values: Readonly<Record<string, string>>) => void;
}

/** How many fields stand in view before one asks for more. */
const first = 3;

/** Labels above controls, the first row in view; Enter searches, and so does resetting. */
export const QueryArea = ({ filters, values, onSearch }: QueryAreaProps) => {
  const say = useWords();
  const id = useId();
  const [typed, setTyped] = useRetainedState('query.typed', values);
  const [open, setOpen] = useRetainedState('query.open', false);
  useOutside(values, setTyped);
  /** What was typed and never asked for goes too: no change of the address takes it away. */
  const reset = (): void => {
    setTyped({});
    onSearch({});
  };
  const shown = open ? filters : filters.slice(0, first);
  const hidden = filters.length - first;
  return (
    <form
      className="query card"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      {shown.map((filter, at) => (
        <div key={`${filter.label}`} className="query__field">
          <label htmlFor={`${id}-${at}`}>{say(filter.label)}</label>
          <FilterControl
            id={`${id}-${at}`}
            filter={filter}
            values={typed}
            onChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
          />
        </div>
      ))}
      <div className="query__actions">
        <Button type="primary" htmlType="submit">
          {say('shell.query')}
        </Button>
        <Button onClick={reset}>{say('shell.reset')}</Button>
        {hidden > 0 && (
          <Button type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? say('shell.less') : say('shell.more', { count: hidden })}{' '}
            {open ? <UpOutlined /> : <DownOutlined />}
          </Button>
        )}
      </div>
    </form>
  );
};
