import { DisconnectOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { lookForServer, onRecovery, useNetwork } from '../state/network';
import { lookForVersion, useVersion } from '../state/version';
import { useWords } from '../words/say';
import { useLeaving } from './tabs/useClosing';

/** How often one looks for a new version, in milliseconds. */
const every = 5 * 60_000;

/** What concerns every page at once: that the server cannot be reached, that there is a new version. */
export const Announcements = () => {
  const say = useWords();
  const leave = useLeaving();
  const reachable = useNetwork((network) => network.reachable);
  const renewed = useVersion((version) => version.renewed);
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && lookForVersion());
    const ask = () => void lookForServer();
    const timer = setInterval(look, every);
    const stop = onRecovery(look);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('offline', ask);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('offline', ask);
    };
  }, []);
  return (
    <div role="status">
      {!reachable && (
        <p className="announcement announcement--fault">
          <DisconnectOutlined aria-hidden="true" />
          <span>{say('shell.offline')}</span>
        </p>
      )}
      {renewed && (
        <p className="announcement">
          <InfoCircleOutlined aria-hidden="true" />
          <span>{say('shell.newVersion')}</span>
          <Button size="small" onClick={() => leave(() => location.reload())}>
            {say('shell.reload')}
          </Button>
        </p>
      )}
    </div>
  );
};
