import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useWords } from '#shell/words/say';
import { downloadFile } from '../open';
import type { NotShown } from './open-pdf';

interface NotOpenedProps {
  readonly fileId: string;
  readonly why: NotShown;
  /** The server's own sentence, which says more. */
  readonly said: string | undefined;
  readonly onAgain: () => void;
}

const words = {
  damaged: 'filePreview.pdfDamaged',
  encrypted: 'filePreview.pdfEncrypted',
  notOpened: 'filePreview.notOpened',
} as const;

/** Why a file is not shown here, and what can be done with it all the same. */
export const NotOpened = ({ fileId, why, said, onAgain }: NotOpenedProps) => {
  const say = useWords();
  return (
    <Alert
      type="warning"
      showIcon
      title={said || say(words[why])}
      description={
        <div className="pdf-view__bar">
          <Button icon={<DownloadOutlined />} onClick={() => void downloadFile(fileId)}>
            {say('filePreview.download')}
          </Button>
          {why === 'notOpened' && <Button onClick={onAgain}>{say('shell.tryAgain')}</Button>}
        </div>
      }
    />
  );
};
