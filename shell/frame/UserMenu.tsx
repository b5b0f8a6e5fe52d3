import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button } from 'antd';
import { affairs, useOffice, type AffairName } from '../office';
import { usePicture } from '../parts/usePicture';
import { openAffair } from '../state/affairs';
import { DropMenu } from '../parts/DropMenu';
import { useWords } from '../words/say';
import { usePerson } from './useMenu';
import { useSignOut } from './useSignOut';

/** Who is signed in, and what they may do with their own account (SH9). */
export const UserMenu = () => {
  const say = useWords();
  const person = usePerson();
  const office = useOffice();
  const signOut = useSignOut();
  const picture = usePicture(person?.avatar);
  const items = [
    ...affairs.map((name) => ({ key: name, label: say(office.affairs[name].title) })),
    { type: 'divider' as const },
    { key: 'signOut', label: say('shell.signOut') },
  ];
  return (
    <DropMenu
      menu={{
        items,
        onClick: ({ key }) => (key === 'signOut' ? signOut() : void openAffair(office, key as AffairName)),
      }}
    >
      <Button
        type="text"
        className="navbar__person"
        aria-label={`${say('shell.account')} ${person?.name ?? ''}`}
      >
        <Avatar size={24} icon={<UserOutlined />} {...(picture && { src: picture })} />
        <span className="navbar__name">{person?.name}</span>
      </Button>
    </DropMenu>
  );
};
