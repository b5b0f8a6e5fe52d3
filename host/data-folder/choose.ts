import { resolve } from 'node:path';
import { closedTo, databaseAccount, type Account } from '../embedded';

/** Where root keeps its data when the checkout lies in a place that only root may enter. */
const rootsOwnPlace = '/var/lib/assay';

/** The data folder, and the sentence to say when it is not the one that people expect. */
export interface Chosen {
  readonly path: string;
  readonly notice?: string;
}

/**
 * `DATA_DIR`, else `./data`. As root the embedded database runs as an account of its own: when that cannot come to
 * `./data`, the folder is `/var/lib/assay`, which is said aloud. A DATA_DIR that somebody named is never exchanged.
 */
export const chooseDataFolder = async (
  named: string | undefined,
  { embedded, account }: { embedded: boolean; account?: Account },
): Promise<Chosen> => {
  if (named !== undefined) return { path: resolve(named) };
  const inWorkingFolder = resolve('data');
  const who = embedded ? (account ?? (await databaseAccount())) : undefined;
  const closed = who && closedTo(who, resolve(inWorkingFolder, '..'));
  if (!closed) return { path: inWorkingFolder };
  return {
    path: rootsOwnPlace,
    notice: `The data lies in ${rootsOwnPlace}, because the database's account cannot enter ${closed} (it does not run as root).`,
  };
};
