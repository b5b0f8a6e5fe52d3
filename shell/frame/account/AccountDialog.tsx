import { useAccountDialog } from '../../state/account-dialog';

/** The dialog about one's own account that is open, over whichever page one is on (SH9). */
export const AccountDialog = () => {
  const { shown, close } = useAccountDialog();
  return shown && <shown.Dialog key={shown.name} onClose={close} />;
};
