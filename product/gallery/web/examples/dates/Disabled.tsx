import { SampleForm } from '../../parts/SampleForm';
import { chosen, fields } from './Usual';

/** To be read only. */
const Disabled = () => <SampleForm fields={fields} initial={chosen} readOnly />;
export default Disabled;
