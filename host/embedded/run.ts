import { spawn } from 'node:child_process';
import type { Account } from './account';

/** What a program left behind: its exit code (undefined when it never ran) and both outputs together. */
export interface Ran {
  readonly code: number | undefined;
  readonly output: string;
}

/** The programs read nothing of our environment: a stray PGDATA or LANG must not change what they do. */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: process.platform === 'linux' ? 'C.UTF-8' : 'C',
  TZ: 'UTC',
});

/** Runs a program of the database to its end, as the account that may. */
export const run = (
  program: string,
  args: readonly string[],
  account: Account | undefined,
  cwd = '/',
): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      ...account,
      cwd,
      env: bareEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (piece: Buffer) => (output += piece.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: undefined, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? undefined, output }));
  });
