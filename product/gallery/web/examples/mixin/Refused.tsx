import { Button } from 'antd';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';

const nowhere = '018f0000-0000-7000-8000-000000000000';

/** What the server refuses, the hook tells of; the question stays open, as it does wherever the hook is used. */
const Refused = () => {
  const say = useWords();
  const confirm = useConfirm();
  return (
    <Button
      onClick={() =>
        confirm({
          title: 'galleryMoving.mixin.refusedQuestion',
          okText: 'galleryMoving.mixin.open',
          run: () => galleryApi.article({ id: nowhere }),
        })
      }
    >
      {say('galleryMoving.mixin.openMissing')}
    </Button>
  );
};
export default Refused;
