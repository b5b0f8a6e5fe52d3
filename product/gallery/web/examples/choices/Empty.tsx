import { SampleForm } from '../../parts/SampleForm';
import { fields } from './Usual';

/** Nothing is chosen, and nothing is chosen for anybody beforehand. */
const Empty = () => <SampleForm fields={fields} />;
export default Empty;
