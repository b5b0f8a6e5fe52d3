import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import type { Myself, ProfileEdit } from '../../profile';
import { mayChangeWorkplace } from '../../rules';
import { peopleApi } from '../calls';
import { AccountForm } from './AccountForm';
import './own-account.css';
import { ownFields } from './profile-fields';
import { ProfileFields } from './ProfileFields';
import { editOf, maskedOf, valuesOf, type ProfileValues } from './profile-values';

/** My own profile: every field of it, each with the rule that the server has too (DG1, VA1). */
const ProfileDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  const found = useQuery(peopleApi.myself.query({}));
  const me = found.data?.[0];
  if (me) return <Editing key={me.id} me={me} onClose={onClose} />;
  return (
    <Modal open title={say('people.profile')} footer={null} width={760} onCancel={onClose}>
      <PartAwaited of={found} rows={8} />
    </Modal>
  );
};
export default ProfileDialog;

const Editing = ({ me, onClose }: { readonly me: z.output<typeof Myself>; readonly onClose: () => void }) => {
  const say = useWords();
  const [first] = useState(() => valuesOf(me));
  return (
    <AccountForm<ProfileValues, z.output<typeof ProfileEdit>>
      title={say('people.profile')}
      first={first}
      call={peopleApi.edit}
      edit={(values) => editOf(values, me)}
      done="people.edited"
      onClose={onClose}
    >
      <ProfileFields
        fields={ownFields(me.userType, mayChangeWorkplace(me.roles))}
        storedIn={(field) => maskedOf(me, field)}
      />
    </AccountForm>
  );
};
