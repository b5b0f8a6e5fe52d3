import type { FieldFacts } from '#contract/facts';
import type { Controls } from '#shell/form/declared';

export interface Achievement {
  readonly name: string;
  readonly purpose: string;
  readonly cost: string;
  readonly summary: string;
  readonly people: readonly { readonly name: string; readonly share: number }[];
}

/** What each field is, as the contract of a product's record says it. */
export const facts: FieldFacts = {
  name: { kind: 'text', most: 60, label: 'galleryControls.fields.name' },
  purpose: { kind: 'item', dictionary: 'evaluationPurpose', label: 'galleryControls.choices.purpose' },
  cost: { kind: 'money', label: 'galleryControls.fields.cost' },
  summary: { kind: 'text', most: 500, label: 'galleryControls.fields.summary' },
  people: {
    kind: 'list',
    label: 'galleryControls.rows.people',
    of: {
      kind: 'object',
      fields: {
        name: { kind: 'text', most: 30, label: 'galleryControls.rows.name' },
        share: { kind: 'number', label: 'galleryControls.rows.share' },
      },
    },
  },
};

/** In which section each is asked and read. */
export const controls: Controls<Achievement, Achievement, 'what' | 'who'> = {
  name: { in: 'what' },
  purpose: { in: 'what' },
  cost: { in: 'what' },
  summary: { in: 'what' },
  people: { in: 'who', columns: { name: {}, share: {} } },
};

export const achievement: Achievement = {
  name: 'CT-AI 2.0',
  purpose: '1',
  cost: '1250000.50',
  summary: '',
  people: [
    { name: '陈思远', share: 60 },
    { name: 'Olivia Hart', share: 40 },
  ],
};
