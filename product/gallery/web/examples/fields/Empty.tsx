import { SampleForm } from '../../parts/SampleForm';
import { fields } from './Usual';

/** Nothing is typed yet: an empty field is empty, and no example stands in it that could be taken for a value. */
const Empty = () => <SampleForm fields={fields.slice(0, 4)} />;
export default Empty;
