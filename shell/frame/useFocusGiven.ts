import { useEffect } from 'react';

const dialogs = '.ant-modal, .ant-drawer';
const parts = {
  body: '.ant-modal-body, .ant-drawer-body',
  foot: '.ant-modal-footer, .ant-drawer-footer',
  cross: '.ant-modal-close, .ant-drawer-close',
};
/** What one writes in or chooses from; the fields of files are drawn by a button of theirs. */
const fields =
  'input:enabled:not([type="hidden"], [type="file"], [readonly]:not([role="combobox"])), select:enabled, textarea:enabled, .ant-upload[role="button"]';
const mildButtons = 'button:enabled:not(.ant-btn-primary, .ant-btn-dangerous)';

const within = (dialog: Element, part: string, wanted: string): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(part)]
    .flatMap((each) => [...each.querySelectorAll<HTMLElement>(wanted)])
    .filter((each) => each.checkVisibility({ visibilityProperty: true }));

/** Of a group of radio buttons the chosen one has the focus. */
const chosenOf = (field: HTMLElement, all: readonly HTMLElement[]): HTMLElement =>
  all.find(
    (each) =>
      field.matches('[type="radio"]') &&
      each instanceof HTMLInputElement &&
      each.checked &&
      each.name === field.getAttribute('name'),
  ) ?? field;

/** The first field of a dialog; none as long as the code of the first one is on its way. */
const fieldOf = (dialog: Element): HTMLElement | undefined => {
  const [first, ...others] = within(dialog, parts.body, `${fields}, [data-coming]`);
  return first && !first.matches('[data-coming]') ? chosenOf(first, others) : undefined;
};
/** Where a dialog has no field: the button that changes nothing; else the dialog itself, which is read from its title. */
const safestOf = (dialog: Element): HTMLElement =>
  within(dialog, parts.foot, mildButtons)[0] ??
  (dialog.matches('[tabindex]') ? (dialog as HTMLElement) : dialog.querySelector<HTMLElement>('[tabindex]')!);

/** Puts the focus where one begins; as long as the person has done nothing, a field that comes later gets it too. */
const begin = (dialog: Element): void => {
  let given = fieldOf(dialog);
  (given ?? safestOf(dialog)).focus({ preventScroll: true });
  if (given) return;
  const awaited = document.activeElement;
  const look = () => {
    if (document.activeElement !== awaited) return stop();
    given = fieldOf(dialog);
    given?.focus({ preventScroll: true });
  };
  const coming = new MutationObserver(look);
  const stop = () => {
    coming.disconnect();
    for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, stop, true);
    document.removeEventListener('focusin', stop, true);
  };
  coming.observe(dialog, { childList: true, subtree: true });
  for (const name of ['keydown', 'pointerdown', 'focusin']) document.addEventListener(name, stop, true);
};

/**
 * Every dialog opens with the focus where one begins: on its first field, else on its safest button. The library gives it
 * to whatever comes first, and that is the cross.
 */
export const useFocusGiven = (): void => {
  useEffect(() => {
    /** Where somebody tabs to is their own affair, the cross too: beyond its end a dialog begins anew. */
    let isTabbing = false;
    const key = ({ type, key: pressed }: KeyboardEvent) => {
      isTabbing = type === 'keydown' && pressed === 'Tab';
    };
    const given = ({ target, relatedTarget }: FocusEvent) => {
      if (isTabbing || !(target instanceof Element)) return;
      const dialog = target.closest(dialogs);
      if (!dialog || (relatedTarget instanceof Node && dialog.contains(relatedTarget))) return;
      if (target === dialog || target.matches(`${parts.cross}, .ant-drawer-section`)) begin(dialog);
    };
    document.addEventListener('focusin', given);
    document.addEventListener('keydown', key, true);
    document.addEventListener('keyup', key, true);
    return () => {
      document.removeEventListener('focusin', given);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('keyup', key, true);
    };
  }, []);
};
