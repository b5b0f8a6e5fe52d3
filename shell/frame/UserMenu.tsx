import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { useOffice } from '../office';
import { useWords } from '../words/say';
import { usePerson } from './useMenu';
import { useSignOut } from './useSignOut';

/** Who is signed in, and what they may do with their own account (SH9). */
export const UserMenu = () => {
  const say = useWords();
  const person = usePerson();
  const { own } = useOffice();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const items = [
    { key: own.profile.path, label: say('shell.profile') },
    { key: own.password.path, label: say('shell.changePassword') },
    { type: 'divider' as const },
    { key: 'signOut', label: say('shell.signOut') },
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => (key === 'signOut' ? signOut() : void navigate(key)) }}
    >
      <Button
        type="text"
        className="navbar__person"
        aria-label={`${say('shell.account')} ${person?.name ?? ''}`}
      >
        <Avatar size={24} icon={<UserOutlined />} {...(person?.avatar && { src: person.avatar })} />
        <span className="navbar__name">{person?.name}</span>
      </Button>
    </Dropdown>
  );
};
