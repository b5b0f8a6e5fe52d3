import { link, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { misconfigured } from '../start-refused';

/** The file of the keys below a data folder. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'keys', 'assay.keys');

const namesFile = (given: string): boolean => /^\.{0,2}\//.test(given);

/** Where the keys lie, as a sentence names it: `ASSAY_KEYS`, the file that it names, or the data folder's own. */
export const placeOfKeys = (given: string | undefined, dataDir: string): string => {
  if (given === undefined) return keyFileIn(dataDir);
  return namesFile(given) ? `the file of ASSAY_KEYS (${given})` : 'ASSAY_KEYS';
};

/** The file that holds the keys; undefined where they are given as text. */
export const fileOfKeys = (given: string | undefined, dataDir: string): string | undefined =>
  given === undefined ? keyFileIn(dataDir) : namesFile(given) ? given : undefined;

/** Keys given from outside: the text itself, or the path of a file that holds it (a mounted secret). */
export const readGivenKeys = async (given: string): Promise<string> => {
  if (!namesFile(given)) return given;
  try {
    return await readFile(given, 'utf8');
  } catch (error) {
    throw misconfigured(
      `The file that ASSAY_KEYS names cannot be read: ${given} (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
};

/** The text of the data folder's own keys; undefined when there are none. Others must not be able to read them. */
export const readKeyFile = async (path: string): Promise<string | undefined> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw misconfigured(`The keys in ${path} cannot be read (${error.code}).`);
  });
  if (!found) return undefined;
  if ((found.mode & 0o077) !== 0)
    throw misconfigured(
      `Others on this machine may read the keys: chmod 600 ${path}, and think of them as known.`,
    );
  return readFile(path, 'utf8');
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes the keys once: complete and on the disk before they have their name; keys that stand are never replaced. */
export const writeKeyFile = async (path: string, text: string): Promise<void> => {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const underWay = `${path}.${process.pid}.new`;
  await unlink(underWay).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const handle = await open(underWay, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    await link(underWay, path);
  } finally {
    await handle.close().catch(() => undefined);
    await unlink(underWay);
  }
  await syncFolder(folder);
  await syncFolder(dirname(folder));
};

/** Puts other keys in the place of those in the file, at once and for good: a power cut leaves the old ones or the new. */
export const replaceKeyFile = async (path: string, text: string): Promise<void> => {
  const underWay = `${path}.${process.pid}.new`;
  const handle = await open(underWay, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(underWay, path);
  await syncFolder(dirname(path));
};
