import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Whether whoever works by keyboard stands nowhere any more: what had the focus lies in a page that is hidden now. */
const isLost = (): boolean => Boolean(document.activeElement?.closest('[hidden]'));

/**
 * A page that comes to the front takes over the focus that the page before it loses: where it was when one left it, else
 * the page itself. A focus outside the pages, in the sidebar or on a tab, stays there.
 */
export const useFocus = (panel: RefObject<HTMLElement | null>, active: boolean): void => {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const page = panel.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    page?.addEventListener('focusin', note);
    return () => page?.removeEventListener('focusin', note);
  }, [panel]);
  useLayoutEffect(() => {
    if (!active || !isLost()) return;
    const back = last.current?.isConnected ? last.current : panel.current;
    back?.focus({ preventScroll: true });
  }, [panel, active]);
};
