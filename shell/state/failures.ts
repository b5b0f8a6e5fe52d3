import type { CallFailed } from '../client/failed';

/** What the person is told for five seconds. */
interface Told {
  readonly kind: 'error' | 'success';
  readonly text: string;
  /** What was told before and no longer holds. */
  readonly insteadOf?: string;
}
type Listen = (told: Told) => void;
const listeners = new Set<Listen>();
const say = (told: Told): void => {
  for (const listen of listeners) listen(told);
};

/** Tells whoever shows failures; code outside of components has no other way to the screen. */
export const tell = (text: string): void => say({ kind: 'error', text });

/** Tells why a call failed, unless that was told while it was asked once more. */
export const tellOf = (fault: CallFailed): void => {
  if (!fault.isTold) tell(fault.message);
};

/** Tells that something was done after all, in the place of the failure that was told. */
export const tellDone = (text: string, insteadOf: string): void => say({ kind: 'success', text, insteadOf });

export const onTold = (listen: Listen): (() => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};
