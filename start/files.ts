import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { files, type Files } from '../host/files';
import { scanner } from '../host/files/scan';
import { fileStore } from '../host/files/store';

/** The files of a data folder. `scanAt` is the address of a malware scanner; without one files say "not scanned". */
export const openFiles = async (dataFolder: string, scanAt?: string): Promise<Files> => {
  const folder = join(dataFolder, 'blobs');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return files({ store: await fileStore(folder), folder, scan: scanner(scanAt) });
};
