import { useWords } from '#shell/words/say';
import { SampleForm } from '../../parts/SampleForm';
import type { AnyField } from '#shell/form/types';

const fields: readonly AnyField[] = [
  { control: 'text', field: 'name', label: 'galleryControls.fields.longLabel', atMost: 20 },
  {
    control: 'textarea',
    field: 'summary',
    label: 'galleryControls.fields.summary',
    hint: 'galleryControls.fields.longHint',
    atMost: 500,
  },
];

/** A label and a hint wrap; a text of one line scrolls within its field, and says that it is too long. */
const Long = () => {
  const text = useWords()('galleryControls.fields.longText');
  return <SampleForm fields={fields} initial={{ name: text, summary: `${text} ${text}` }} isChecked />;
};
export default Long;
