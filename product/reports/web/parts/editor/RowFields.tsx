import type { ReactNode } from 'react';
import type { Defect } from '#shell/client/failed';
import { FieldControl } from '#shell/form/FieldControl';
import { unfit } from '#shell/form/FormField';
import type { AnyField } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import { Labelled } from './Labelled';

export type Row = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
type RowsField = Extract<AnyField, { control: 'rows' }>;

/** The fields of a row one by one, those of a record within it among them, each with its path. */
export const leavesOf = (
  fields: readonly AnyField[],
  under: Path = [],
): readonly { readonly field: AnyField; readonly path: Path }[] =>
  fields.flatMap((field) =>
    field.control === 'group'
      ? leavesOf(field.fields as unknown as readonly AnyField[], [...under, field.field])
      : [{ field, path: [...under, field.field] }],
  );

/** The fields of the rows that a field holds. */
export const fieldsIn = (field: RowsField): readonly AnyField[] =>
  field.fields as unknown as readonly AnyField[];

export const valueAt = (row: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, step) => (found as Row | undefined)?.[step], row);

const withValue = (row: Row, [step, ...rest]: Path, value: unknown): Row => ({
  ...row,
  [step!]: rest.length === 0 ? value : withValue(row[step!] as Row, rest, value),
});

/** What is wrong with one cell of a table, as the server said it. */
const defectAt = (refused: readonly Defect[], path: Path): string | undefined =>
  refused.find(
    (each) => each.path.length === path.length + 1 && path.every((step, at) => each.path[at + 1] === step),
  )?.message;

/** A text of this many characters takes two columns. */
const long = 60;
const isLong = (field: AnyField): boolean =>
  (field.control === 'text' && (field.atMost ?? 0) >= long) || (field.control === 'own' && !field.wide);

interface RowFieldsProps {
  readonly fields: readonly AnyField[];
  readonly row: Row;
  /** Where the row stands in its table. */
  readonly at: Path;
  readonly refused: readonly Defect[];
  readonly onChange: (row: Row) => void;
  /** Whether a field is not asked in this row. */
  readonly isSpared?: ((name: string) => boolean) | undefined;
  /** What is wrong with a field beyond what it takes. */
  readonly faultOf?: ((name: string) => string | undefined) | undefined;
  /** What is said below a field. */
  readonly beneath?: ((name: string) => ReactNode) | undefined;
}

/** The fields of one row side by side; ticks that follow each other share a line. */
export const RowFields = ({ fields, row, at, refused, onChange, ...looks }: RowFieldsProps) => {
  const say = useWords();
  const shown = leavesOf(fields).filter(
    ({ field }) => field.control !== 'rows' && !looks.isSpared?.(field.field),
  );
  const control = ({ field, path }: (typeof shown)[number], id?: string) => (
    <FieldControl
      key={path.join('.')}
      field={field}
      path={path}
      {...(id !== undefined && { id })}
      value={valueAt(row, path)}
      onChange={(value) => onChange(withValue(row, path, value))}
    />
  );
  const isTick = (place: number) => shown[place]?.field.control === 'yesNo';
  return (
    <div className="report-row__fields">
      {shown.map((one, place) => {
        const { field, path } = one;
        if (isTick(place)) {
          if (isTick(place - 1)) return null;
          const end = shown.findIndex((_, other) => other > place && !isTick(other));
          const ticks = shown.slice(place, end < 0 ? undefined : end);
          return (
            <div
              key={path.join('.')}
              className={
                ticks.length > 1 ? 'labelled labelled--wide report-row__checks' : 'labelled labelled--check'
              }
            >
              {ticks.map((tick) =>
                control({ ...tick, field: { ...tick.field, control: 'check' } as AnyField }),
              )}
            </div>
          );
        }
        return (
          <Labelled
            key={path.join('.')}
            label={field.label}
            wide={field.wide ?? field.control === 'textarea'}
            long={isLong(field)}
            wrong={
              defectAt(refused, [...at, ...path]) ??
              looks.faultOf?.(field.field) ??
              (field.control === 'number' ? undefined : unfit(field, valueAt(row, path), say))
            }
          >
            {(id) => (
              <>
                {control(one, id)}
                {field.hint && <span className="faint">{say(field.hint)}</span>}
                {looks.beneath?.(field.field)}
              </>
            )}
          </Labelled>
        );
      })}
    </div>
  );
};
