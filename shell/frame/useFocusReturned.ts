import { useEffect } from 'react';

/** What floats over the page, and is gone when it has closed. */
const dialogs = '.ant-modal-root, .ant-drawer';
const floating = `${dialogs}, .ant-popover, .ant-dropdown`;

/**
 * When a dialog goes and takes the focus with it, the focus returns to where it was before: most dialogs here are there only
 * while they are open, and the library gives it back only from those that stay. Where that is gone too, for an action took its
 * row away, the page has it.
 */
export const useFocusReturned = (): void => {
  useEffect(() => {
    let beneath: HTMLElement | undefined;
    let latest: HTMLElement | undefined;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const floats = target.closest(floating) !== null;
      // Whoever tabs beyond the end of a dialog is brought back into it: where they were for a moment does not count.
      if (!floats && latest?.closest(dialogs) && latest.checkVisibility()) return;
      latest = target;
      if (!floats) beneath = target;
    };
    const goBack = () => {
      if (document.activeElement !== document.body || latest === beneath || latest?.isConnected) return;
      const page = document.querySelector<HTMLElement>('#main > .page:not([hidden])');
      (beneath?.isConnected ? beneath : page)?.focus({ preventScroll: true });
    };
    const closing = new MutationObserver(goBack);
    document.addEventListener('focusin', note);
    closing.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', note);
      closing.disconnect();
    };
  }, []);
};
