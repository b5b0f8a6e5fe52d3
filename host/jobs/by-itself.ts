import type { Context } from '../context';
import { transact } from '../database/transact';
import type { Me } from '../me';
import type { Services } from '../services';

/**
 * Work that nobody asked for, in one transaction, given what a call would be given. What it leaves for after the commit is
 * done then, and never where it failed.
 */
export const byItself = async (
  services: Services,
  work: (context: Context<Me | null, unknown>) => Promise<void>,
): Promise<void> => {
  const later = new Set<() => unknown>();
  await transact(services.db, async (db) => {
    later.clear();
    await work({
      me: null,
      object: undefined,
      db,
      services,
      now: services.clock(),
      language: 'zh',
      requestId: services.newId(),
      address: '',
      browser: false,
      agent: '',
      cookies: { get: () => undefined, set: () => undefined },
      audit: () => undefined,
      afterCommit: (action) => void later.add(action),
      newId: services.newId,
    });
  });
  for (const action of later) await action();
};
