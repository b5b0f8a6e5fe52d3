import { SampleForm } from '../../parts/SampleForm';
import { people, two } from './Usual';

/** To be read only: no row comes or goes. */
const Disabled = () => <SampleForm fields={[people]} initial={two} readOnly />;
export default Disabled;
