import { Modal } from 'antd';
import { useState } from 'react';
import { attempt, useDo } from '#shell/client/useDo';
import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { useWords } from '#shell/words/say';
import { rolesApi } from '../calls';
import { PersonSelect } from '../parts/PersonSelect';
import type { Role } from '../parts/role';
import { useRole } from '../parts/useRole';

/** Gives the role to one more account, beside the roles it has. */
const AddPerson = ({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) => {
  const say = useWords();
  const perform = useDo();
  const [userId, setUserId] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    if (!userId) return;
    setBusy(true);
    const held = await attempt(() => rolesApi.ofPerson({ userId, pageSize: 100 }));
    const roleIds = held?.rows.filter(({ isChecked }) => isChecked).map(({ id }) => id);
    const done =
      roleIds &&
      (await perform(rolesApi.setToPerson, { userId, roleIds: [...roleIds, role.id] }, 'roles.added'));
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={say('roles.addPerson')}
      okText={say('roles.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: !userId }}
      onOk={() => void add()}
      onCancel={onClose}
    >
      <label htmlFor="role-person">{say('roles.person')}</label>
      <PersonSelect id="role-person" {...(userId && { value: userId })} onChange={setUserId} />
    </Modal>
  );
};

/** The people who hold a role. */
const RolePeople = ({ id }: OfRecord) => {
  const { role, instead } = useRole(id, 'roles.people');
  const [adding, setAdding] = useState(false);
  if (!role) return instead;
  return (
    <>
      <ListPage
        call={rolesApi.holders}
        rowKey="id"
        always={{ roleId: role.id }}
        columns={[
          { field: 'trueName', label: 'roles.trueName', width: 160 },
          { field: 'loginName', label: 'roles.loginName', width: 180 },
          { field: 'organisationName', label: 'roles.organisation', width: 280 },
          { field: 'isLocked', label: 'roles.isLocked', width: 110, as: 'yesNo' },
        ]}
        filters={[{ control: 'text', field: 'name', label: 'roles.trueName' }]}
        toolbar={[
          { label: 'roles.addPerson', primary: true, action: 'role.manage', run: () => setAdding(true) },
        ]}
        actions={[
          {
            action: 'remove',
            danger: true,
            label: 'roles.remove',
            question: {
              title: 'roles.removeQuestion',
              values: ({ trueName }) => ({ person: trueName, name: role.title }),
            },
            many: 'roles.removeMany',
            call: ({ id: holder }) => prepare(rolesApi.removeHolders, { roleId: role.id, userIds: [holder] }),
            done: 'roles.removed',
          },
        ]}
        empty="roles.noPeople"
      />
      {adding && <AddPerson role={role} onClose={() => setAdding(false)} />}
    </>
  );
};
export default ofRecord(RolePeople);
