import { memo, type ReactElement } from 'react';
import { useWords } from '../words/say';
import { Cell } from './Cell';
import { Check } from './batch/Check';
import { nameOf } from './named';
import { RowActions } from './RowActions';
import { cellLook, type PlacedColumn } from './placed';
import type { RowAction } from './types';

interface RowProps<Row> {
  readonly row: Row;
  /** Which of all the list's rows it is, counted across its pages. */
  readonly number: number;
  readonly columns: readonly PlacedColumn<Row>[];
  readonly actions: readonly RowAction<Row>[];
  readonly isSelected: boolean;
  readonly onSelect: (row: Row, chosen: boolean) => void;
}

const PlainRow = <Row,>({
  row,
  number,
  columns,
  actions,
  isSelected,
  onSelect,
}: RowProps<Row>): ReactElement => {
  const say = useWords();
  return (
    <tr className={isSelected ? 'table__selected' : undefined}>
      <td className="table__pick table__pinned table__pinned--left">
        <Check
          label={say('shell.selectRow', { name: nameOf(row, columns[0]!.column) })}
          chosen={isSelected}
          onChange={(chosen) => onSelect(row, chosen)}
        />
      </td>
      <td className="table__index table__pinned table__pinned--left">{number}</td>
      {columns.map((place, at) => {
        const { column } = place;
        const cell = <Cell row={row} column={column} />;
        const shared = { 'data-label': say(column.label), ...cellLook(place, at === 0) };
        return at === 0 ? (
          <th key={column.field} scope="row" {...shared}>
            {cell}
          </th>
        ) : (
          <td key={column.field} {...shared}>
            {cell}
          </td>
        );
      })}
      {actions.length > 0 && (
        <td className="table__actions">
          <RowActions row={row} actions={actions} />
        </td>
      )}
    </tr>
  );
};
export const OneRow = memo(PlainRow) as typeof PlainRow;
