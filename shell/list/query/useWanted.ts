import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageName } from '../../frame/page';
import { usePreference } from '../../state/usePreference';

/** The id of the search with which somebody begins the list, and how to change it. */
export const useBeginning = () => usePreference(`list.${usePageName()}.beginning`);

/**
 * The id of the saved search that is to be taken up before rows are shown: the one that the address names (`saved`, as a notice
 * about it does), or, where the address says nothing, the one that the reader begins the list with.
 */
export const useWanted = (narrowing: string) => {
  const [beginning] = useBeginning();
  const named = useSearchParams()[0].get('saved');
  const [first, setFirst] = useState(narrowing || named ? null : beginning);
  return [named ?? (first as string | null | undefined), () => setFirst(null)] as const;
};
