import { Button } from 'antd';
import { useRouteError } from 'react-router';
import { isCallFailed } from '../../client/failed';
import { say } from '../../words/say';
import { ErrorNotice } from './ErrorNotice';

/** When the frame itself could not be drawn. */
export const FrameError = () => {
  const fault = useRouteError();
  return (
    <ErrorNotice
      title={say('shell.pageFailed')}
      text={isCallFailed(fault) ? fault.message : say('shell.pageFailedText')}
    >
      <Button type="primary" onClick={() => location.reload()}>
        {say('shell.reload')}
      </Button>
    </ErrorNotice>
  );
};
