import type { CallFailed } from '../client/failed';

/** What the person is told for five seconds. */
interface Message {
  readonly kind: 'error' | 'success';
  readonly text: string;
  /** What was told before and no longer holds. */
  readonly insteadOf?: string;
}
type Listen = (message: Message) => void;
const listeners = new Set<Listen>();
const say = (message: Message): void => {
  for (const listen of listeners) listen(message);
};

/** Tells whoever shows failures; code outside of components has no other way to the screen. */
export const showError = (text: string): void => say({ kind: 'error', text });

/** Tells why a call failed, unless that was told while it was asked once more. */
export const showFailure = (fault: CallFailed): void => {
  if (!fault.isNotified) showError(fault.message);
};

/** Tells that something was done after all, in the place of the failure that was told. */
export const showDone = (text: string, insteadOf: string): void => say({ kind: 'success', text, insteadOf });

export const onMessage = (listen: Listen): (() => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};
