import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { DragDialog } from '../../parts/DragDialog';

/** What cannot be done is said in the dialog, which stays where it was moved to. */
const Failed = () => {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('galleryMoving.dialog.openFailing')}</Button>
      <DragDialog
        open={isOpen}
        title={say('galleryMoving.dialog.title')}
        onOk={() => setTries(tries + 1)}
        onCancel={() => setOpen(false)}
        afterClose={() => setTries(0)}
      >
        {tries > 0 && (
          <Alert
            className="gap-below"
            type="error"
            showIcon
            title={say('galleryMoving.dialog.tooShort', { tries })}
          />
        )}
        <p>{say('galleryMoving.dialog.failing')}</p>
      </DragDialog>
    </>
  );
};
export default Failed;
