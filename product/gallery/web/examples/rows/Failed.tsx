import { SampleForm } from '../../parts/SampleForm';
import { people } from './Usual';

/** What is wrong stands at the very field of the very row. */
const Failed = () => (
  <SampleForm
    fields={[people]}
    initial={{ people: [{ name: '', share: 120, isContact: false }] }}
    isChecked
  />
);
export default Failed;
