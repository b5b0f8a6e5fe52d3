import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Form, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { isCallFailed } from '../../../../shell/client/failed';
import { VerticalForm } from '../../../../shell/form/VerticalForm';
import { useWords } from '../../../../shell/words/say';
import type { Myself } from '../../profile';
import { expertType, mayChangeWorkplace } from '../../rules';
import { peopleApi } from '../calls';
import './own-account.css';
import { profileFields } from './profile-fields';
import { ProfileFields } from './ProfileFields';
import { editOf, maskedOf, valuesOf, type ProfileValues } from './profile-values';

/** My own profile: every field of it, each with the rule that the server has too (DG1, VA1). */
const ProfileDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  const me = useQuery(peopleApi.myself.query({})).data?.[0];
  if (me) return <Editing key={me.id} me={me} onClose={onClose} />;
  return (
    <Modal open title={say('people.profile')} footer={null} width={760} onCancel={onClose}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </Modal>
  );
};
export default ProfileDialog;

const Editing = ({ me, onClose }: { readonly me: z.output<typeof Myself>; readonly onClose: () => void }) => {
  const say = useWords();
  const { message, modal } = App.useApp();
  const cache = useQueryClient();
  const [form] = Form.useForm<ProfileValues>();
  const [busy, setBusy] = useState(false);
  const [first] = useState(() => valuesOf(me));
  const save = async (values: ProfileValues): Promise<void> => {
    setBusy(true);
    try {
      const { mutationFn, onSuccess } = peopleApi.edit.change(cache);
      const { isEmailPending } = await mutationFn(editOf(values, me));
      await onSuccess();
      void message.success(say('people.edited'));
      if (isEmailPending) void message.info(say('people.emailPending'));
      onClose();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      form.setFields(
        fault.defects.map(({ path, message: error }) => ({
          name: path[0] as keyof ProfileValues,
          errors: [error],
        })),
      );
      if (fault.defects.length === 0) void message.error(fault.message);
      else form.scrollToField(fault.defects[0]!.path[0] as keyof ProfileValues, { focus: true });
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    if (!form.isFieldsTouched()) return onClose();
    modal.confirm({
      title: say('shell.unsavedTitle'),
      okText: say('shell.closeAnyway'),
      cancelText: say('shell.cancel'),
      okButtonProps: { danger: true },
      onOk: onClose,
    });
  };
  return (
    <Modal
      open
      title={say('people.profile')}
      okText={say('people.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      width={760}
      onOk={() => form.submit()}
      onCancel={leave}
      mask={{ closable: false }}
    >
      <VerticalForm<ProfileValues>
        form={form}
        className="profile"
        initialValues={first}
        onFinish={(values) => void save({ ...first, ...values })}
      >
        <ProfileFields
          fields={profileFields(me.userType === expertType, mayChangeWorkplace(me.roles))}
          storedIn={(rule) => maskedOf(me, rule)}
        />
      </VerticalForm>
    </Modal>
  );
};
