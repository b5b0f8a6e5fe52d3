import type { ReactNode } from 'react';
import type { Fact as Known, FieldFacts } from '#contract/facts';
import type { WordKey } from '#contract/words';
import { rowFacts, type AnyControl, type Controls } from '../form/declared';
import { Cell } from '../list/Cell';
import { SmallTable } from '../parts/SmallTable';
import { useWords } from '../words/say';
import { partFacts, shownColumns, type Part } from './DeclaredFacts';
import { rowChanges, saysTheSame, type RowChange } from './differences';
import './differences.css';

type Bag = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly Bag[] => (value as readonly Bag[] | null | undefined) ?? [];

/** One cell of a row that changed: what it said before and what it says now, or the one thing it says. */
const ChangedCell = ({
  change: { before, after },
  column,
}: {
  readonly change: RowChange;
  readonly column: Part;
}) => {
  const cell = (row: Bag): ReactNode => <Cell row={row} column={column} />;
  if (before && after && !saysTheSame(column.of(before), column.of(after)))
    return (
      <span>
        <del>{cell(before)}</del> <ins>{cell(after)}</ins>
      </span>
    );
  return cell((after ?? before)!);
};

interface RowsProps {
  readonly title: WordKey;
  readonly columns: readonly Part[];
  readonly before: readonly object[];
  readonly after: readonly object[];
  /** The field that says which row is which, where there is one. */
  readonly keyedBy?: string | undefined;
}

/** Rows are compared by what is shown of them: ids that go along with a name are no change that anybody could see. */
export const changedRows = ({ columns, before, after, keyedBy }: Omit<RowsProps, 'title'>) => {
  const names = columns.map(({ field }) => field.split('.')[0]!);
  const shownOf = (row: object): Bag =>
    Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
  return rowChanges(before.map(shownOf), after.map(shownOf), keyedBy ? (row) => row[keyedBy] : undefined);
};

/** So many columns tell a row from others, whatever became of them. */
const naming = 2;

/** Of rows that are all there in both versions, the columns that name them and those that say something else now. */
const columnsThatChanged = (columns: readonly Part[], changes: readonly RowChange[]): readonly Part[] =>
  changes.every(({ kind }) => kind === 'changed')
    ? columns.filter(
        ({ of }, at) =>
          at < naming || changes.some(({ before, after }) => !saysTheSame(of(before!), of(after!))),
      )
    : columns;

/** What changed in a list, a line for each row of it that did. */
export const ChangedRows = ({ title, ...rows }: RowsProps) => {
  const say = useWords();
  const changes = changedRows(rows);
  const columns = columnsThatChanged(rows.columns, changes);
  return (
    <SmallTable
      title={title}
      level={3}
      head={['shell.change', ...columns.map(({ label }) => label)]}
      rows={changes.map((change) => [
        say(`shell.change.${change.kind}`),
        ...columns.map((column) => <ChangedCell key={column.field} change={change} column={column} />),
      ])}
    />
  );
};

/** What changed of single fields: the old beside the new. */
export const ChangedFacts = ({
  parts,
  before,
  after,
}: {
  readonly parts: readonly Part[];
  readonly before: object;
  readonly after: object;
}) => {
  const cell = (row: object, part: Part) => <Cell row={row as Bag} column={part} />;
  return (
    <SmallTable
      head={['shell.change.field', 'shell.change.before', 'shell.change.after']}
      rows={parts.map((part) => [
        <FieldName key="field" part={part} />,
        <del key="before">{cell(before, part)}</del>,
        <ins key="after">{cell(after, part)}</ins>,
      ])}
    />
  );
};

interface DifferencesProps<Values, Shown, Within extends string> {
  readonly facts: FieldFacts;
  readonly controls: Controls<Values, Shown, Within>;
  readonly before: object;
  readonly after: object;
}

const columnsOf = (fact: Known, columns: NonNullable<AnyControl['columns']>): readonly Part[] =>
  shownColumns(rowFacts(fact), columns);

/** The fields of a form that do not say the same in both; of a list, what is shown of its rows. */
export const changedFields = (
  facts: FieldFacts,
  controls: object,
  before: object,
  after: object,
): readonly string[] =>
  Object.entries(controls as Readonly<Record<string, AnyControl>>).flatMap(
    ([field, { columns, keyedBy }]) => {
      const [was, is] = [(before as Bag)[field], (after as Bag)[field]];
      const isSame = columns
        ? changedRows({
            columns: columnsOf(facts[field]!, columns),
            before: listOf(was),
            after: listOf(is),
            keyedBy,
          }).length === 0
        : saysTheSame(was, is);
      return isSame ? [] : [field];
    },
  );

/**
 * What changed between two versions of a record, as its form declares it: per field the old beside the new, and of lists row by
 * row (domain §9.5). What stayed as it was is not shown.
 */
export const Differences = <Values, Shown, Within extends string>({
  facts,
  controls,
  before,
  after,
}: DifferencesProps<Values, Shown, Within>) => {
  const all = controls as unknown as Readonly<Record<string, AnyControl>>;
  const changed = changedFields(facts, controls, before, after);
  const single = changed.filter((field) => !all[field]!.columns);
  return (
    <div className="differences">
      <ChangedFacts
        parts={single.flatMap((field) => partFacts(field, facts[field]!, all[field]!))}
        before={before}
        after={after}
      />
      {changed.map((field) => {
        const { columns, keyedBy } = all[field]!;
        return (
          columns && (
            <ChangedRows
              key={field}
              title={facts[field]!.label!}
              columns={columnsOf(facts[field]!, columns)}
              before={listOf((before as Bag)[field])}
              after={listOf((after as Bag)[field])}
              keyedBy={keyedBy}
            />
          )
        );
      })}
    </div>
  );
};

const FieldName = ({ part }: { readonly part: Part }) => useWords()(part.label);
