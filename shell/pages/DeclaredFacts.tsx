import { Fragment, type ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import type { Fact as Known, FieldFacts as AllKnown } from '#contract/facts';
import { asTheyAre, partsOf, rowFacts, type AnyControl, type Controls } from '../form/declared';
import { Cell } from '../list/Cell';
import { asOf } from '../list/declared';
import { SmallTable } from '../parts/SmallTable';
import { useWords } from '../words/say';
import { Facts, type Fact } from './Facts';

type Bag = Readonly<Record<string, unknown>>;
/** A field to be read, and what stands there. */
export type Part = Fact<Bag> & { readonly of: (row: Bag) => unknown };

const isSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : ![null, undefined, '', false].includes(value as null);

/** Rows within a row, such as people named beside a work: a line each. What is yes or no there is named where it is yes. */
const InnerRows = ({
  rows,
  columns,
}: {
  readonly rows: readonly Bag[];
  readonly columns: readonly Part[];
}) => {
  const say = useWords();
  if (rows.length === 0) return '/';
  return (
    <ul className="read-rows">
      {rows.map((row, at) => (
        <li key={at}>
          {columns
            .filter(({ of }) => isSomething(of(row)))
            .map((column, place) => (
              <Fragment key={column.field}>
                {place > 0 && ' · '}
                {column.as === 'yesNo' ? say(column.label) : <Cell row={row} column={column} />}
              </Fragment>
            ))}
        </li>
      ))}
    </ul>
  );
};

const factOf = (field: string, known: Known, how: AnyControl): Part => {
  const { show, nameField, wide, lines } = how;
  const isText = known.kind === 'text' && (known.most ?? 0) > 300;
  const as = asOf(known);
  return {
    field: nameField ?? field,
    label: known.label!,
    of: (row) => row[nameField ?? field],
    ...(as && !nameField && !show && { as }),
    ...((wide ?? lines ?? isText) && { wide: true as const }),
    ...(show
      ? { draw: show }
      : known.kind === 'list' &&
        known.of.kind === 'object' && {
          draw: (row) => (
            <InnerRows
              rows={(row[field] as readonly Bag[] | null) ?? []}
              columns={shownColumns(rowFacts(known), how.columns ?? asTheyAre(rowFacts(known)))}
            />
          ),
        }),
  };
};

/** Fields that stand in a record within the record, each as one of its own. */
export const partFacts = (field: string, known: Known, how: AnyControl): readonly Part[] =>
  known.kind !== 'object' || how.show
    ? [factOf(field, known, how)]
    : shownColumns(known.fields, partsOf(known, how)).map((part) => ({
        ...part,
        field: `${field}.${part.field}`,
        of: (row) => part.of(row[field] as Bag),
        draw: (row) => <Cell row={row[field] as Bag} column={part} />,
      }));

/** The fields of a row as they are read. */
export const shownColumns = (facts: AllKnown, columns: NonNullable<AnyControl['columns']>): readonly Part[] =>
  Object.entries(columns).flatMap(([name, how]) =>
    how === 'beside' ? [] : partFacts(name, facts[name]!, how),
  );

interface DeclaredTableProps {
  readonly fact: Known;
  readonly columns: NonNullable<AnyControl['columns']>;
  readonly rows: readonly object[];
  readonly title?: WordKey;
  readonly level?: 2 | 3;
  /** Columns that no field says, each behind the field that it goes with. */
  readonly also?: readonly (Fact<Bag> & { readonly behind: string })[];
}

/** Rows to be read, with a column for each field that is asked of them. */
export const DeclaredTable = ({ fact, columns, rows, also = [], ...look }: DeclaredTableProps) => {
  const shown = shownColumns(rowFacts(fact), columns).flatMap((column): readonly Fact<Bag>[] => [
    column,
    ...also.filter(({ behind }) => behind === column.field),
  ]);
  return (
    <SmallTable
      {...look}
      head={shown.map(({ label }) => label)}
      figures={shown.flatMap(({ as, label }) => (as === 'money' || as === 'number' ? [label] : []))}
      rows={(rows as readonly Bag[]).map((row) =>
        shown.map((column) => <Cell key={column.field} row={row} column={column} />),
      )}
    />
  );
};

interface DeclaredFactsProps<Values, Shown, Within extends string> {
  readonly facts: AllKnown;
  readonly controls: Controls<Values, Shown, Within>;
  readonly sections: readonly Within[];
  readonly record: object;
  /** What is said before the fields. */
  readonly before?: readonly Fact<never>[];
}

/**
 * Everything that some sections of a form ask, to be read: fields first, then tables. Whoever is not given a field is not shown
 * its label either.
 */
export const DeclaredFacts = <Values, Shown, Within extends string>({
  facts,
  controls,
  sections,
  record,
  before = [],
}: DeclaredFactsProps<Values, Shown, Within>): ReactNode => {
  const all = Object.entries(controls as unknown as Readonly<Record<string, AnyControl>>);
  const here = sections
    .flatMap((section) => all.filter(([, how]) => how.in === section))
    .filter(([field, { isTitle, nameField }]) => !isTitle && (nameField ?? field) in record);
  const single = here.filter(([, { columns }]) => !columns);
  return (
    <>
      {before.length + single.length > 0 && (
        <Facts
          row={record as Bag}
          facts={[
            ...(before as readonly Fact<Bag>[]),
            ...single.flatMap(([field, how]) => partFacts(field, facts[field]!, how)),
          ]}
        />
      )}
      {here.map(([field, { columns }]) => {
        if (!columns) return null;
        return (
          <DeclaredTable
            key={field}
            title={facts[field]!.label!}
            fact={facts[field]!}
            columns={columns}
            rows={((record as Bag)[field] as readonly Bag[] | null) ?? []}
          />
        );
      })}
    </>
  );
};
