import { Button } from 'antd';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';

const nothing = '018f0000-0000-7000-8000-000000000000';

/** The action was refused: the question stays open, and why is said over the page. */
const Failed = () => {
  const say = useWords();
  const confirm = useConfirm();
  return (
    <Button
      danger
      onClick={() =>
        confirm({
          title: 'galleryShowing.dialogs.removeQuestion',
          values: { name: 'CT-AI 2.0' },
          okText: 'galleryShowing.dialogs.remove',
          danger: true,
          run: () => galleryApi.article({ id: nothing }),
        })
      }
    >
      {say('galleryShowing.dialogs.removeMissing')}
    </Button>
  );
};
export default Failed;
