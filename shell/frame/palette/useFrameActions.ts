import { useOffice } from '../../office';
import { openAccountDialog } from '../../state/account-dialog';
import { useLook } from '../useLook';
import { useSignOut } from '../account/useSignOut';

/** What the frame itself can do, by the names under which the palette finds it. */
export const useFrameActions = (): Readonly<Record<string, () => void>> => {
  const office = useOffice();
  const signOut = useSignOut();
  const { choose } = useLook();
  return {
    profile: () => void openAccountDialog(office, 'profile'),
    password: () => void openAccountDialog(office, 'password'),
    mobile: () => void openAccountDialog(office, 'mobile'),
    signOut,
    light: () => choose({ mode: 'light' }),
    dark: () => choose({ mode: 'dark' }),
    chinese: () => choose({ language: 'zh' }),
    english: () => choose({ language: 'en' }),
    spanish: () => choose({ language: 'es' }),
  };
};
