import { SampleForm } from '../../parts/SampleForm';
import { fields } from './Usual';

/** Nothing is chosen: what must be typed is seen when one begins. */
const Empty = () => <SampleForm fields={fields} />;
export default Empty;
