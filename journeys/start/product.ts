import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How a start ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A start of the product under way. */
export interface Running {
  readonly process: ChildProcess;
  /** Resolves when the address is printed; rejects with everything said when the start ended before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
  readonly output: () => string;
}

interface How {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly program?: string;
  readonly args?: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

const living = new Set<ChildProcess>();

/** The environment of a person's terminal: nothing of the test runner's. */
const terminal = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  ...env,
});

/** Starts the product as a person would, in the foreground of a terminal that is not there. */
export const start = ({
  cwd,
  env = {},
  program = process.execPath,
  args = ['tools/start.mjs'],
  ...who
}: How): Running => {
  const child = spawn(program, args, {
    cwd,
    env: terminal(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...who,
  });
  living.add(child);
  let stdout = '';
  let stderr = '';
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => {
      living.delete(child);
      resolve({ code, signal, stdout, stderr });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      stdout += piece.toString();
      if (stdout.includes('Ctrl-C stops it.\n')) resolve(stdout);
    });
    child.stderr.on('data', (piece: Buffer) => (stderr += piece.toString()));
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${stdout}\n${stderr}`)));
  });
  // A story that awaits the end only must not fail on a promise that nobody asked for.
  ready.catch(() => undefined);
  return { process: child, ready, ended, output: () => stdout + stderr };
};

/** A start that is expected to end by itself. */
export const startAndEnd = (how: How): Promise<Ended> => start(how).ended;

/** Signals everything that a terminal would: the command and what it started in its process group. */
export const signal = (child: ChildProcess, name: NodeJS.Signals): void => {
  try {
    process.kill(-child.pid!, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Ctrl-C. */
export const stop = async (running: Running): Promise<Ended> => {
  signal(running.process, 'SIGINT');
  return running.ended;
};

/** `kill -9` of the product alone: its database lives on. */
export const kill = async (running: Running): Promise<void> => {
  signal(running.process, 'SIGKILL');
  await running.ended;
};

/** The process of the database in a data folder, while one runs. */
export const databaseProcess = (dataDir: string): number | undefined => {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Waits until a process is gone. */
export const gone = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await pause(20);
};

/** Ends whatever a story left running: the products it started, and the databases in its folders. */
export const endAll = async (dataDirs: readonly string[]): Promise<void> => {
  for (const child of living) signal(child, 'SIGKILL');
  for (const dataDir of dataDirs) {
    const pid = databaseProcess(dataDir);
    if (pid === undefined || !isAlive(pid)) continue;
    process.kill(pid, 'SIGINT');
    await gone(pid);
  }
};
