import { SampleForm } from '../../parts/SampleForm';
import { fields } from './Usual';

/** A day that must be there and is not. */
const Failed = () => <SampleForm fields={fields} isChecked />;
export default Failed;
