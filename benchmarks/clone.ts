import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#host/root';
import { start, stop } from '#journeys/start/product';
import { freePort } from '#testing/free-port';

export interface CloneFigures {
  /** Seconds from `npm start` in a fresh clone to the printed address: install, build, database, seeds. */
  readonly first: number;
  /** Seconds of the next start. */
  readonly second: number;
}

/** Clones the last commit, starts it as a newcomer would, and starts it again. Packages come from npm's cache where they can. */
export const cloneBench = async (): Promise<CloneFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-clone-'));
  try {
    const checkout = join(folder, 'assay');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, checkout]);
    const env = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
    execFileSync('chmod', ['755', folder]);
    const timed = async (): Promise<number> => {
      const begun = performance.now();
      const running = start({ cwd: checkout, env, program: 'npm', args: ['start'] });
      await running.ready;
      const seconds = (performance.now() - begun) / 1000;
      await stop(running);
      return seconds;
    };
    return { first: await timed(), second: await timed() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
