import { memo, type ReactElement } from 'react';
import { useWords } from '../words/say';
import { Cell, isNumeric } from './Cell';
import { RowDeeds } from './RowDeeds';
import type { Column, RowDeed } from './types';

interface TableProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: keyof Row & string;
  readonly columns: readonly Column<Row>[];
  readonly deeds: readonly RowDeed<Row>[];
  readonly label: string;
  readonly busy: boolean;
  /** How many rows of skeleton while the first answer is on its way; 0 once it is here. */
  readonly awaited: number;
}

/**
 * A plain table: header, first column and deeds stay in view while it scrolls, by style alone, so that a thousand
 * cells cost no script. On a telephone every row is a card and every cell says its label.
 */
const PlainTable = <Row,>({ rows, rowKey, columns, deeds, label, busy, awaited }: TableProps<Row>) => {
  const say = useWords();
  return (
    <div className="table" role="region" aria-label={label} aria-busy={busy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.field}
                scope="col"
                className={isNumeric(column) ? 'table__number' : undefined}
                {...(column.width && { style: { minWidth: column.width } })}
              >
                {say(column.label)}
              </th>
            ))}
            {deeds.length > 0 && (
              <th scope="col" className="table__deeds">
                {say('shell.deeds')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {awaited > 0
            ? Array.from({ length: awaited }, (_, at) => (
                <Awaited key={at} columns={columns.length + (deeds.length > 0 ? 1 : 0)} />
              ))
            : rows.map((row) => (
                <OneRow key={String(row[rowKey])} row={row} columns={columns} deeds={deeds} />
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

const PlainRow = <Row,>({
  row,
  columns,
  deeds,
}: Pick<TableProps<Row>, 'columns' | 'deeds'> & { readonly row: Row }): ReactElement => {
  const say = useWords();
  return (
    <tr>
      {columns.map((column, at) => {
        const cell = <Cell row={row} column={column} />;
        const shared = {
          'data-label': say(column.label),
          className: isNumeric(column) ? 'table__number' : undefined,
        };
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
      {deeds.length > 0 && (
        <td className="table__deeds">
          <RowDeeds row={row} deeds={deeds} />
        </td>
      )}
    </tr>
  );
};
const OneRow = memo(PlainRow) as typeof PlainRow;
