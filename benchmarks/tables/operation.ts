import { backupBench } from '../backup';
import { cloneBench } from '../clone';
import { drillBench } from '../drill';
import { figure, heading, line, progress, round } from '../print';

/** One backup and its way back. */
export const backupTable = async (): Promise<void> => {
  const { bytes, figures } = await backupBench(Number(process.env['GIGABYTES'] ?? 1), progress);
  const gigabytes = bytes / 1024 ** 3;
  heading(
    `${round(gigabytes)} GB in one backup, half of it files`,
    'seconds',
    'seconds per GB',
    'floor, seconds',
    'ratio',
    'most memory',
  );
  for (const { what, seconds, floor, memory } of figures)
    line(
      what,
      round(seconds),
      round(seconds / gigabytes),
      floor ? round(floor) : '/',
      floor ? round(seconds / floor) : '/',
      `${round(memory / 1024 ** 2)} MB`,
    );
};

/** Writes while a backup is made. */
export const drillTable = async (): Promise<void> => {
  const gigabytes = Number(process.env['GIGABYTES'] ?? 1);
  const { perSecond, seconds, writes, slowest } = await drillBench(gigabytes, progress);
  figure(
    `writes answered while ${gigabytes} GB are backed up, 200 a second asked for (BK-01); restored, none missing, none torn`,
    `${round(perSecond)} a second (${writes} in ${round(seconds)} s; slowest answer ${round(slowest)} ms)`,
  );
};

/** From a fresh clone to a printed address. */
export const cloneTable = async (): Promise<void> => {
  progress('a fresh clone');
  const { first, second } = await cloneBench();
  figure('fresh clone to printed address', `${round(first)} s (packages from npm’s cache)`);
  figure('second start to printed address', `${round(second)} s`);
};
