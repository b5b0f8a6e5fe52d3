import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../host/root';

export interface Asked {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Measured {
  /** The first reply, for looking whether it is the right one. */
  readonly first: string;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
  readonly count: number;
  /** Milliseconds of this process's own work for each answer; the client runs elsewhere. */
  readonly cpu: number;
}

/** Asks from another process over `connections` connections for so many seconds, after a second of warming up. */
export const load = async (asked: Asked, { connections = 16, seconds = 5 } = {}): Promise<Measured> => {
  const run = (lasting: number): Promise<Omit<Measured, 'cpu'>> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [
        join(root, 'benchmarks/load.mjs'),
        JSON.stringify({ ...asked, connections, seconds: lasting }),
      ]);
      let said = '';
      let faults = '';
      child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
      child.stderr.on('data', (piece: Buffer) => (faults += piece.toString()));
      child.on('close', (code) =>
        code === 0
          ? resolve(JSON.parse(said) as Measured)
          : reject(new Error(faults || `load ended with ${code}`)),
      );
    });
  await run(1);
  const before = process.cpuUsage();
  const measured = await run(seconds);
  const { user, system } = process.cpuUsage(before);
  return { ...measured, cpu: (user + system) / 1000 / measured.count };
};
