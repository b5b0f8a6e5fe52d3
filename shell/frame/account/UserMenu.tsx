import { UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { accountDialogs, useOffice, type AccountDialogName } from '../../office';
import { usePicture } from '../../parts/usePicture';
import { leavesOf } from '../../router/menu';
import { openAccountDialog } from '../../state/account-dialog';
import { DropMenu } from '../../parts/DropMenu';
import { useWords } from '../../words/say';
import { useMenu, usePerson } from '../useMenu';
import { AccountPanel } from './AccountPanel';
import { useSignOut } from './useSignOut';

/** Who is signed in, and what they may do with their own account (SH9). */
export const UserMenu = () => {
  const say = useWords();
  const person = usePerson();
  const office = useOffice();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const picture = usePicture(person?.avatar);
  const ofMenu = leavesOf(useMenu()).filter(({ path }) => office.ownOfMenu.includes(path));
  const pages = [
    ...ofMenu.map(({ path, entry }) => ({ path, label: entry.text })),
    ...office.own.filter(({ offered }) => offered).map(({ path, title }) => ({ path, label: say(title) })),
  ];
  const items = [
    ...accountDialogs.map((name) => ({ key: name, label: say(office.accountDialogs[name].title) })),
    ...pages.map(({ path, label }) => ({ key: path, label })),
    { type: 'divider' as const },
    { key: 'signOut', label: say('shell.signOut') },
  ];
  return (
    <DropMenu
      popupRender={(entries) => <AccountPanel person={person}>{entries}</AccountPanel>}
      menu={{
        items,
        onClick: ({ key }) => {
          if (key === 'signOut') return signOut();
          return void (pages.some(({ path }) => path === key)
            ? navigate(key)
            : openAccountDialog(office, key as AccountDialogName));
        },
      }}
    >
      <Button
        type="text"
        className="navbar__person"
        aria-label={`${say('shell.account')} ${person?.name ?? ''}`}
      >
        <span className="navbar__face">{picture ? <img src={picture} alt="" /> : <UserOutlined />}</span>
        <span className="navbar__name">{person?.name}</span>
      </Button>
    </DropMenu>
  );
};
