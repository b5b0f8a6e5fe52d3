import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#shell/words/say';

const Keys = lazy(() => import('#shell/frame/shortcuts/Keys'));

/** Every key that does something on the page in front: by «?» anywhere, here by a button as well. */
const Help = () => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('shell.keys')}</Button>
      {open && (
        <Suspense fallback={null}>
          <Keys onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
export default Help;
