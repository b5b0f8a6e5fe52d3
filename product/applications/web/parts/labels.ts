import type { WordKey } from '../../../../contract/words';
import type { Section } from '../../../../shell/form/types';
import { achievementSections } from './achievement-sections';
import { commissionSections } from './commission-sections';
import { completionSections } from './completion-sections';

const labels = new Map<string, WordKey>(
  [...achievementSections, ...completionSections, ...commissionSections].flatMap((section) =>
    (section as Section<Record<string, unknown>>).fields.map((field): [string, WordKey] => [
      field.field,
      field.label,
    ]),
  ),
);

/** The label of a field of the application, as its form shows it. */
export const labelOfField = (field: string): WordKey => labels.get(field) ?? 'applicationScreens.information';

/** Every field one can be asked to supplement, in the order of the forms. */
export const namedFields: readonly (readonly [field: string, label: WordKey])[] = [...labels];
