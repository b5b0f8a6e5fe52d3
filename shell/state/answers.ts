import type { QueryClient } from '@tanstack/react-query';
import { useTabs } from './tabs';

/** Milliseconds after which a closed page is surely out of the document. */
const soon = 1_000;

/**
 * Keeps the server's answers as long as the page that shows them: a hidden page listens to none, and without them it
 * would begin anew when it comes back, and lose what was typed. When its tab closes or sleeps they go.
 */
export const retainAnswers = (client: QueryClient): void => {
  const cache = client.getQueryCache();
  const heldBy = new Map<string, Set<string>>();
  const released = new Set<string>();
  cache.subscribe((event) => {
    const { active } = useTabs.getState();
    if (event.type !== 'observerAdded' || active === null) return;
    // What is loaded once for all pages belongs to none of them.
    if (event.observer.options.staleTime === Infinity) return;
    heldBy.set(active, (heldBy.get(active) ?? new Set()).add(event.query.queryHash));
  });
  const sweep = () => {
    const held = new Set([...heldBy.values()].flatMap((hashes) => [...hashes]));
    for (const hash of released) {
      const query = cache.get(hash);
      if (query && (held.has(hash) || query.isActive())) continue;
      if (query) cache.remove(query);
      released.delete(hash);
    }
  };
  useTabs.subscribe(({ tabs }, before) => {
    if (tabs === before.tabs) return;
    const awake = new Set(tabs.filter((tab) => tab.awake).map(({ key }) => key));
    const gone = [...heldBy].filter(([key]) => !awake.has(key));
    if (gone.length === 0) return;
    for (const [key, hashes] of gone) {
      heldBy.delete(key);
      for (const hash of hashes) released.add(hash);
    }
    setTimeout(sweep, soon);
  });
};
