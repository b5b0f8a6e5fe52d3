import { Button } from 'antd';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';

/** A long name wraps within the question, and its buttons stay where they are. */
const Long = () => {
  const say = useWords();
  const confirm = useConfirm();
  return (
    <Button
      onClick={() =>
        confirm({
          title: 'galleryShowing.dialogs.publishQuestion',
          values: { name: say('galleryShowing.scale.long') },
          okText: 'galleryShowing.dialogs.publish',
          run: async () => undefined,
        })
      }
    >
      {say('galleryShowing.dialogs.publishLong')}
    </Button>
  );
};
export default Long;
