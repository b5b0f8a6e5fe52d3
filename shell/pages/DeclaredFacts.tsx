import type { ReactNode } from 'react';
import type { Fact as Known, Facts as AllKnown } from '#contract/facts';
import { partsOf, rowFacts, type AnyControl, type Controls } from '../form/declared';
import { Cell } from '../list/Cell';
import { asOf } from '../list/declared';
import { SmallTable } from '../parts/SmallTable';
import { Facts, type Fact } from './Facts';

type Bag = Readonly<Record<string, unknown>>;

/** Rows within a row, such as people named beside a work: a line of text each. */
const inText = (rows: readonly object[]): string =>
  rows.map((row) => Object.values(row).filter(Boolean).join(' · ')).join('; ');

const factOf = (field: string, known: Known, how: AnyControl): Fact<Bag> => {
  const { show, nameField, wide, lines } = how;
  const isText = known.kind === 'text' && (known.most ?? 0) > 300;
  const as = asOf(known);
  return {
    field: nameField ?? field,
    label: known.label!,
    ...(as && !nameField && { as }),
    ...((wide ?? lines ?? isText) && { wide: true as const }),
    ...(show
      ? { draw: show }
      : known.kind === 'list' &&
        known.of.kind === 'thing' && {
          draw: (row) => inText((row[field] as readonly object[] | null) ?? []) || '/',
        }),
  };
};

/** Fields that stand in a record within the record, each as one of its own. */
const partFacts = (field: string, known: Known, how: AnyControl): readonly Fact<Bag>[] =>
  known.kind !== 'thing' || how.show
    ? [factOf(field, known, how)]
    : shownColumns(known.fields, partsOf(known, how)).map((part) => ({
        ...part,
        field: `${field}.${part.field}`,
        draw: (row) => <Cell row={row[field] as Bag} column={part} />,
      }));

/** The fields of a row as they are read. */
const shownColumns = (facts: AllKnown, columns: NonNullable<AnyControl['columns']>): readonly Fact<Bag>[] =>
  Object.entries(columns).flatMap(([name, how]) =>
    how === 'beside' ? [] : partFacts(name, facts[name]!, how),
  );

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
        const shown = shownColumns(rowFacts(facts[field]!), columns);
        const rows = ((record as Bag)[field] as readonly Bag[] | null) ?? [];
        return (
          <SmallTable
            key={field}
            title={facts[field]!.label!}
            head={shown.map(({ label }) => label)}
            figures={shown.flatMap(({ as, label }) => (as === 'money' || as === 'number' ? [label] : []))}
            rows={rows.map((row) =>
              shown.map((column) => <Cell key={column.field} row={row} column={column} />),
            )}
          />
        );
      })}
    </>
  );
};
