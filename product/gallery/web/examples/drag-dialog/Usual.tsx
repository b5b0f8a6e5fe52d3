import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { DragDialog } from '../../parts/DragDialog';

/** Opinions are asked about a text that one wants to look at meanwhile. */
const Usual = () => {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className="gap-below">{say('galleryMoving.dialog.text')}</p>
      <Button onClick={() => setOpen(true)}>{say('galleryMoving.dialog.open')}</Button>
      <DragDialog open={isOpen} title={say('galleryMoving.dialog.title')} onOk={close} onCancel={close}>
        <p>{say('galleryMoving.dialog.body')}</p>
      </DragDialog>
    </>
  );
};
export default Usual;
