import { createHash } from 'node:crypto';
import { chmod, lchown, lstat, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartRefused } from '../start-refused';
import type { Account } from './types';

/**
 * `<data folder>/postgres`. The folder itself stays ours; only what the database writes belongs to its account,
 * so that another process of that account cannot make root follow a link.
 */
export interface Places {
  readonly root: string;
  readonly cluster: string;
  readonly log: string;
  readonly socket: string;
  /** Whom the server lets in. */
  readonly rules: string;
  /** What the server says before its own log stands. */
  readonly startLog: string;
  /** Present in a cluster that was made for tests, without fsync. */
  readonly notDurable: string;
}

/** A folder with this mode, belonging to the account. */
export const ensureFolder = async (path: string, mode: number, account?: Account): Promise<void> => {
  await mkdir(path, { recursive: true, mode });
  await chmod(path, mode);
  if (account) await lchown(path, account.uid, account.gid);
};

/** 107 bytes is all that a socket's address holds on Linux, 103 on macOS; the file is called `.s.PGSQL.5432`. */
const fitsSocket = (folder: string): boolean =>
  Buffer.byteLength(join(folder, '.s.PGSQL.5432')) < 100 && /^[\w/.-]+$/.test(folder);

/** Beside the cluster, else a short folder of the system's, named after the cluster it serves. */
const socketFolder = (root: string): string => {
  const ownFolder = join(root, 'socket');
  if (fitsSocket(ownFolder)) return ownFolder;
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const base = fitsSocket(join(tmpdir(), `assay-${name}`)) ? tmpdir() : '/tmp';
  return join(base, `assay-${process.getuid?.() ?? 0}-${name}`);
};

/** Where everything of the embedded database lies below a data folder. Makes nothing. */
export const placesIn = (dataDir: string): Places => {
  const root = join(dataDir, 'postgres');
  return {
    root,
    cluster: join(root, 'cluster'),
    log: join(root, 'log'),
    socket: socketFolder(root),
    rules: join(root, 'pg_hba.conf'),
    startLog: join(root, 'start.log'),
    notDurable: join(root, 'not-durable'),
  };
};

/** The data folder itself: made when missing; when it stands, it is only opened for passing through. */
const ensureDataFolder = async (path: string, account: Account | undefined): Promise<void> => {
  // The folders above it, if they must be made, stay as open as folders are: only this one is ours.
  await mkdir(dirname(path), { recursive: true });
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (!account) return;
  const { mode } = await stat(path);
  if (made || (mode & 0o011) !== 0o011) await chmod(path, (mode & 0o777) | 0o011);
};

/** Makes the folders, each closed to everybody else; a socket folder that somebody else made first is refused. */
export const preparePlaces = async (places: Places, account: Account | undefined): Promise<void> => {
  await ensureDataFolder(dirname(places.root), account);
  await ensureFolder(places.root, account ? 0o711 : 0o700);
  await ensureFolder(places.log, 0o700, account);
  if (places.socket.startsWith(places.root)) return ensureFolder(places.socket, 0o700, account);
  const owner = account?.uid ?? process.getuid?.();
  try {
    await mkdir(places.socket, { mode: 0o700 });
    if (account) await lchown(places.socket, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = await lstat(places.socket);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
    throw new StartRefused(
      `The folder ${places.socket}, meant for the database's socket, belongs to somebody else: choose a shorter DATA_DIR.`,
    );
};
