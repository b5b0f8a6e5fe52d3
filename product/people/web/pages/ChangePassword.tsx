import { App, Button, Form, Input } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallFailed } from '../../../../shell/client/failed';
import { useWords } from '../../../../shell/words/say';
import { accessApi } from '../calls';
import { VerticalForm } from '../../../../shell/form/VerticalForm';

interface Values {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** My own password: old, new, and the new one again. My other sessions end with it. */
const ChangePassword = () => {
  const say = useWords();
  const { message } = App.useApp();
  const cache = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const change = async ({ oldPassword, newPassword }: Values): Promise<void> => {
    setBusy(true);
    try {
      await accessApi.changePassword.change(cache).mutationFn({ oldPassword, newPassword });
      form.resetFields();
      void message.success(say('people.changed'));
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      form.setFields([
        { name: fault.code === 1009 ? 'oldPassword' : 'newPassword', errors: [fault.message] },
      ]);
    } finally {
      setBusy(false);
    }
  };
  const required = (word: 'oldPassword' | 'newPassword' | 'confirmation') => ({
    required: true,
    message: say('shell.pleaseEnter', { label: say(`people.${word}`) }),
  });
  return (
    <div className="page__body">
      <h1>{say('people.changePassword')}</h1>
      <section className="card own-form" aria-label={say('people.changePassword')}>
        <VerticalForm form={form} style={{ maxWidth: 420 }} onFinish={(values) => void change(values)}>
          <Form.Item name="oldPassword" label={say('people.oldPassword')} rules={[required('oldPassword')]}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Form.Item
            name="newPassword"
            label={say('people.newPassword')}
            extra={say('people.passwordRule')}
            rules={[required('newPassword')]}
          >
            <Input.Password autoComplete="new-password" maxLength={128} />
          </Form.Item>
          <Form.Item
            name="confirmation"
            label={say('people.confirmation')}
            dependencies={['newPassword']}
            rules={[
              required('confirmation'),
              ({ getFieldValue }) => ({
                validator: (_, value) =>
                  !value || value === getFieldValue('newPassword')
                    ? Promise.resolve()
                    : Promise.reject(new Error(say('people.passwordsDiffer'))),
              }),
            ]}
          >
            <Input.Password autoComplete="new-password" maxLength={128} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={busy}>
            {say('people.changePassword')}
          </Button>
        </VerticalForm>
      </section>
    </div>
  );
};
export default ChangePassword;
