import type { AnyField, Section } from '../../../../shell/form/types';
import { achievementFields } from '../../achievement';
import type { Draft } from '../../application';
import { commissionFields, completionFields } from '../../completion';
import { achievementSections } from './achievement-sections';
import { commissionSections } from './commission-sections';
import { completionSections } from './completion-sections';

const all = [
  ...(achievementSections as readonly Section<Draft>[]),
  ...completionSections,
  ...commissionSections,
];

/** What each page of the wizard holds: its sections, and the fields that it saves. */
export const stepForms = {
  apply: { sections: achievementSections as readonly Section<Draft>[], fields: achievementFields },
  apply2: { sections: completionSections, fields: completionFields },
  apply3: { sections: commissionSections, fields: commissionFields },
  edit: { sections: all, fields: { ...achievementFields, ...completionFields, ...commissionFields } },
} as const;
export type StepName = keyof typeof stepForms;

/** A field of the application as its form declares it. */
export const formField = (name: string): AnyField | undefined =>
  all.flatMap(({ fields }) => fields as unknown as readonly AnyField[]).find(({ field }) => field === name);
