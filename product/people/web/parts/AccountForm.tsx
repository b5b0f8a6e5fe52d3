import { useQueryClient } from '@tanstack/react-query';
import { App, Form, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Changing } from '../../../../shell/client/client';
import { isCallFailed } from '../../../../shell/client/failed';
import { VerticalForm } from '../../../../shell/form/VerticalForm';
import { useConfirm } from '../../../../shell/parts/useConfirm';
import { useWords, type Sayable } from '../../../../shell/words/say';
import type { ProfileValues } from './profile-values';

interface AccountFormProps<Values extends ProfileValues, Edit> {
  readonly title: string;
  readonly first: Values;
  readonly call: {
    change: (
      cache: ReturnType<typeof useQueryClient>,
    ) => Changing<Edit, { readonly isEmailPending: boolean }>;
  };
  /** What is sent of what the form holds. */
  readonly edit: (values: Values) => Edit;
  readonly done: Sayable;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog about a person, oneself or somebody else: its refusals stand at their fields, and it asks before typing is lost. */
export const AccountForm = <Values extends ProfileValues, Edit>(props: AccountFormProps<Values, Edit>) => {
  const { title, first, call, edit, done, onClose, children } = props;
  const say = useWords();
  const confirm = useConfirm();
  const { message } = App.useApp();
  const cache = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const save = async (values: Values): Promise<void> => {
    setBusy(true);
    try {
      const { mutationFn, onSuccess } = call.change(cache);
      const { isEmailPending } = await mutationFn(edit(values));
      await onSuccess();
      void message.success(say(done));
      if (isEmailPending) void message.info(say('people.emailPending'));
      onClose();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      form.setFields(
        fault.defects.map(({ path, message: error }) => ({ name: path[0] as never, errors: [error] })),
      );
      const [named] = fault.defects;
      if (named) form.scrollToField(named.path[0] as never, { focus: true });
      else void message.error(fault.message);
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    if (!form.isFieldsTouched()) return onClose();
    confirm({
      title: 'shell.unsavedTitle',
      okText: 'shell.closeAnyway',
      danger: true,
      run: async () => onClose(),
    });
  };
  return (
    <Modal
      open
      title={title}
      okText={say('people.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      width={760}
      onOk={() => form.submit()}
      onCancel={leave}
      mask={{ closable: false }}
    >
      <VerticalForm<Values>
        form={form}
        className="profile"
        initialValues={first}
        onFinish={(values) => void save({ ...first, ...values })}
      >
        {children}
      </VerticalForm>
    </Modal>
  );
};
