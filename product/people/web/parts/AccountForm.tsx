import type { QueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import type { Changing } from '#shell/client/client';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords, type Sayable } from '#shell/words/say';
import type { ProfileValues } from './profile-values';
import { message } from '#shell/parts/voices';

interface AccountFormProps<Values extends ProfileValues, Edit> {
  readonly title: string;
  readonly first: Values;
  readonly call: {
    change: (cache: QueryClient) => Changing<Edit, { readonly isEmailPending: boolean }>;
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
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const finish = async (values: Values): Promise<void> => {
    const saved = await save(call, edit({ ...first, ...values }), done);
    if (saved?.isEmailPending) message.info(say('people.emailPending'));
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
        onFinish={(values) => void finish(values)}
      >
        {children}
      </VerticalForm>
    </Modal>
  );
};
