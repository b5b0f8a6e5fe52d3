import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetToken } from '../client/session';
import { useOffice } from '../office';
import { useTabs } from '../state/tabs';
import { useLeaving } from './useClosing';

/** Loads the office anew from `/`, with nothing in this browser that belongs to who was here before. */
export const startAnew = (cache: QueryClient): void => {
  useTabs.getState().clear();
  cache.clear();
  localStorage.clear();
  sessionStorage.clear();
  location.assign('/');
};

/**
 * Logs out: the session, what this browser kept, the tabs; then `/`, loaded anew without the menu's routes (RG7).
 * Asks first where work would be lost.
 */
export const useSignOut = (): (() => void) => {
  const office = useOffice();
  const cache = useQueryClient();
  const leave = useLeaving();
  return useCallback(() => {
    const signOut = async (): Promise<void> => {
      try {
        await office.signOut();
      } finally {
        // Even where nobody answered, this browser must forget who was here.
        forgetToken();
        startAnew(cache);
      }
    };
    leave(() => void signOut());
  }, [cache, office, leave]);
};
