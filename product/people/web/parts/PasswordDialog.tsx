import { Form, Input, Modal } from 'antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallFailed } from '#shell/client/failed';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { accessApi } from '#product/access/web/calls';
import { atMost } from '#shell/form/length';
import { message } from '#shell/parts/voices';

interface Values {
  readonly oldPassword: string;
  readonly newPassword: string;
}
/** What the server refuses at one field (domain §4.5); anything else is shown at the new password. */
const wrongOldPassword = 1009;

/** My own password: old, new, and the new one again (VA2). My other sessions end with it. */
const PasswordDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  const cache = useQueryClient();
  const [form] = Form.useForm<Values>();
  const least = useQuery(accessApi.secondFactor.query({})).data?.shortestPassword;
  const [busy, setBusy] = useState(false);
  const change = async ({ oldPassword, newPassword }: Values): Promise<void> => {
    setBusy(true);
    try {
      await accessApi.changePassword.change(cache).mutationFn({ oldPassword, newPassword });
      message.success(say('people.changed'));
      onClose();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      const name = fault.code === wrongOldPassword ? 'oldPassword' : 'newPassword';
      form.setFields([{ name, errors: [fault.message] }]);
    } finally {
      setBusy(false);
    }
  };
  const required = (word: 'oldPassword' | 'newPassword' | 'confirmation') => ({
    required: true,
    message: say('people.pleaseEnter', { label: say(`people.${word}`) }),
  });
  return (
    <Modal
      open
      title={say('people.changePassword')}
      okText={say('people.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <VerticalForm<Values> form={form} onFinish={(values) => void change(values)}>
        <Form.Item name="oldPassword" label={say('people.oldPassword')} rules={[required('oldPassword')]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={say('people.newPassword')}
          // The line keeps its place until the server has said how many.
          extra={least === undefined ? '\u00a0' : say('people.passwordRule', { least })}
          rules={[required('newPassword')]}
        >
          <Input.Password autoComplete="new-password" {...atMost(128)} />
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
          <Input.Password autoComplete="new-password" {...atMost(128)} />
        </Form.Item>
        <button type="submit" hidden />
      </VerticalForm>
    </Modal>
  );
};
export default PasswordDialog;
