import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';

const file = join(root, '.cache', 'start.lock');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault.code === 'EPERM';
  }
};

/** The first living process that installs or builds in this checkout. */
const holder = () => {
  try {
    return readFileSync(file, 'utf8').split(' ').map(Number).find(isAlive);
  } catch (fault) {
    if (fault.code === 'ENOENT') return undefined;
    throw fault;
  }
};

const take = () => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault;
    return false;
  }
};

/** Lets one process at a time install and build in this checkout; one that died in between does not count. */
export const inTurn = async (work) => {
  mkdirSync(dirname(file), { recursive: true });
  while (!take()) {
    const pid = holder();
    if (pid)
      throw new Refusal(
        `Another start is installing or building here (process ${pid}): wait until it is done.`,
      );
    rmSync(file, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};

/** A helper process that would go on alone if this one were killed holds the turn as well. */
export const holdsTurnToo = (pid) => appendFileSync(file, ` ${pid}`);
