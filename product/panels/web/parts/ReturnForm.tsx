import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { useDo } from '../../../../shell/client/useDo';
import { useOptions } from '../../../../shell/dictionary/useDictionary';
import { useWords } from '../../../../shell/words/say';
import { panelsApi } from '../calls';
import type { Member } from './seats';

/** Sends a sheet back for a defect of its form; never for its verdict (E4). */
export const ReturnForm = ({ member }: { readonly member: Member }) => {
  const say = useWords();
  const perform = useDo();
  const reasons = useOptions('formDefect');
  const [open, setOpen] = useState(false);
  const [reasonCode, setReasonCode] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    if (!reasonCode) return;
    const done = await perform(
      panelsApi.check,
      {
        id: member.id,
        rowVersion: member.rowVersion,
        result: 'notPassed',
        reasonCode,
        message: reasons.find(({ value }) => value === reasonCode)?.label ?? '',
      },
      'panelScreens.formReturned',
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('panelScreens.formReturn')}
      </Button>
      <Modal
        open={open}
        title={say('panelScreens.formReturn')}
        okText={say('panelScreens.formReturn')}
        cancelText={say('shell.cancel')}
        okButtonProps={{ disabled: !reasonCode }}
        onOk={() => void send()}
        onCancel={() => setOpen(false)}
      >
        <Select
          aria-label={say('panelScreens.formReason')}
          style={{ width: '100%' }}
          value={reasonCode}
          options={reasons}
          onChange={setReasonCode}
        />
      </Modal>
    </>
  );
};
