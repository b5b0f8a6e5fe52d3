import { SampleForm } from '../../parts/SampleForm';
import { chosen, fields } from './Usual';

/** To be read only: what was chosen is seen, and nothing else can be. */
const Disabled = () => <SampleForm fields={fields} initial={chosen} readOnly />;
export default Disabled;
