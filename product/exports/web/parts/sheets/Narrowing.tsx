import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { FilterControl } from '#shell/list/query/FilterControl';
import type { Filter } from '#shell/list/types';
import { useWords } from '#shell/words/say';

type Values = Readonly<Record<string, string>>;
interface NarrowingProps {
  readonly filters: readonly Filter<Record<string, unknown>>[];
  readonly onNarrow: (values: Values) => void;
}

/** As many fields stand in view before one asks for more. */
const first = 3;

/** The list's own filters: what is found by them is what leaves. */
export const Narrowing = ({ filters, onNarrow }: NarrowingProps) => {
  const say = useWords();
  const id = useId();
  const [typed, setTyped] = useState<Values>({});
  const [open, setOpen] = useState(false);
  const shown = open ? filters : filters.slice(0, first);
  const hidden = filters.length - first;
  /** Emptied one by one, for whoever holds them: what is not named stays. */
  const reset = (): void => {
    onNarrow(Object.fromEntries(Object.keys(typed).map((name) => [name, ''])));
    setTyped({});
  };
  return (
    <form
      className="query card"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onNarrow(typed);
      }}
    >
      {shown.map((filter, at) => (
        <div key={filter.label} className="query__field">
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
