import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetToken } from '../client/session';
import { useOffice } from '../office';
import { useTabs } from '../state/tabs';

/** Logs out: the session, what this browser kept, the tabs; then `/`, loaded anew without the menu's routes (RG7). */
export const useSignOut = (): (() => Promise<void>) => {
  const office = useOffice();
  const cache = useQueryClient();
  return useCallback(async () => {
    try {
      await office.signOut();
    } finally {
      // Even where nobody answered, this browser must forget who was here.
      forgetToken();
      useTabs.getState().clear();
      cache.clear();
      localStorage.clear();
      sessionStorage.clear();
      location.assign('/');
    }
  }, [cache, office]);
};
