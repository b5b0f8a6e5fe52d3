import { SampleForm } from '../../parts/SampleForm';
import { people } from './Usual';

/** No row yet: the button that adds one, and that rows may be pasted from a spreadsheet. */
const Empty = () => <SampleForm fields={[people]} />;
export default Empty;
