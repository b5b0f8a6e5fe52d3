import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { misconfigured } from '../start-refused';
import { run, type Ran } from './run';
import type { Account } from './types';

/** An account of the database alone: what shares an account can read its files and end its processes. */
export const accountName = 'assay-database';
const making = ['--system', '--user-group', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
const mostTries = 20;

const findAccount = async (): Promise<Account | undefined> => {
  const [user, group] = await Promise.all(
    ['-u', '-g'].map((which) => run('id', [which, accountName], undefined)),
  );
  if (user?.code !== 0 || group?.code !== 0) return undefined;
  return { uid: Number(user.output), gid: Number(group.output) };
};

/** Two starts at once lock each other out of the list of accounts for a moment; where no program makes accounts, no waiting helps. */
const makeAccount = async (tries = 1): Promise<Ran> => {
  const made = await run('useradd', [...making, accountName], undefined);
  if (made.code === 0 || made.code === undefined || tries === mostTries || (await findAccount())) return made;
  await pause(50);
  return makeAccount(tries + 1);
};

/**
 * PostgreSQL refuses to run as root, so root lends it to an account that nothing else uses, made when it is missing.
 * Undefined where the product already runs as an ordinary user. Throws `StartRefused` where it can be neither found
 * nor made: another account, `nobody` above all, would let its other processes at the database.
 */
export const databaseAccount = async (): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const found = await findAccount();
  if (found) return found;
  const { output } = await makeAccount();
  const made = await findAccount();
  if (made) return made;
  throw misconfigured(
    `PostgreSQL refuses to run as root, and its own account "${accountName}" could not be made (${output.trim().split('\n')[0] ?? ''}): make it with "useradd ${making.slice(0, 2).join(' ')} ${accountName}", start Assay as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
  );
};

/** The first of a path's folders that the account may not pass through; folders not made yet do not count. */
export const closedTo = (account: Account, path: string): string | undefined => {
  const parent = dirname(path);
  const above = parent === path ? undefined : closedTo(account, parent);
  if (above) return above;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return undefined;
  const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001;
  return found.mode & bit ? undefined : path;
};
