import { Button, Result } from 'antd';
import { useRouteError } from 'react-router';
import { isCallFailed } from '../client/failed';
import { say } from '../words/say';

/** When the frame itself could not be drawn. */
export const Mishap = () => {
  const fault = useRouteError();
  return (
    <Result
      status="error"
      title={<h1 className="page__fault">{say('shell.pageFailed')}</h1>}
      subTitle={isCallFailed(fault) ? fault.message : say('shell.pageFailedText')}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {say('shell.reload')}
        </Button>
      }
    />
  );
};
