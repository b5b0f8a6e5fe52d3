import { BugOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useErrorReports } from '../../state/error-reports';
import { useWords } from '../../words/say';
import { Counted } from '../Counted';

const ErrorLog = lazy(() => import('./ErrorLog'));

/** Opens the log of faults; bears their number (SH8). */
export const ErrorButton = () => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const count = useErrorReports(({ entries }) => entries.length);
  return (
    <span className={count === 0 ? 'navbar__wide' : undefined}>
      <Button
        type="text"
        aria-label={count > 0 ? say('shell.errorsCount', { count }) : say('shell.errorLog')}
        onClick={() => setOpen(true)}
        icon={
          <Counted count={count}>
            <BugOutlined />
          </Counted>
        }
      />
      {open && (
        <Suspense fallback={null}>
          <ErrorLog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
};
