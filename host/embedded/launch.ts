import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account';
import { postmasterOf, type Postmaster } from './adopt';
import type { Binaries } from './binaries';
import { serverFlags } from './flags';
import type { Places } from './places';
import { bareEnvironment } from './run';

/** A server that came up, or what it said before it went. */
export type Launched = { readonly server: Postmaster } | { readonly said: string };

/** What the server said of a start that failed: before its own log stood, and in today's log after. */
const lastWords = async (places: Places): Promise<string> => {
  const day = new Date().toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' });
  const texts = [join(places.log, `postgresql-${day}.log`), places.startLog].map((path) =>
    readFile(path, 'utf8').catch(() => ''),
  );
  return (await Promise.all(texts)).map((text) => text.split('\n').slice(-25).join('\n')).join('\n');
};

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
  const output = openSync(places.startLog, 'w', 0o600);
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
    if (gone) return { said: await lastWords(places) };
    onWait();
    await pause(15);
  }
};
