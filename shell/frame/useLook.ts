import { useCallback } from 'react';
import { lookFrom, lookKey, usePreferences, type LookChoice } from '../state/preferences';
import { usePreference } from '../state/usePreference';

/** Changes how the office looks and speaks: at once here, and on the server for wherever the person sits next. */
export const useLook = (): LookChoice & { readonly choose: (chosen: Partial<LookChoice>) => void } => {
  const { choose: wear, ...look } = usePreferences();
  const [stored, keep] = usePreference(lookKey);
  const choose = useCallback(
    (chosen: Partial<LookChoice>) => {
      wear(chosen);
      // What nobody chose goes on following the browser: the language above all.
      keep({ ...lookFrom(stored), ...chosen });
    },
    [stored, keep, wear],
  );
  return { ...look, choose };
};
