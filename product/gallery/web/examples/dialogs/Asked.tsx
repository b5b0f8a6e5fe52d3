import { Button } from 'antd';
import { message } from '#shell/parts/voices';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';

/** A question before an action: a plain one, one whose action cannot be undone, and one that wants a reason. */
const Asked = () => {
  const say = useWords();
  const confirm = useConfirm();
  const values = { name: 'CT-AI 2.0' };
  const done = async () => message.success(say('galleryShowing.dialogs.done'));
  return (
    <div className="specimen__tools">
      <Button
        onClick={() =>
          confirm({
            title: 'galleryShowing.dialogs.publishQuestion',
            values,
            okText: 'galleryShowing.dialogs.publish',
            run: done,
          })
        }
      >
        {say('galleryShowing.dialogs.publish')}
      </Button>
      <Button
        danger
        onClick={() =>
          confirm({
            title: 'galleryShowing.dialogs.removeQuestion',
            values,
            okText: 'galleryShowing.dialogs.remove',
            danger: true,
            run: done,
          })
        }
      >
        {say('galleryShowing.dialogs.remove')}
      </Button>
      <Button
        danger
        onClick={() =>
          confirm({
            title: 'galleryShowing.dialogs.returnQuestion',
            values,
            okText: 'galleryShowing.dialogs.return',
            danger: true,
            reason: { least: 10 },
            run: done,
          })
        }
      >
        {say('galleryShowing.dialogs.return')}
      </Button>
    </div>
  );
};
export default Asked;
