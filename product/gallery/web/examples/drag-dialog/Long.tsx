import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { DragDialog } from '../../parts/DragDialog';

/** Taller than the window: its lower end is within reach by dragging as it is by scrolling. */
const Long = () => {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('galleryMoving.dialog.openLong')}</Button>
      <DragDialog open={isOpen} title={say('galleryMoving.dialog.longTitle')} onOk={close} onCancel={close}>
        {Array.from({ length: 30 }, (_, at) => (
          <p key={at}>{say('galleryMoving.top.line', { number: at + 1 })}</p>
        ))}
      </DragDialog>
    </>
  );
};
export default Long;
