import type { QueryKey } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../words/say';
import type { BatchAction, Column, RowAction, WhyNot } from '../types';
import type { Selection } from './useSelection';

const BatchDialog = lazy(async () => ({ default: (await import('./BatchDialog')).BatchDialog }));

interface BarProps<Row> {
  readonly selection: Selection<Row>;
  readonly rowKey: keyof Row & string;
  /** What every page of the list is asked under. */
  readonly list: QueryKey;
  /** What a row is recognised by. */
  readonly name: Column<Row>;
  readonly actions: readonly RowAction<Row>[];
  readonly whyNot?: (() => Promise<WhyNot<Row>>) | undefined;
}

const isForMany = <Row,>(action: RowAction<Row>): action is BatchAction<Row> => action.many !== undefined;

/** How many rows are selected, on whichever page, and what may be done to all of them. */
export const SelectionBar = <Row,>({ selection, rowKey, list, name, actions, whyNot }: BarProps<Row>) => {
  const say = useWords();
  const [chosen, setChosen] = useState<BatchAction<Row> | null>(null);
  const count = selection.keys.size;
  const mayBe = ({ action }: BatchAction<Row>): boolean =>
    selection.rows.some((row) => (row as { readonly can?: readonly string[] }).can?.includes(action));
  return (
    <>
      <div className="selection" hidden={count === 0}>
        <span role="status">{count > 0 && say('shell.selected', { count })}</span>
        <Button type="link" size="small" onClick={() => selection.clear()}>
          {say('shell.clear')}
        </Button>
        {actions
          .filter(isForMany)
          .filter(mayBe)
          .map((action) => (
            <Button
              key={action.action}
              size="small"
              danger={action.danger ?? false}
              onClick={() => setChosen(action)}
            >
              {say(action.label)}
            </Button>
          ))}
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <BatchDialog
            action={chosen as never}
            rows={selection.rows as never}
            rowKey={rowKey}
            list={list}
            name={name as never}
            whyNot={whyNot as never}
            onClose={(done) => {
              setChosen(null);
              selection.clear(done);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
