import compiled from 'virtual:fields/applications';
import type { Fact } from '#contract/facts';
import type { WordKey } from '#contract/words';

const labels = Object.values(compiled)
  .flatMap((step) => Object.entries<Fact>(step))
  .map(([field, { label }]) => [field, label!] as const);
const labelOf = new Map<string, WordKey>(labels);

/** The label of a field of the application, as its form shows it. */
export const labelOfField = (field: string): WordKey =>
  labelOf.get(field) ?? 'applicationScreens.information';

/** Every field one can be asked to supplement, in the order of the forms. */
export const namedFields: readonly (readonly [field: string, label: WordKey])[] = labels;

/** What is known of a place in the application: of a field, or of a column of its rows. */
export const factAt = ([field, ...rest]: readonly (string | number)[]): Fact | undefined => {
  let fact = Object.values(compiled).find((step) => String(field) in step)?.[String(field)] as
    | Fact
    | undefined;
  for (const step of rest) {
    if (typeof step === 'number') continue;
    fact = fact?.kind === 'list' && fact.of.kind === 'object' ? fact.of.fields[step] : undefined;
  }
  return fact;
};
