import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#host/root';
import { start, stop } from '#journeys/start/product';
import { freePort } from '#testing/free-port';

export interface Running {
  readonly address: string;
  readonly pid: number;
  readonly dataFolder: string;
}

/**
 * Runs the shipped build with the demonstration's data in a folder of its own, for as long as the work lasts. Where something is
 * to be ready before (`prepare`), a first start does that and ends, and the work meets a start like all later ones.
 */
export const withProduct = async (
  work: (product: Running) => Promise<void>,
  prepare?: (product: Running) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-measured-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const dataFolder = join(folder, 'data');
  const during = async (what: (product: Running) => Promise<void>): Promise<void> => {
    const running = start({ cwd: root, env: { DATA_DIR: dataFolder, PORT: String(port) } });
    try {
      await running.ready;
      await what({ address: `http://127.0.0.1:${port}`, pid: running.process.pid!, dataFolder });
    } finally {
      await stop(running);
    }
  };
  try {
    if (prepare) await during(prepare);
    await during(work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
