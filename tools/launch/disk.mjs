import { statfsSync } from 'node:fs';
import { Refusal } from './refusal.mjs';

/** Refuses when the disk that holds the folder has less left than the work needs. */
export const refuseFullDisk = (folder, mebibytes, work) => {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free < mebibytes)
    throw new Refusal(
      `The disk that holds ${folder} is full: ${free} MB are free, and ${work} needs ${mebibytes} MB.`,
    );
};
