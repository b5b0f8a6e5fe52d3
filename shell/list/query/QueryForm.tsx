import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useWords } from '../../words/say';
import type { Filter } from '../types';
import { FilterControl } from './FilterControl';

type Values = Readonly<Record<string, string>>;
interface QueryFormProps {
  readonly filters: readonly Filter<Record<string, unknown>>[];
  readonly typed: Values;
  readonly onType: (change: (before: Values) => Values) => void;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onSearch: () => void;
  readonly onReset: () => void;
}

/** How many fields stand in view before one asks for more. */
const first = 3;

/** Labels above controls, the first row in view; Enter searches. What is typed lies with whoever shows it. */
export const QueryForm = ({ filters, typed, onType, open, onOpen, onSearch, onReset }: QueryFormProps) => {
  const say = useWords();
  const id = useId();
  const shown = open ? filters : filters.slice(0, first);
  const hidden = filters.length - first;
  return (
    <form
      className="query card"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      {shown.map((filter, at) => (
        <div key={filter.label} className="query__field">
          <label htmlFor={`${id}-${at}`}>{say(filter.label)}</label>
          <FilterControl
            id={`${id}-${at}`}
            filter={filter}
            values={typed}
            onChange={(changes) => onType((before) => ({ ...before, ...changes }))}
          />
        </div>
      ))}
      <div className="query__actions">
        <Button type="primary" htmlType="submit">
          {say('shell.query')}
        </Button>
        <Button onClick={onReset}>{say('shell.reset')}</Button>
        {hidden > 0 && (
          <Button type="link" aria-expanded={open} onClick={() => onOpen(!open)}>
            {open ? say('shell.less') : say('shell.more', { count: hidden })}{' '}
            {open ? <UpOutlined /> : <DownOutlined />}
          </Button>
        )}
      </div>
    </form>
  );
};
