import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefused } from '../start-refused';
import { lockFolder } from './lock';

export { chooseDataFolder } from './choose';
export { neededMebibytes, refuseFullDisk } from './free-space';

/** What lies in the data folder, by name. `postgres/` is the embedded database's and `keys/` the keys' own affair. */
export interface DataFolder {
  readonly path: string;
  /** Uploaded files, by their content. */
  readonly blobs: string;
  /** Mail and SMS that a demonstration would have sent: one JSON object a line. */
  readonly outbox: string;
  /** The people of a demonstration, with their passwords. */
  readonly demoAccounts: string;
  /** Gives the folder back to the next start. */
  readonly release: () => Promise<void>;
}

const sentences: Record<string, string> = {
  EACCES: 'may not be written by this account',
  EPERM: 'may not be written by this account',
  EROFS: 'lies on a disk that is read-only',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
  ENOSPC: 'lies on a disk that is full',
};

/**
 * Takes a data folder for this process, making it when it is missing.
 * Throws `StartRefused` with a sentence when another product holds it or it cannot be written.
 */
export const openDataFolder = async (path: string): Promise<DataFolder> => {
  try {
    // The folders above it, if they must be made, stay as open as folders are: only this one is ours.
    await mkdir(dirname(path), { recursive: true });
    await mkdir(path, { recursive: true, mode: 0o700 });
    const release = await lockFolder(join(path, 'lock'), path);
    await mkdir(join(path, 'blobs'), { recursive: true, mode: 0o700 });
    return {
      path,
      blobs: join(path, 'blobs'),
      outbox: join(path, 'outbox.ndjson'),
      demoAccounts: join(path, 'demo-accounts.json'),
      release,
    };
  } catch (cause) {
    const sentence = sentences[(cause as NodeJS.ErrnoException).code ?? ''];
    if (!sentence) throw cause;
    throw new StartRefused(`The data folder ${path} ${sentence}.`, 1, { cause });
  }
};
