import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#testing/free-port';
import { endAll, start, stop, type Ended } from './product';

/** A first start that was stopped once it answered, by the command of the README. */
export interface FirstStart {
  readonly dataDir: string;
  readonly port: string;
  readonly said: string;
  /** What it answered when asked whether it is ready. */
  readonly answered: number;
  readonly ended: Ended;
}

/** The data folder in which the product lives for the first time; what that was like is written beside it once it is over. */
const dataDir = join(tmpdir(), 'home');
const record = `${dataDir}.json`;

const liveIn = async (checkout: string): Promise<FirstStart> => {
  const port = String(await freePort());
  const env = { DATA_DIR: dataDir, PORT: port };
  try {
    const running = start({ cwd: checkout, env, program: 'npm', args: ['start'] });
    const said = await running.ready;
    const { status: answered } = await fetch(`http://127.0.0.1:${port}/ready`);
    return { dataDir, port, said, answered, ended: await stop(running) };
  } catch (fault) {
    await endAll([dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
    throw fault;
  }
};

/**
 * The first start of a demonstration, which takes as long as ten later ones: made once in a run, for all files that need a
 * folder in which the product has lived. Of several that ask at once one makes it, and the others wait.
 */
export const firstStartOf = async (checkout: string): Promise<FirstStart> => {
  const claim = `${dataDir}.claimed`;
  while (!existsSync(record)) {
    try {
      mkdirSync(claim);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
      await pause(200);
      continue;
    }
    try {
      if (existsSync(record)) continue;
      writeFileSync(`${claim}/record`, JSON.stringify(await liveIn(checkout)));
      renameSync(`${claim}/record`, record);
    } finally {
      rmdirSync(claim);
    }
  }
  return JSON.parse(readFileSync(record, 'utf8')) as FirstStart;
};
