import { Button } from 'antd';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';

/** While its action is under way the question stays and its button waits: here it waits until one goes back. */
const Under = () => {
  const say = useWords();
  const confirm = useConfirm();
  return (
    <Button
      onClick={() =>
        confirm({
          title: 'galleryShowing.dialogs.publishQuestion',
          values: { name: 'CT-AI 2.0' },
          okText: 'galleryShowing.dialogs.publish',
          run: () => new Promise(() => undefined),
        })
      }
    >
      {say('galleryShowing.dialogs.publishSlowly')}
    </Button>
  );
};
export default Under;
