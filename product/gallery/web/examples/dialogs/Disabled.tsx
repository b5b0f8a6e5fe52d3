import { EvidencePicker } from '#shell/parts/EvidencePicker';
import { useWords } from '#shell/words/say';

/** What may only be read opens no dialog. */
const Disabled = () => {
  const say = useWords();
  const from = [{ id: 'report', title: say('galleryMoving.material.report') }];
  return <EvidencePicker from={from} value={['report']} disabled />;
};
export default Disabled;
