import type { Fact, FieldFacts, Kind } from '#contract/facts';
import type { As } from './types';

/** How a value of a kind is shown; undefined where it is shown as it stands. */
export const asOf = (known: Kind): As | undefined => {
  switch (known.kind) {
    case 'money':
    case 'number':
    case 'day':
    case 'moment':
    case 'yesNo':
      return known.kind;
    case 'item':
      return { dictionary: known.dictionary };
    case 'choice':
      return { choice: known };
    case 'list':
      return known.of.kind === 'item' ? { dictionary: known.of.dictionary } : undefined;
    default:
      return undefined;
  }
};

/** The columns of a list that are fields of its record: under their labels, shown as what they are. */
export const columnsOf =
  <All extends FieldFacts>(facts: All) =>
  <Field extends keyof All & string>(field: Field, width: number) => {
    const fact: Fact = facts[field]!;
    const as = asOf(fact);
    return { field, label: fact.label!, width, ...(as && { as }) };
  };
