import { Alert, Button, Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { isCallFailed } from '../client/failed';
import { useOffice } from '../office';
import { useWords } from '../words/say';
import { useCountdown } from './useCountdown';

export interface SignDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The action that is signed: `apply.submit`. */
  readonly action: string;
  /** The object's id. */
  readonly id: string;
  /** SHA-256 of what is signed: a changed draft voids the code. */
  readonly contentHash: string;
  /** What is signed, as its signatory knows it: its name, to whom it goes. */
  readonly about?: ReactNode;
  /** Does the action with the code; a refusal is shown here and another code may be tried. */
  readonly onSign: (code: string) => Promise<unknown>;
}

/** Signs an action by a six-digit code sent to one's own mobile. */
export const SignDialog = ({ open, onClose, action, id, contentHash, about, onSign }: SignDialogProps) => {
  const say = useWords();
  const { sendSignCode } = useOffice();
  const [wait, setWait] = useCountdown();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const guarded = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setRefused('');
    try {
      await work();
      return true;
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      setRefused(fault.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const ask = () => void guarded(async () => setWait(await sendSignCode(action, id, contentHash)));
  const sign = () =>
    void guarded(() => onSign(code)).then((signed) => {
      setCode('');
      if (signed) onClose();
    });
  return (
    <Modal
      open={open}
      title={say('shell.signTitle')}
      okText={say('shell.submit')}
      cancelText={say('shell.cancel')}
      okButtonProps={{ disabled: !/^\d{6}$/.test(code) }}
      confirmLoading={busy}
      onOk={sign}
      onCancel={onClose}
      destroyOnHidden
    >
      <p className="faint gap-below">{say('shell.signText')}</p>
      {about}
      {refused && <Alert type="error" showIcon title={refused} className="gap-below" />}
      <div className="sign">
        <Input
          aria-label={say('shell.signCode')}
          placeholder={say('shell.sixDigits')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
          onPressEnter={() => code.length === 6 && sign()}
        />
        <Button onClick={ask} disabled={wait > 0}>
          {wait > 0 ? say('shell.codeAgain', { seconds: wait }) : say('shell.getCode')}
        </Button>
      </div>
    </Modal>
  );
};
