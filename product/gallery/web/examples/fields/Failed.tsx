import { SampleForm } from '../../parts/SampleForm';
import { fields } from './Usual';

/** What cannot be taken stays as it was typed, and below it stands why. */
const Failed = () => (
  <SampleForm
    fields={fields.slice(0, 4)}
    initial={{ name: '', words: ['1', '2', '3', '4', '5', '6'], sites: 600, cost: '1.2.3' }}
    isChecked
  />
);
export default Failed;
