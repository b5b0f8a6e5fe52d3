import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import type { FieldDefect } from '#shell/client/failed';
import { usePastedCells } from '#shell/form/paste/usePastedCells';
import { fieldsIn, RowFields, type Row } from '#shell/form/RowFields';
import type { AnyField } from '#shell/form/types';
import { RowActions } from '#shell/parts/RowActions';
import { useWords, type Say } from '#shell/words/say';
import type { Assessed } from '../types';

/** What draws all rows of a table at once, for one of them to be chosen and written below. */
export interface OutlineProps<Of> {
  readonly rows: readonly Of[];
  readonly onChange: (rows: readonly Of[]) => void;
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly assessed: Assessed | null;
}

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
  readonly above?: (rows: readonly Of[], onChange: (rows: readonly Of[]) => void) => ReactNode;
  /** Shows all rows; only the chosen one is asked its fields. */
  readonly outline?: ComponentType<OutlineProps<Of>>;
  /** The rows as they become when cells of a spreadsheet were pasted. */
  readonly pasted?: (rows: readonly Of[]) => readonly Of[];
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
  const [chosen, setChosen] = useState(0);
  const change = (next: readonly Row[]) => onChange([...next]);
  const pasting = usePastedCells(field, {
    standing: standingIn(rows.length),
    read: () => rows,
    put: (next) => {
      const followed = next.map((row, at) =>
        of.follows && row !== rows[at] ? of.follows(rows[at] ?? (field.blank as Row), row, within) : row,
      );
      change(of.pasted?.(followed) ?? followed);
    },
    blank: { ...field.blank, ...of.begins?.([]) },
  });
  const { outline: Outline } = of;
  const shown = Math.min(chosen, rows.length - 1);
  return (
    <section
      className={isInner ? 'report-table report-table--inner' : 'report-table'}
      aria-label={say(field.label)}
      onPaste={pasting.take}
    >
      {isInner && <h4>{say(field.label)}</h4>}
      {of.above?.(rows, change)}
      {Outline && rows.length > 0 && (
        <Outline rows={rows} onChange={change} at={shown} onAt={setChosen} assessed={assessed} />
      )}
      {rows.map((row, at) => {
        if (Outline && at !== shown) return null;
        const title = of.titled(row, at, say);
        const put = (next: Row) => onChange(rows.with(at, of.follows ? of.follows(row, next, within) : next));
        const findings = (assessed?.findings ?? []).filter(
          (each) => each.table === of.findings?.table && each.row === of.findings.row(row),
        );
        return (
          <article key={at} className="report-row" aria-label={title} data-row={at}>
            <header className="report-row__head">
              <strong>{title}</strong>
              {of.level?.(row, assessed)}
              <RowActions
                rows={rows}
                at={at}
                name={of.named?.(row, at) || title}
                isPlaced={Outline !== undefined}
                onChange={onChange}
              />
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
      {pasting.note}
      <AddRow
        label={of.add}
        isInner={isInner}
        disabled={rows.length >= (field.most ?? Infinity)}
        onAdd={() => {
          setChosen(rows.length);
          onChange([...rows, { ...(field.blank as Row), ...of.begins?.(rows) }]);
        }}
      />
      {!isInner && <span className="rows__hint">{say('shell.pasteHint')}</span>}
    </section>
  );
};

/** In which row and field of a table somebody stands; the row after the last where they stand in none. */
const standingIn =
  (count: number) =>
  (table: Element, on: Element): { readonly row: number; readonly field?: string | undefined } => {
    const row = on.closest<HTMLElement>('[data-row]');
    return row && table.contains(row)
      ? {
          row: Number(row.dataset['row']),
          field: on.closest<HTMLElement>('[data-field]')?.dataset['field'],
        }
      : { row: count };
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
