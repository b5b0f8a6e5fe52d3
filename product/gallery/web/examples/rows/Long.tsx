import { useWords } from '#shell/words/say';
import { SampleForm } from '../../parts/SampleForm';
import { people } from './Usual';

/** A text longer than its field may be stays as it came, and says by how much it is too long. */
const Long = () => {
  const name = useWords()('galleryControls.rows.longName');
  return <SampleForm fields={[people]} initial={{ people: [{ name, share: 100 }] }} isChecked />;
};
export default Long;
