import { Button } from 'antd';
import { useState } from 'react';
import { SignDialog } from '#shell/parts/SignDialog';
import { useWords } from '#shell/words/say';

/** Nobody's application: what cannot be signed is refused in the dialog, and it stays. */
const nothing = '018f0000-0000-7000-8000-000000000000';

/** An action that is signed by a code sent to one's own mobile; until six digits stand there, it cannot be sent. */
const Signed = () => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('galleryShowing.dialogs.sign')}</Button>
      <SignDialog
        open={open}
        onClose={() => setOpen(false)}
        action="apply.submit"
        id={nothing}
        contentHash={'0'.repeat(64)}
        about={<p>CT-AI 2.0</p>}
        onSign={async () => undefined}
      />
    </>
  );
};
export default Signed;
