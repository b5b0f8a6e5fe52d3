import { Button } from 'antd';
import { showError } from '#shell/state/failures';
import { useWords } from '#shell/words/say';

/** What was refused is said over the page for some seconds; the button stays, so that one may try again. */
const Failed = () => {
  const say = useWords();
  return (
    <Button onClick={() => showError(say('galleryControls.buttons.refused'))}>
      {say('galleryControls.buttons.tryIt')}
    </Button>
  );
};
export default Failed;
