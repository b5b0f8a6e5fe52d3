import { useId, type ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import type { FieldDefect } from '../client/failed';
import { useWords } from '../words/say';
import { FieldControl } from './FieldControl';
import { unfit } from './FormField';
import type { AnyField } from './types';
import './form.css';

/** The id of the label that stands above a control, for one that no label can be tied to by itself: a group. */
export const labelId = (id: string): string => `${id}-label`;

/** A label above its control, with what is wrong below it. */
export const Labelled = ({
  label,
  wrong,
  wide = false,
  long = false,
  field,
  children,
}: {
  readonly label: WordKey;
  readonly wrong?: string | undefined;
  readonly wide?: boolean;
  /** Takes two columns: a name. */
  readonly long?: boolean;
  /** The name of its field, where one may paste into it. */
  readonly field?: string;
  /** The control; it takes the id so that the label is its name. */
  readonly children: (id: string) => ReactNode;
}) => {
  const say = useWords();
  const id = useId();
  return (
    <div
      {...(field !== undefined && { 'data-field': field })}
      className={`labelled${wide ? ' labelled--wide' : long ? ' labelled--name' : ''}${wrong ? ' labelled--wrong' : ''}`}
    >
      <label id={labelId(id)} htmlFor={id}>
        {say(label)}
      </label>
      {children(id)}
      {wrong && (
        <span className="labelled__wrong" role="alert">
          {wrong}
        </span>
      )}
    </div>
  );
};

export type Row = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
type RowsField = Extract<AnyField, { control: 'rows' }>;

/** The fields of a row one by one, those of a record within it among them, each with its path. */
const leavesOf = (
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

const valueAt = (row: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, step) => (found as Row | undefined)?.[step], row);

const withValue = (row: Row, [step, ...rest]: Path, value: unknown): Row => ({
  ...row,
  [step!]: rest.length === 0 ? value : withValue(row[step!] as Row, rest, value),
});

/** What is wrong with one cell of a table, as the server said it. */
const defectAt = (refused: readonly FieldDefect[], path: Path): string | undefined =>
  refused.find(
    (each) => each.path.length === path.length + 1 && path.every((step, at) => each.path[at + 1] === step),
  )?.message;

/** A text of this many characters takes two columns. */
const long = 60;
const isLong = (field: AnyField): boolean => field.control === 'text' && (field.atMost ?? 0) >= long;

interface RowFieldsProps {
  readonly fields: readonly AnyField[];
  readonly row: Row;
  /** Where the row stands in its table. */
  readonly at: Path;
  readonly refused: readonly FieldDefect[];
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
    <div className="row-fields">
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
                ticks.length > 1 ? 'labelled labelled--wide row-fields__ticks' : 'labelled labelled--check'
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
            field={field.field}
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
