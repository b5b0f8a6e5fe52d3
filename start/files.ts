import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { files, type Files } from '#host/files';
import { scanner } from '#host/files/scan';
import { fileStore } from '#host/files/store';

/** Where the files lie: the folder that nodes share, else in the data folder. */
export const folderOfFiles = (shared: string | undefined, dataFolder: string): string =>
  shared === undefined ? join(dataFolder, 'blobs') : resolve(shared);

/** The files of a data folder, or in the folder that nodes share. `scanAt` is the address of a malware scanner; without one files say "not scanned". */
export const openFiles = async (dataFolder: string, shared?: string, scanAt?: string): Promise<Files> => {
  const folder = folderOfFiles(shared, dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return files({ store: await fileStore(folder), folder, scan: scanner(scanAt) });
};
