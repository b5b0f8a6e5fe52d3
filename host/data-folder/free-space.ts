import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartRefused } from '../start-refused';

const mebibyte = 1024 * 1024;

/** What a first start writes (cluster, first log segments, demonstration), and what a later one wants for its log. */
export const neededMebibytes = { firstStart: 400, laterStart: 100 } as const;

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

/** Ends the start before anything is written when the disk that holds the folder has less than this left. */
export const refuseFullDisk = async (folder: string, mebibytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(nearestExisting(folder));
  const free = Math.floor((bavail * bsize) / mebibyte);
  if (free < mebibytes)
    throw new StartRefused(
      `The disk that holds ${folder} is full: ${free} MB are free, and ${mebibytes} MB are needed.`,
    );
};
