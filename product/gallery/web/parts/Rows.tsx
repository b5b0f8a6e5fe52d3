import type { ReactNode } from 'react';
import '#shell/list/list.css';
import { Table } from '#shell/list/Table';
import type { Density } from '#shell/list/columns/layout';
import type { Column, RowAction } from '#shell/list/types';

interface RowsProps<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: keyof Row & string;
  readonly label: string;
  readonly actions?: readonly RowAction<Row>[];
  readonly density?: Density;
  /** Whether somebody may wait for them: not where the state itself is shown. */
  readonly isBusy?: boolean;
}

const nobody: ReadonlySet<string> = new Set();
const none: readonly never[] = [];

/** The table of every list by itself, where rows are only read; without rows it shows that they are awaited. */
export const Rows = <Row,>(props: RowsProps<Row>): ReactNode => {
  const { rows, columns, rowKey, label, actions = none, density = 'middle', isBusy = !rows } = props;
  return (
    <Table
      rows={rows ?? none}
      offset={0}
      rowKey={rowKey}
      columns={{ left: columns.slice(0, 1), middle: columns.slice(1), right: none }}
      actions={actions}
      density={density}
      selected={nobody}
      onSelect={() => undefined}
      label={label}
      busy={isBusy}
      awaited={rows ? 0 : 4}
    />
  );
};
