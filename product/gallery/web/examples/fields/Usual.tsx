import { Lines } from '#shell/form/controls/Lines';
import type { AnyField } from '#shell/form/types';
import { SampleForm } from '../../parts/SampleForm';

/** Each kind of text and figure, with its unit, its length and its hint; a star says what must be there. */
export const fields: readonly AnyField[] = [
  {
    control: 'text',
    field: 'name',
    label: 'galleryControls.fields.name',
    required: true,
    atMost: 60,
    hint: 'galleryControls.fields.nameHint',
  },
  { control: 'tags', field: 'words', label: 'galleryControls.fields.words', most: 5, atMost: 20 },
  {
    control: 'number',
    field: 'sites',
    label: 'galleryControls.fields.sites',
    from: 1,
    to: 500,
    unit: 'galleryControls.fields.sitesUnit',
  },
  {
    control: 'money',
    field: 'cost',
    label: 'galleryControls.fields.cost',
    unit: 'galleryControls.fields.yuan',
  },
  { control: 'textarea', field: 'summary', label: 'galleryControls.fields.summary', atMost: 500, lines: 3 },
  { control: 'own', field: 'steps', label: 'galleryControls.fields.steps', draw: Lines, wide: true },
];

const Usual = () => (
  <SampleForm
    fields={fields}
    initial={{
      name: 'CT-AI 2.0',
      words: ['CT', 'AI'],
      sites: 12,
      cost: '1250000.50',
      summary: '',
      steps: [],
    }}
  />
);
export default Usual;
