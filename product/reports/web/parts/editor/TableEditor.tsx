import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import type { FieldDefect } from '#shell/client/failed';
import { fieldsIn, RowFields, type Row } from '#shell/form/RowFields';
import type { AnyField } from '#shell/form/types';
import { RowActions } from '#shell/parts/RowActions';
import { useWords, type Say } from '#shell/words/say';
import type { Assessed } from '../types';

/** What a table does beside asking the fields of its rows; all of it may be left out but the first two. */
export interface Manner<Of, Within = undefined> {
  /** The word that adds a row. */
  readonly add: WordKey;
  /** What is to be known of the whole table. */
  readonly hint?: WordKey;
  /** What a row is called in its head. */
  readonly titled: (row: Of, at: number, say: Say) => string;
  /** What moving and removing call it, where that is shorter. */
  readonly named?: (row: Of, at: number) => string;
  /** What a new row holds beside nothing. */
  readonly begins?: (rows: readonly Of[]) => Partial<Of>;
  readonly above?: (rows: readonly Of[]) => ReactNode;
  /** The level that follows from a row, in its head. */
  readonly level?: (row: Of, assessed: Assessed | null) => ReactNode;
  readonly below?: (row: Of, assessed: Assessed | null) => ReactNode;
  /** By what the rules' findings name the table and the row. */
  readonly findings?: { readonly table: string; readonly row: (row: Of) => string };
  /** A row as it becomes when somebody has changed it: what follows from its other fields. */
  readonly follows?: (before: Of, after: Of, within: Within) => Of;
  /** Fields that a row is not asked. */
  readonly spares?: (name: keyof Of, row: Of, within: Within) => boolean;
  readonly faults?: (name: keyof Of, row: Of, within: Within, say: Say) => string | undefined;
  readonly beneath?: (name: keyof Of, row: Of, within: Within, say: Say) => ReactNode;
  /** The manners of the rows within its rows, by their fields. */
  readonly inner?: Readonly<Record<string, AnyManner>>;
}
export type AnyManner = Manner<never, never>;
type Known = Manner<Row, unknown>;

/** Rows within a row that nothing more is said of. */
const plain = { add: 'shell.add', titled: (_: Row, at: number) => String(at + 1) } as const;

interface TableEditorProps {
  readonly field: Extract<AnyField, { control: 'rows' }>;
  readonly manner: AnyManner;
  readonly rows: readonly Row[];
  readonly onChange: (rows: Row[]) => void;
  readonly assessed: Assessed | null;
  readonly refused: readonly FieldDefect[];
  /** Where the table stands, and in which row, if it stands in one. */
  readonly at?: readonly (string | number)[];
  readonly within?: Row;
}

/** The rows of a table, each with its fields, what follows from them and what the rules say of it. */
export const TableEditor = ({
  field,
  manner,
  rows,
  onChange,
  assessed,
  refused,
  at: under = [],
  within,
}: TableEditorProps) => {
  const say = useWords();
  const of = manner as unknown as Known;
  const fields = fieldsIn(field);
  const isInner = within !== undefined;
  return (
    <section
      className={isInner ? 'report-table report-table--inner' : 'report-table'}
      aria-label={say(field.label)}
    >
      {isInner && <h4>{say(field.label)}</h4>}
      {of.above?.(rows)}
      {rows.map((row, at) => {
        const title = of.titled(row, at, say);
        const put = (next: Row) => onChange(rows.with(at, of.follows ? of.follows(row, next, within) : next));
        const findings = (assessed?.findings ?? []).filter(
          (each) => each.table === of.findings?.table && each.row === of.findings.row(row),
        );
        return (
          <article key={at} className="report-row" aria-label={title}>
            <header className="report-row__head">
              <strong>{title}</strong>
              {of.level?.(row, assessed)}
              <RowActions rows={rows} at={at} name={of.named?.(row, at) || title} onChange={onChange} />
            </header>
            <RowFields
              fields={fields}
              row={row}
              at={[...under, at]}
              refused={refused}
              onChange={put}
              isSpared={of.spares && ((name) => of.spares!(name, row, within))}
              faultOf={of.faults && ((name) => of.faults!(name, row, within, say))}
              beneath={of.beneath && ((name) => of.beneath!(name, row, within, say))}
            />
            {fields.map(
              (each) =>
                each.control === 'rows' && (
                  <TableEditor
                    key={each.field}
                    field={each}
                    manner={of.inner?.[each.field] ?? (plain as unknown as AnyManner)}
                    rows={row[each.field] as readonly Row[]}
                    onChange={(inner) => put({ ...row, [each.field]: inner })}
                    assessed={assessed}
                    refused={refused}
                    at={[...under, at, each.field]}
                    within={row}
                  />
                ),
            )}
            {of.below?.(row, assessed)}
            {findings.length > 0 && (
              <ul className="findings findings--row">
                {findings.map(({ severity, says }) => (
                  <li key={says} className={`findings__${severity}`}>
                    {says}
                  </li>
                ))}
              </ul>
            )}
          </article>
        );
      })}
      <AddRow
        label={of.add}
        isInner={isInner}
        disabled={rows.length >= (field.most ?? Infinity)}
        onAdd={() => onChange([...rows, { ...(field.blank as Row), ...of.begins?.(rows) }])}
      />
    </section>
  );
};

/** Adds a row and puts the hand on the first thing to be written in it. */
const AddRow = ({
  label,
  isInner,
  disabled,
  onAdd,
}: {
  readonly label: WordKey;
  readonly isInner: boolean;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}) => {
  const say = useWords();
  return (
    <Button
      type="dashed"
      {...(isInner ? { size: 'small' as const } : { block: true })}
      icon={<PlusOutlined />}
      disabled={disabled}
      onClick={(event) => {
        const table = event.currentTarget.parentElement;
        onAdd();
        requestAnimationFrame(() => {
          const row = [...(table?.querySelectorAll(':scope > .report-row') ?? [])].at(-1);
          const fields = row?.querySelectorAll<HTMLInputElement>('input[type="text"], textarea') ?? [];
          [...fields].find(({ value }) => value === '')?.focus();
        });
      }}
    >
      {say(label)}
    </Button>
  );
};
