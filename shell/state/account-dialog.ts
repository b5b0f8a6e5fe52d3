import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { AccountDialogName, AccountDialogProps, Office } from '../office';
import { say } from '../words/say';
import { showError } from './failures';
import { note } from './error-reports';

interface Opened {
  /** The dialog in front, once its code is here. */
  readonly shown: {
    readonly name: AccountDialogName;
    readonly Dialog: ComponentType<AccountDialogProps>;
  } | null;
  close: () => void;
}

export const useAccountDialog = create<Opened>()((set) => ({
  shown: null,
  close: () => set({ shown: null }),
}));

/** Opens a dialog about one's own account from wherever one is. */
export const openAccountDialog = async (office: Office, name: AccountDialogName): Promise<void> => {
  try {
    const { default: Dialog } = await office.accountDialogs[name].load();
    useAccountDialog.setState({ shown: { name, Dialog } });
  } catch (fault) {
    note(fault, name);
    showError(say('shell.networkError'));
  }
};
