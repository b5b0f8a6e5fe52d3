import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { builtCheckout, temporaryFolder } from './checkout';
import { firstStartOf, type FirstStart } from './home';
import { endAll, type Ended } from './product';
import { freePort } from '#testing/free-port';

/** A built checkout, a port, and data folders: where the stories of a start are told. */
export interface Stage {
  readonly folder: string;
  readonly checkout: string;
  /** A data folder that does not exist yet. */
  readonly newDataDir: () => string;
  /** A data folder in which the product has lived already. */
  readonly livedIn: () => string;
  /** How it came to live there. */
  readonly firstStart: () => FirstStart;
  /** How to start the product there. */
  readonly at: (dataDir: string, env?: NodeJS.ProcessEnv) => { cwd: string; env: NodeJS.ProcessEnv };
  readonly port: () => string;
}

/** Sets the stage for the stories of one file, and clears it. `lived`: they copy a folder in which the product has lived. */
export const setStage = ({ lived }: { lived: boolean }): Stage => {
  const { path: folder, remove } = temporaryFolder();
  const checkout = join(folder, 'checkout');
  const dataDirs: string[] = [];
  let port = '';
  const newDataDir = () => {
    const path = join(folder, `data-${dataDirs.length}`);
    dataDirs.push(path);
    return path;
  };
  const at: Stage['at'] = (dataDir, env = {}) => ({
    cwd: checkout,
    env: { DATA_DIR: dataDir, PORT: port, ...env },
  });
  let firstStart: FirstStart | undefined;
  beforeAll(async () => {
    builtCheckout(checkout);
    port = String(await freePort());
    if (lived) firstStart = await firstStartOf(checkout);
  });
  afterEach(() => endAll(dataDirs));
  afterAll(remove);
  return {
    folder,
    checkout,
    newDataDir,
    at,
    port: () => port,
    firstStart: () => firstStart!,
    livedIn: () => {
      const path = newDataDir();
      execFileSync('cp', ['-a', firstStart!.dataDir, path]);
      return path;
    },
  };
};

/** What production is told; the address is nobody's. */
export const production = {
  ASSAY_MODE: 'production',
  PUBLIC_URL: 'https://assay.example.org',
  ASSAY_PROXIES: '0',
};

/** One sentence on the error output, nothing else there, and the code. */
export const expectRefusal = ({ code, stderr }: Ended, wanted: number, sentence: RegExp): void => {
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(wanted);
};
