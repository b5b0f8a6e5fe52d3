import { useCallback } from 'react';
import { lookKey, usePreferences, type LookChoice } from '../state/preferences';
import { usePreference } from '../state/usePreference';

/** Changes how the office looks and speaks: at once here, and on the server for wherever the person sits next. */
export const useLook = (): LookChoice & { readonly choose: (chosen: Partial<LookChoice>) => void } => {
  const { language, size, mode, accent, choose: wear } = usePreferences();
  const [, keep] = usePreference(lookKey);
  const choose = useCallback(
    (chosen: Partial<LookChoice>) => {
      wear(chosen);
      const now = usePreferences.getState();
      keep({ language: now.language, size: now.size, mode: now.mode, accent: now.accent });
    },
    [keep, wear],
  );
  return { language, size, mode, accent, choose };
};
