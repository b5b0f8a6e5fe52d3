import { spawn } from 'node:child_process';
import type { Account } from './types';

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

/** Runs a program to its end, as the account that may; `input` is what it reads. */
export const run = (
  program: string,
  args: readonly string[],
  account: Account | undefined,
  input = '',
): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      env: bareEnvironment(),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (piece: Buffer) => (output += piece.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    // A program that ends before it has read everything says why in its output.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', (error) => resolve({ code: undefined, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? undefined, output }));
  });

/** The reason a program of the database gave, on one line. */
export const reasonIn = (output: string): string => {
  const lines = output.split('\n').map((line) => line.trim());
  const errors = lines.filter((line) => /\b(FATAL|PANIC|error|could not)\b/i.test(line));
  return (errors.at(-1) ?? lines.filter(Boolean).at(-1) ?? 'it gave no reason').slice(0, 300);
};

/** The disk was full, in the words of any of the programs. */
export const saysDiskFull = (text: string): boolean => /No space left on device|ENOSPC|Disk quota/.test(text);
