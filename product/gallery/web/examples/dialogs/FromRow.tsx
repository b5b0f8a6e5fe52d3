import { Button } from 'antd';
import { useState } from 'react';
import { OpenedHere } from '#shell/form/Opening';
import { useWords } from '#shell/words/say';
import Form from './Form';

/** The same dialog where something else opens it, such as an action of a row: it comes without its button. */
const FromRow = () => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="link" onClick={() => setOpen(true)}>
        {say('galleryShowing.dialogs.writeFromRow')}
      </Button>
      {open && (
        <OpenedHere onClose={() => setOpen(false)}>
          <Form />
        </OpenedHere>
      )}
    </>
  );
};
export default FromRow;
