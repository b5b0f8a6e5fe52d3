import type { AnyField } from '#shell/form/types';
import { SampleForm } from '../../parts/SampleForm';

const ways = { kind: 'choice', names: ['meeting', 'letter'] } as const;

/** A few lie open; of a dictionary one or several; a question of yes or no; a sentence to be ticked. */
export const fields: readonly AnyField[] = [
  {
    control: 'choice',
    field: 'way',
    label: 'galleryControls.choices.way',
    choice: ways,
    laidOpen: true,
    required: true,
  },
  { control: 'yesNo', field: 'isPublic', label: 'galleryControls.choices.isPublic', required: true },
  {
    control: 'item',
    field: 'purpose',
    label: 'galleryControls.choices.purpose',
    dictionary: 'evaluationPurpose',
    required: true,
  },
  {
    control: 'item',
    field: 'titles',
    label: 'galleryControls.choices.purposes',
    dictionary: 'evaluationPurpose',
    multiple: true,
    most: 3,
  },
  { control: 'check', field: 'agreed', label: 'galleryControls.choices.agreed', required: true },
];
export const chosen = { way: 'meeting', isPublic: true, purpose: '1', titles: ['1', '2'], agreed: true };

const Usual = () => <SampleForm fields={fields} initial={chosen} />;
export default Usual;
