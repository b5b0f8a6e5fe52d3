import { useEffect, useState } from 'react';
import { recall, remember } from '../state/memory';
import { usePage } from './page';

/**
 * State of a page that outlives the sleep of its tab: what was typed and not sent yet, what was unfolded.
 * Closing or refreshing the tab forgets it. `name` tells it apart within the page.
 */
export const useRetainedState = <Value>(name: string, first: Value) => {
  const { tab, life } = usePage();
  const pair = useState<Value>(() => (recall(tab, life, name) as Value | undefined) ?? first);
  const [value] = pair;
  useEffect(() => remember(tab, life, name, value), [tab, life, name, value]);
  return pair;
};
