import type { ReactNode } from 'react';
import type { Fact as Known, FieldFacts } from '#contract/facts';
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
      <>
        <del>{cell(before)}</del> <ins>{cell(after)}</ins>
      </>
    );
  return cell((after ?? before)!);
};

interface RowsProps {
  readonly fact: Known;
  readonly columns: NonNullable<AnyControl['columns']>;
  readonly before: readonly Bag[];
  readonly after: readonly Bag[];
}

const changedRows = (
  fact: Known,
  columns: NonNullable<AnyControl['columns']>,
  before: readonly Bag[],
  after: readonly Bag[],
): readonly RowChange[] => {
  const names = shownColumns(rowFacts(fact), columns).map(({ field }) => field.split('.')[0]!);
  const shownOf = (row: Bag): Bag =>
    Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
  return rowChanges(before.map(shownOf), after.map(shownOf));
};

/** What changed in a list, a line for each row of it that did. */
const ChangedRows = ({ fact, columns, before, after }: RowsProps) => {
  const say = useWords();
  const shown = shownColumns(rowFacts(fact), columns);
  // Rows are compared by what is shown of them: ids that go along with a name are no change that anybody could see.
  const changes = changedRows(fact, columns, before, after);
  return (
    <SmallTable
      title={fact.label}
      level={3}
      head={['shell.change', ...shown.map(({ label }) => label)]}
      rows={changes.map((change) => [
        say(`shell.change.${change.kind}`),
        ...shown.map((column) => <ChangedCell key={column.field} change={change} column={column} />),
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

/** The fields of a form that do not say the same in both; of a list, what is shown of its rows. */
export const changedFields = (
  facts: FieldFacts,
  controls: object,
  before: object,
  after: object,
): readonly string[] =>
  Object.entries(controls as Readonly<Record<string, AnyControl>>).flatMap(([field, { columns }]) => {
    const [was, is] = [(before as Bag)[field], (after as Bag)[field]];
    const isSame = columns
      ? changedRows(facts[field]!, columns, listOf(was), listOf(is)).length === 0
      : saysTheSame(was, is);
    return isSame ? [] : [field];
  });

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
  const cell = (row: object, part: Part) => <Cell row={row as Bag} column={part} />;
  return (
    <div className="differences">
      <SmallTable
        head={['shell.change.field', 'shell.change.before', 'shell.change.after']}
        rows={single
          .flatMap((field) => partFacts(field, facts[field]!, all[field]!))
          .map((part) => [
            <FieldName key="field" part={part} />,
            <del key="before">{cell(before, part)}</del>,
            <ins key="after">{cell(after, part)}</ins>,
          ])}
      />
      {changed.map((field) => {
        const { columns } = all[field]!;
        return (
          columns && (
            <ChangedRows
              key={field}
              fact={facts[field]!}
              columns={columns}
              before={listOf((before as Bag)[field])}
              after={listOf((after as Bag)[field])}
            />
          )
        );
      })}
    </div>
  );
};

const FieldName = ({ part }: { readonly part: Part }) => useWords()(part.label);
