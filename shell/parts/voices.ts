import { afterwards } from './afterwards';
import type { Voices } from './voice';

type Said = string | { readonly content: string; readonly key?: string; readonly duration?: number };
type Question = Parameters<Voices['modal']['confirm']>[0];
interface Asked {
  readonly update: (changes: Question) => void;
}

/** The component that holds them: it comes when the first page stands, or with the first word. */
export const holder = afterwards(async () => (await import('./Holder')).Holder);

let voices: Voices | undefined;
let ready: (there: Voices) => void;
const coming = new Promise<Voices>((resolve) => (ready = resolve));

export const giveVoices = (there: Voices): void => {
  voices = there;
  ready(there);
};

/** What is told before the holder is here is told as soon as it is, in the same order. */
const withVoices = (speak: (there: Voices) => void): void => {
  if (voices) return speak(voices);
  holder.hurry();
  void coming.then(speak);
};

const notify = (kind: 'success' | 'info' | 'warning' | 'error') => (said: Said) =>
  withVoices(({ message: there }) => void there[kind](said));

/** Tells over the page for some seconds. */
export const message = {
  success: notify('success'),
  info: notify('info'),
  warning: notify('warning'),
  error: notify('error'),
  destroy: (key: string) => withVoices(({ message: there }) => there.destroy(key)),
};

/** Asks over the page. */
export const modal = {
  confirm: (question: Question): Asked => {
    let dialog: Asked | undefined;
    withVoices(({ modal: there }) => {
      dialog = there.confirm(question);
    });
    return { update: (changes) => dialog?.update(changes) };
  },
};
