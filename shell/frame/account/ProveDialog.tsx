import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { isCallFailed } from '../../client/failed';
import { CodeInput } from '../../form/CodeInput';
import { VerticalForm } from '../../form/VerticalForm';
import { useOffice } from '../../office';
import { useProof } from '../../state/proof';
import { useWords } from '../../words/say';
import { usePerson } from '../useMenu';

interface Typed {
  readonly password: string;
  readonly code?: string;
}

/**
 * Before an action that could take the account over, its owner proves who they are once more; the action then goes on by itself,
 * and what was typed for it stays where it is (AU-11).
 */
export const ProveDialog = () => {
  const say = useWords();
  const office = useOffice();
  const person = usePerson();
  const answer = useProof((proof) => proof.answer);
  const [form] = Form.useForm<Typed>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const hasFactor = useQuery({
    queryKey: ['secondFactor', 'own'],
    queryFn: office.hasSecondFactor,
    gcTime: 0,
  });
  const prove = async ({ password, code }: Typed): Promise<void> => {
    setBusy(true);
    try {
      await office.prove(password, code);
      answer(true);
    } catch (fault) {
      setRefused(isCallFailed(fault) ? fault.message : say('shell.networkError'));
      setBusy(false);
    }
  };
  const required = (label: string) => [
    { required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) },
  ];
  return (
    <Modal
      open
      width={420}
      zIndex={1_100}
      title={say('shell.proveTitle')}
      okText={say('shell.proveGoOn')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: hasFactor.isPending }}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => answer(false)}
    >
      <p className="gap-below">{say('shell.proveText')}</p>
      {refused && <Alert type="error" showIcon title={refused} className="gap-below" />}
      <VerticalForm<Typed> form={form} requiredMark={false} onFinish={(typed) => void prove(typed)}>
        <input type="text" autoComplete="username" defaultValue={person?.loginName ?? ''} hidden readOnly />
        <Form.Item name="password" label={say('shell.password')} rules={required(say('shell.password'))}>
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
        {hasFactor.data && (
          <Form.Item
            name="code"
            label={say('shell.factorCode')}
            extra={say('shell.factorHint')}
            rules={required(say('shell.factorCode'))}
          >
            <CodeInput />
          </Form.Item>
        )}
        <button type="submit" hidden />
      </VerticalForm>
    </Modal>
  );
};
