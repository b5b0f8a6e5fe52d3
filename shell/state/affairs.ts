import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { AffairName, AffairProps, Office } from '../office';
import { say } from '../words/say';
import { tell } from './failures';
import { note } from './mishaps';

interface Affairs {
  /** The dialog in front, once its code is here. */
  readonly shown: { readonly name: AffairName; readonly Dialog: ComponentType<AffairProps> } | null;
  close: () => void;
}

export const useAffairs = create<Affairs>()((set) => ({
  shown: null,
  close: () => set({ shown: null }),
}));

/** Opens a dialog about one's own account from wherever one is. */
export const openAffair = async (office: Office, name: AffairName): Promise<void> => {
  try {
    const { default: Dialog } = await office.affairs[name].load();
    useAffairs.setState({ shown: { name, Dialog } });
  } catch (fault) {
    note(fault, name);
    tell(say('shell.networkError'));
  }
};
