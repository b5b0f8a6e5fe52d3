import { create } from 'zustand';

interface Asked {
  /** Whether the dialog is shown. */
  readonly wanted: boolean;
  /** Waits until the person has done what is asked; `false` where they would rather not. */
  asked: () => Promise<boolean>;
  answer: (done: boolean) => void;
}

/** One dialog for however many actions wait for the same answer. */
const oneDialog = () => {
  let waiting: ((done: boolean) => void)[] = [];
  return create<Asked>()((set) => ({
    wanted: false,
    asked: () => {
      set({ wanted: true });
      return new Promise((resolve) => waiting.push(resolve));
    },
    answer: (done) => {
      const all = waiting;
      waiting = [];
      set({ wanted: false });
      for (const notify of all) notify(done);
    },
  }));
};

/** A fresh proof of who one is (AU-11). */
export const useProof = oneDialog();
/** Agreement to the notices in force (PI-06). */
export const useConsent = oneDialog();
