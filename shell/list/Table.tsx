import { memo, useCallback, useMemo } from 'react';
import { useWords } from '../words/say';
import { Check } from './batch/Check';
import { OneRow } from './Row';
import type { Density } from './columns/layout';
import { before, cellLook, placed, type Drawn } from './placed';
import type { RowAction } from './types';
import { usePins } from './columns/usePins';

interface TableProps<Row> {
  readonly rows: readonly Row[];
  /** How many rows stand on the pages before. */
  readonly offset: number;
  readonly rowKey: keyof Row & string;
  readonly columns: Drawn<Row>;
  readonly actions: readonly RowAction<Row>[];
  readonly density: Density;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (rows: readonly Row[], chosen: boolean) => void;
  readonly label: string;
  readonly busy: boolean;
  /** How many rows of skeleton while the first answer is on its way; 0 once it is here. */
  readonly awaited: number;
}

/**
 * A plain table: header, pinned columns and actions stay in view while it scrolls, by style alone, so that a thousand
 * cells cost no script. On a telephone every row is a card and every cell says its label.
 */
const PlainTable = <Row,>(props: TableProps<Row>) => {
  const { rows, offset, rowKey, columns, actions, density, selected, onSelect, label, busy, awaited } = props;
  const say = useWords();
  const all = useMemo(() => placed(columns, actions.length > 0), [columns, actions.length]);
  const table = usePins(columns.left.length + before, columns.right.length + Number(actions.length > 0));
  const here = rows.filter((row) => selected.has(String(row[rowKey]))).length;
  const selectOne = useCallback((row: Row, chosen: boolean) => onSelect([row], chosen), [onSelect]);
  return (
    <div className={`table table--${density}`} role="region" aria-label={label} aria-busy={busy} tabIndex={0}>
      <table ref={table}>
        <thead>
          <tr>
            <th scope="col" className="table__pick table__pinned table__pinned--left">
              <Check
                label={say('shell.selectPage')}
                chosen={rows.length > 0 && here === rows.length}
                partly={here > 0 && here < rows.length}
                onChange={(chosen) => onSelect(rows, chosen)}
              />
            </th>
            <th scope="col" className="table__index table__pinned table__pinned--left">
              {say('shell.rowNumber')}
            </th>
            {all.map((place, at) => {
              const { className, style } = cellLook(place, at === 0);
              const { column } = place;
              return (
                <th
                  key={column.field}
                  scope="col"
                  className={className}
                  style={{ ...style, ...(column.width && { minWidth: column.width }) }}
                >
                  {say(column.label)}
                </th>
              );
            })}
            {actions.length > 0 && (
              <th scope="col" className="table__actions">
                {say('shell.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {awaited > 0
            ? Array.from({ length: awaited }, (_, at) => (
                <Awaited key={at} columns={all.length + before + Number(actions.length > 0)} />
              ))
            : rows.map((row, at) => (
                <OneRow
                  key={String(row[rowKey])}
                  row={row}
                  number={offset + at + 1}
                  columns={all}
                  actions={actions}
                  isSelected={selected.has(String(row[rowKey]))}
                  onSelect={selectOne}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
};
export const Table = memo(PlainTable) as typeof PlainTable;

const Awaited = ({ columns }: { readonly columns: number }) => (
  <tr aria-hidden="true">
    {Array.from({ length: columns }, (_, at) => (
      <td key={at}>
        <span className="table__awaited" />
      </td>
    ))}
  </tr>
);
