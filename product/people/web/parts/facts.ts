import wired from 'virtual:fields/people';
import type { WordKey } from '#contract/words';
import type { As } from '#shell/list/types';
import type { fields } from '../../fields';

/** What is known of the fields of a person. */
export const { profile, account } = wired as unknown as typeof fields;

/** A field as a list shows it: under its label, a code by its name. */
export const listed = <Field extends keyof typeof profile>(field: Field, width: number) => {
  const fact = profile[field];
  return {
    field,
    label: fact.label as WordKey,
    width,
    ...(fact.kind === 'item' && { as: { dictionary: fact.dictionary } as As }),
  };
};
