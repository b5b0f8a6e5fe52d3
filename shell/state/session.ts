import { create } from 'zustand';

interface Session {
  /** Whether the frame stands: before that, a session without a right is sent to the sign-in page instead. */
  readonly open: boolean;
  /** Whether the dialog that asks to sign in again is shown. */
  readonly over: boolean;
  /** What the server said of why; empty where it simply ran out. */
  readonly why: string;
  begin: () => void;
  /** Waits until the person signed in again; `false` where there is no frame to come back to, or they chose to leave. */
  ended: (why: string) => Promise<boolean>;
  resume: (again: boolean) => void;
}

let waiting: ((again: boolean) => void)[] = [];

/** One dialog for however many calls find out at the same time that the session is over. */
export const useSession = create<Session>()((set, get) => ({
  open: false,
  over: false,
  why: '',
  begin: () => set({ open: true }),
  ended: (why) => {
    if (!get().open) return Promise.resolve(false);
    set({ over: true, why });
    return new Promise((resolve) => waiting.push(resolve));
  },
  resume: (again) => {
    const all = waiting;
    waiting = [];
    set({ over: false });
    for (const notify of all) notify(again);
  },
}));
