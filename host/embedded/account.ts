import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that runs the database when the product itself runs as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root lends it to `nobody`, which every system has: an account
 * without a passwd entry fails inside initdb. Undefined where the product already runs as an ordinary user.
 */
export const unprivilegedAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  return { uid: Number(entry?.[2] ?? 65534) >>> 0, gid: Number(entry?.[3] ?? 65534) >>> 0 };
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
