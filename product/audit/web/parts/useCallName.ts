import { useMemo } from 'react';
import callNames from 'virtual:call-names';
import { inLanguage } from '#contract/words';
import type { Filter } from '#shell/list/types';
import { useLanguage } from '#shell/words/say';
import type { AuditFilter } from '../../entry';

/** The choice of what was done, named in the language of the screen. */
export const useCallName = (): Filter<Pick<AuditFilter, 'action'>> => {
  const language = useLanguage();
  return useMemo(
    () => ({
      control: 'choice',
      field: 'action',
      label: 'audit.action',
      options: Object.entries(callNames).map(([value, word]) => ({
        value,
        text: inLanguage(word, language),
      })),
    }),
    [language],
  );
};
