import { SampleForm } from '../../parts/SampleForm';
import { fields } from './Usual';

/** What must be chosen and was not says so below it. */
const Failed = () => <SampleForm fields={fields} isChecked />;
export default Failed;
