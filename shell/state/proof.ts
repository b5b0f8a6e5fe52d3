import { create } from 'zustand';

interface Proof {
  /** Whether the dialog that asks for the password is shown. */
  readonly wanted: boolean;
  /** Waits until the person has proved who they are; `false` where they would rather not. */
  asked: () => Promise<boolean>;
  answer: (proved: boolean) => void;
}

let waiting: ((proved: boolean) => void)[] = [];

/** One dialog for however many deeds need a fresh proof of who one is (AU-11). */
export const useProof = create<Proof>()((set) => ({
  wanted: false,
  asked: () => {
    set({ wanted: true });
    return new Promise((resolve) => waiting.push(resolve));
  },
  answer: (proved) => {
    const all = waiting;
    waiting = [];
    set({ wanted: false });
    for (const tell of all) tell(proved);
  },
}));
