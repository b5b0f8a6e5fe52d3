import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import type { Defect } from '#shell/client/failed';
import { useWords } from '#shell/words/say';

/** A figure as it was typed: what is none travels as it is, so that it stays, and is refused at its field. */
export const asTyped = (value: unknown): number | null => value as number | null;

/** What is wrong with one cell of a table. */
export const defectAt = (
  refused: readonly Defect[],
  ...path: readonly (string | number)[]
): string | undefined =>
  refused.find(
    (each) => each.path.length === path.length + 1 && path.every((step, at) => each.path[at + 1] === step),
  )?.message;

/** A label above its control, with what is wrong below it. */
export const Labelled = ({
  label,
  wrong,
  wide = false,
  long = false,
  children,
}: {
  readonly label: WordKey;
  readonly wrong?: string | undefined;
  readonly wide?: boolean;
  /** Takes two columns: a name. */
  readonly long?: boolean;
  /** The control; it takes the id so that the label is its name. */
  readonly children: (id: string) => ReactNode;
}) => {
  const say = useWords();
  const id = useId();
  return (
    <div
      className={`labelled${wide ? ' labelled--wide' : long ? ' labelled--name' : ''}${wrong ? ' labelled--wrong' : ''}`}
    >
      <label htmlFor={id}>{say(label)}</label>
      {children(id)}
      {wrong && (
        <span className="labelled__wrong" role="alert">
          {wrong}
        </span>
      )}
    </div>
  );
};

/** Moves and removes a row. */
export const RowActions = <Row,>({
  rows,
  at,
  name,
  onChange,
}: {
  readonly rows: readonly Row[];
  readonly at: number;
  readonly name: string;
  readonly onChange: (rows: Row[]) => void;
}) => {
  const say = useWords();
  const swap = (other: number) =>
    onChange(rows.map((row, place) => (place === at ? rows[other]! : place === other ? rows[at]! : row)));
  return (
    <span className="row-actions">
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={`${say('shell.moveUp')} ${name}`}
        disabled={at === 0}
        onClick={() => swap(at - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={`${say('shell.moveDown')} ${name}`}
        disabled={at === rows.length - 1}
        onClick={() => swap(at + 1)}
      />
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={`${say('shell.remove')} ${name}`}
        onClick={() => onChange(rows.filter((_, place) => place !== at))}
      />
    </span>
  );
};

/** Findings of the rules about one row. */
export const RowFindings = ({
  findings,
}: {
  readonly findings: readonly { readonly severity: string; readonly says: string }[];
}) =>
  findings.length === 0 ? null : (
    <ul className="findings findings--row">
      {findings.map(({ severity, says }) => (
        <li key={says} className={`findings__${severity}`}>
          {says}
        </li>
      ))}
    </ul>
  );

/** A copy of the rows with one of them changed. */
export const withRow = <Row,>(rows: readonly Row[], at: number, next: Partial<Row>): Row[] =>
  rows.map((row, place) => (place === at ? { ...row, ...next } : row));

/** Adds a row and puts the hand on the first thing to be written in it. */
export const AddRow = ({
  label,
  disabled,
  onAdd,
}: {
  readonly label: WordKey;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}) => {
  const say = useWords();
  return (
    <Button
      type="dashed"
      block
      icon={<PlusOutlined />}
      disabled={disabled}
      onClick={(event) => {
        const table = event.currentTarget.parentElement;
        onAdd();
        requestAnimationFrame(() => {
          const row = [...(table?.querySelectorAll('.report-row') ?? [])].at(-1);
          const fields = row?.querySelectorAll<HTMLInputElement>('input[type="text"], textarea') ?? [];
          [...fields].find(({ value }) => value === '')?.focus();
        });
      }}
    >
      {say(label)}
    </Button>
  );
};
