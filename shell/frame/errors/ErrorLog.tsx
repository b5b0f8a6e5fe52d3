import { Button, Empty, Modal } from 'antd';
import { momentText } from '#contract/formatters';
import { asText, useErrorReports } from '../../state/error-reports';
import { useWords, type Sayable } from '../../words/say';
import './error-log.css';
import { message } from '../../parts/voices';

/** The faults this window has seen: what, where, when, and under which id the server logged it (SH8). */
const ErrorLog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  const { entries, clear } = useErrorReports();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(entries.map(asText).join('\n\n'));
      message.success(say('shell.copied'));
    } catch {
      // The browser forbids it: over plain HTTP, or because the person said no.
      message.warning(say('shell.notCopied'));
    }
  };
  return (
    <Modal
      open
      title={say('shell.errorLog')}
      width={880}
      onCancel={onClose}
      footer={
        <div className="errors-foot">
          <Button disabled={entries.length === 0} onClick={() => void copy()}>
            {say('shell.copyAll')}
          </Button>
          <Button danger disabled={entries.length === 0} onClick={clear}>
            {say('shell.clearLog')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {say('shell.close')}
          </Button>
        </div>
      }
    >
      {entries.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say('shell.noErrors')} />
      ) : (
        <ol className="errors">
          {entries.map((entry) => {
            const facts: [Sayable, string][] = [
              ['shell.errorInfo', entry.info],
              ['shell.errorUrl', entry.url],
              ['shell.errorTime', momentText(entry.at)],
              ['shell.errorRequest', entry.requestId || '/'],
            ];
            return (
              <li key={entry.key} className="errors__one">
                <p className="errors__message">{entry.message}</p>
                <dl className="errors__facts">
                  {facts.map(([label, value]) => (
                    <div key={label}>
                      <dt>{say(label)}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                {entry.stack && (
                  <details>
                    <summary>{say('shell.errorStack')}</summary>
                    <pre tabIndex={0}>{entry.stack}</pre>
                  </details>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Modal>
  );
};
export default ErrorLog;
