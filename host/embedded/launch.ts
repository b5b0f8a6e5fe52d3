import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './types';
import { postmasterOf, type Postmaster } from './adopt';
import type { Binaries } from './binaries';
import { serverFlags } from './flags';
import type { Places } from './places';
import { bareEnvironment } from './run';

/** A server that came up, or what it said before it went. */
export type Launched = { readonly server: Postmaster } | { readonly said: string };

/**
 * Listens to what the server will say: before its own log stands, and in that log after. Both go on from earlier starts,
 * and two processes may start at once, so only what comes from now on is told.
 */
const listen = async (places: Places): Promise<() => Promise<string>> => {
  const day = new Date().toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' });
  const logs = [join(places.log, `postgresql-${day}.log`), places.startLog];
  const before = await Promise.all(logs.map((path) => stat(path).then(({ size }) => size, absent)));
  return async () => {
    const texts = await Promise.all(logs.map((path) => readFile(path).catch(() => Buffer.alloc(0))));
    return texts
      .map((text, at) => text.subarray(before[at]).toString().split('\n').slice(-25).join('\n'))
      .join('\n');
  };
};
const absent = (): number => 0;

/**
 * Starts the server and waits until it takes connections; recovery after a crash may take its time.
 * It stands in a process group of its own: Ctrl-C at the terminal reaches the product first, which stops it last.
 */
export const launch = async (
  places: Places,
  programs: Binaries,
  account: Account | undefined,
  durable: boolean,
  onWait: () => void,
): Promise<Launched> => {
  const lastWords = await listen(places);
  // Added to, never begun anew: another start may be writing there, and each must find what became of its own.
  const output = openSync(places.startLog, 'a', 0o600);
  const child = spawn(programs.postgres, ['-D', places.cluster, ...serverFlags(places, durable)], {
    ...account,
    cwd: '/',
    env: bareEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let gone = false;
  child.on('exit', () => (gone = true));
  child.on('error', () => (gone = true));
  child.unref();
  for (;;) {
    const server = await postmasterOf(places.cluster);
    if (server?.ready && server.pid === child.pid) return { server };
    if (gone) return { said: await lastWords() };
    onWait();
    await pause(15);
  }
};
