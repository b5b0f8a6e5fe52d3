import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTabs } from '../state/tabs';
import { useClosing } from './useClosing';

/** From anywhere in the office: Alt with W closes the page in front, R refreshes it, page up and down go to its neighbours. */
export const useTabKeys = (): void => {
  const { close, refresh } = useClosing();
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { tabs, active } = useTabs.getState();
      const at = tabs.findIndex(({ key }) => key === active);
      const front = tabs[at];
      const other = event.ctrlKey || event.metaKey || event.shiftKey;
      // A dialog is answered before its page goes.
      if (!event.altKey || other || !front || document.querySelector('[aria-modal="true"]')) return;
      const go = (to: number) => void navigate(tabs.at(to % tabs.length)!.path);
      const deeds: Record<string, () => void> = {
        KeyW: () => close('close', front.key),
        KeyR: () => refresh(front.key),
        PageUp: () => go(at - 1),
        PageDown: () => go(at + 1),
      };
      const deed = deeds[event.code];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [close, refresh, navigate]);
};
