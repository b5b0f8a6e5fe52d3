import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { isCallFailed } from '../client/failed';
import { useOffice } from '../office';
import { useSession } from '../state/session';
import { useWords } from '../words/say';
import { usePerson } from './useMenu';
import { useSignOut } from './useSignOut';
import { VerticalForm } from '../form/VerticalForm';

/** The session ended while somebody works: they sign in here and go on, and nothing they typed is lost. */
export const SignInAgain = () => {
  const say = useWords();
  const office = useOffice();
  const person = usePerson();
  const { over, resume } = useSession();
  const signOut = useSignOut();
  const [form] = Form.useForm<{ loginName: string; password: string }>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const again = async () => {
    const { loginName, password } = await form.validateFields();
    setBusy(true);
    try {
      await office.signIn(loginName.trim(), password);
      const now = await office.person();
      // Somebody else has other rights and other drafts: everything is loaded anew.
      if (person && now.id !== person.id) return location.assign('/');
      setRefused('');
      form.resetFields(['password']);
      resume(true);
    } catch (fault) {
      setRefused(isCallFailed(fault) ? fault.message : say('shell.networkError'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={over}
      title={say('shell.sessionOver')}
      okText={say('shell.signIn')}
      cancelText={say('shell.signOut')}
      confirmLoading={busy}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      onOk={() => void again()}
      onCancel={() => {
        resume(false);
        void signOut();
      }}
    >
      <p className="gap-below">{say('shell.sessionOverText')}</p>
      {refused && <Alert type="error" showIcon title={refused} className="gap-below" />}
      <VerticalForm form={form} requiredMark={false} onFinish={() => void again()}>
        <Form.Item
          name="loginName"
          label={say('shell.loginName')}
          initialValue={person?.loginName}
          rules={[{ required: true, message: say('shell.pleaseEnter', { label: say('shell.loginName') }) }]}
        >
          <Input autoComplete="username" />
        </Form.Item>
        <Form.Item
          name="password"
          label={say('shell.password')}
          rules={[{ required: true, message: say('shell.pleaseEnter', { label: say('shell.password') }) }]}
        >
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
        <button type="submit" hidden />
      </VerticalForm>
    </Modal>
  );
};
