import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';

/** A question before an action, asked by a button and by a switch in the same way. */
const Asked = () => {
  const say = useWords();
  const confirm = useConfirm();
  const [isOpen, setOpen] = useState(true);
  const [left, setLeft] = useState(3);
  const name = say('galleryMoving.mixin.draft', { count: left });
  return (
    <div className="stacked">
      <Button
        danger
        disabled={left === 0}
        onClick={() =>
          confirm({
            title: 'galleryMoving.mixin.removeQuestion',
            values: { name },
            okText: 'galleryMoving.mixin.remove',
            danger: true,
            run: async () => setLeft(left - 1),
          })
        }
      >
        {say('galleryMoving.mixin.removeOf', { name })}
      </Button>
      <label className="beside">
        <Switch
          checked={isOpen}
          onChange={() =>
            confirm({
              title: isOpen ? 'galleryMoving.mixin.closeQuestion' : 'galleryMoving.mixin.openQuestion',
              okText: isOpen ? 'galleryMoving.mixin.close' : 'galleryMoving.mixin.open',
              run: async () => setOpen(!isOpen),
            })
          }
        />
        {say('galleryMoving.mixin.isOpen')}
      </label>
    </div>
  );
};
export default Asked;
