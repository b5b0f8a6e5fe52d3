import { useContext, useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { PageContext } from '../frame/page';
import type { Sayable } from '../words/say';

/** A key, or several together, that does something wherever the focus is. */
export interface Shortcut {
  /** `Ctrl+K` (⌘K on a Mac), `Alt+PageUp`, `?`. */
  readonly keys: string;
  readonly says: Sayable;
  readonly run: () => void;
  /** Works over a dialog too; any other waits until the dialog is answered. */
  readonly overDialogs?: true;
}
interface Registered extends Shortcut {
  /** Whether it belongs to the page in front: there it goes before the office's own. */
  readonly ofPage: boolean;
}

/** What can be pressed now: what stands here is what works, and what «?» shows. */
export const useKeys = create<{ readonly all: readonly Registered[] }>()(() => ({ all: [] }));

/** The shortcuts that work now: the page's own first, and nothing that one of them hides. */
export const inForce = (all: readonly Registered[]): readonly Registered[] => {
  const ordered = [...all.filter(({ ofPage }) => ofPage), ...all.filter(({ ofPage }) => !ofPage)];
  return ordered.filter(({ keys }, at) => ordered.findIndex((other) => other.keys === keys) === at);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'));

/** Whether an event is the pressing of these keys. Alt changes what a letter writes, so there the key itself counts. */
const isPressed = (keys: string, event: KeyboardEvent): boolean => {
  const [key = '', modifier] = keys.split('+').toReversed();
  const withControl = event.ctrlKey || event.metaKey;
  const isPlain = !event.altKey && !event.shiftKey;
  if (modifier === 'Ctrl') return withControl && isPlain && event.key.toLowerCase() === key.toLowerCase();
  if (modifier === 'Alt')
    return event.altKey && !withControl && !event.shiftKey && [key, `Key${key}`].includes(event.code);
  return !withControl && !event.altKey && event.key.normalize('NFKC') === key && !isTyping(event.target);
};

const press = (event: KeyboardEvent): void => {
  if (event.isComposing) return;
  const isBeneath = document.querySelector('[aria-modal="true"]') !== null;
  const meant = inForce(useKeys.getState().all).find(
    ({ keys, overDialogs }) => (overDialogs || !isBeneath) && isPressed(keys, event),
  );
  if (!meant) return;
  event.preventDefault();
  meant.run();
};

/** Makes keys do something while the component is in view, and lists them behind «?». */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const ofPage = useContext(PageContext) !== null;
  const listed = JSON.stringify(
    shortcuts.map(({ keys, says, overDialogs }) => ({ keys, says, overDialogs })),
  );
  const run = useEffectEvent((at: number) => shortcuts[at]?.run());
  useEffect(() => {
    const mine = (JSON.parse(listed) as Omit<Shortcut, 'run'>[]).map((each, at) => ({
      ...each,
      ofPage,
      run: () => run(at),
    }));
    const { all } = useKeys.getState();
    if (all.length === 0) window.addEventListener('keydown', press);
    useKeys.setState({ all: [...mine, ...all] });
    return () =>
      useKeys.setState((now) => ({ all: now.all.filter((each) => !mine.includes(each as never)) }));
  }, [listed, ofPage]);
};
