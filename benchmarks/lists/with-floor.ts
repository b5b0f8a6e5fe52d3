import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseAddress } from '#host/database/connection';
import { defaultConnections } from '#host/database/share';
import { root } from '#host/root';
import type { LoadQuestion } from '../load';

interface Floor {
  readonly pid: number;
  readonly url: (path: string) => string;
  readonly post: (path: string, body: object) => LoadQuestion;
}

/** Runs the floor over the same database, with as many connections as the product has, for as long as the work lasts. */
export const withFloor = async (
  place: DatabaseAddress,
  work: (floor: Floor) => Promise<void>,
): Promise<void> => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(root, 'benchmarks/lists/floor.ts'),
      JSON.stringify({ place, size: defaultConnections }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    const url = (path: string): string => `http://127.0.0.1:${port.toString().trim()}/${path}`;
    await work({
      pid: child.pid!,
      url,
      post: (path, body) => ({ url: url(path), method: 'POST', body: JSON.stringify(body) }),
    });
  } finally {
    child.kill();
  }
};
