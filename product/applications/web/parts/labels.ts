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
