import { create } from 'zustand';

/** Whether the server answers, as far as is known. */
export const useNetwork = create<{ readonly reachable: boolean }>()(() => ({ reachable: true }));

/** Milliseconds between two questions while nobody answers, and for which one waits. */
const every = 3_000;
const timeout = 5_000;

/** Asks the server whether it is there. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    return ok;
  } catch {
    return false;
  }
};

let looking = false;

/** Finds out whether the server can be reached. Where it cannot, that is shown, and asked again until it can. */
export const lookForServer = async (): Promise<void> => {
  if (looking) return;
  looking = true;
  while (!(await serverAnswers())) {
    useNetwork.setState({ reachable: false });
    await new Promise((later) => setTimeout(later, every));
  }
  looking = false;
  useNetwork.setState({ reachable: true });
};

/** Calls back when the server is there again. Gives what ends the listening. */
export const onRecovery = (recovered: () => void): (() => void) =>
  useNetwork.subscribe(({ reachable }, before) => {
    if (reachable && !before.reachable) recovered();
  });
