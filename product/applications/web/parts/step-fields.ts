import compiled from 'virtual:fields/applications';
import { sectionsOf } from '#shell/form/declared';
import type { Section } from '#shell/form/types';
import type { Draft } from '../../application';
import type { fields } from '../../fields';
import { achievementControls, achievementTitles } from './achievement-controls';
import { commissionControls, commissionTitles } from './commission-controls';
import { completionControls, completionTitles } from './completion-controls';

const { apply, apply2, apply3 } = compiled as unknown as typeof fields;
const sections = {
  apply: sectionsOf(achievementTitles, apply, achievementControls) as readonly Section<Draft>[],
  apply2: sectionsOf(completionTitles, apply2, completionControls) as readonly Section<Draft>[],
  apply3: sectionsOf(commissionTitles, apply3, commissionControls) as readonly Section<Draft>[],
};
const all = [...sections.apply, ...sections.apply2, ...sections.apply3];

/** What each page of the wizard holds: its sections, and the fields that it saves. */
export const stepForms = {
  apply: { sections: sections.apply, fields: apply },
  apply2: { sections: sections.apply2, fields: apply2 },
  apply3: { sections: sections.apply3, fields: apply3 },
  edit: { sections: all, fields: { ...apply, ...apply2, ...apply3 } },
} as const;
export type StepName = keyof typeof stepForms;
