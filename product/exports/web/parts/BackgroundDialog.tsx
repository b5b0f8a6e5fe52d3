import { Alert, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDo } from '#shell/client/useDo';
import type { WithheldProps } from '#shell/office';
import { useWords } from '#shell/words/say';
import { keptDays } from '../../file';
import { exportsApi } from '../calls';

interface BackgroundProps extends Pick<WithheldProps, 'asked' | 'onClose'> {
  readonly rows: number;
}

/** Asks whether a list with too many rows to leave at once is to be made in the background. */
export const BackgroundDialog = ({ asked, rows, onClose }: BackgroundProps) => {
  const say = useWords();
  const perform = useDo();
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = (): void => {
    onClose();
    void go('/profile/downloads');
  };
  const begin = async (): Promise<void> => {
    setBusy(true);
    const done = await perform(
      exportsApi.begin,
      asked as Parameters<typeof exportsApi.begin>[0],
      'exports.begun',
    );
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={say('exports.backgroundTitle')}
      width={560}
      onCancel={onClose}
      footer={
        <Flex wrap gap="small" justify="flex-end">
          <Button onClick={onClose}>{say('shell.cancel')}</Button>
          <Button onClick={leave}>{say('exports.openDownloads')}</Button>
          <Button type="primary" loading={busy} onClick={() => void begin()}>
            {say('exports.beginFile')}
          </Button>
        </Flex>
      }
    >
      <Alert type="info" showIcon title={say('exports.backgroundNote', { rows, days: keptDays })} />
    </Modal>
  );
};
