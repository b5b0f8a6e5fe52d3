import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#host/root';
import type { Taken } from './list';

const folder = join(root, '.cache/mutations');
const isJourney = (file: string): boolean => file.startsWith('journeys/');

interface Ran {
  readonly failed: boolean;
  /** The full titles of the tests that failed, or that were not come to because their file failed before. */
  readonly noticing: readonly string[];
}

/** Runs test files without a part of the product. */
const runWithout = (name: string, files: readonly string[], at: number): Promise<Ran> =>
  new Promise((done, refuse) => {
    const output = join(folder, `${at}.json`);
    rmSync(output, { force: true });
    const config = isJourney(files[0]!) ? 'vitest.journeys.config.ts' : 'vitest.config.ts';
    const args = ['run', ...files, '--config', config, '--maxWorkers=1', '--experimental.fsModuleCache'];
    // Of a journey everything after the first failure only waits for what does not come.
    const stop = isJourney(files[0]!) ? ['--bail=1'] : [];
    const child = spawn(
      join(root, 'node_modules/.bin/vitest'),
      [...args, ...stop, '--reporter=json', `--outputFile.json=${output}`],
      { cwd: root, env: { ...process.env, TAKEN_OUT: name }, stdio: 'ignore' },
    );
    child.on('error', refuse);
    child.on('close', () => {
      if (!existsSync(output)) return refuse(new Error(`${name}: ${files.join(', ')} could not be run`));
      const { success, testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
        success: boolean;
        testResults: {
          name: string;
          status: string;
          assertionResults: { status: string; fullName: string }[];
        }[];
      };
      const noticing = testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name: file, assertionResults }) =>
          // A file whose app could not even be opened has no tests to name: all that it tells is missing.
          assertionResults.length === 0
            ? [readFileSync(file, 'utf8')]
            : assertionResults.flatMap(({ status, fullName }) => (status === 'passed' ? [] : [fullName])),
        );
      return done({ failed: !success, noticing });
    });
  });

/** The files that are run together; a part without an item of its own needs one of its files to notice, so they are tried in turn. */
const roundsOf = ({ ids, files }: Taken): (readonly string[])[] =>
  ids.length === 0
    ? files.map((file) => [file])
    : [files.filter((file) => !isJourney(file)), files.filter(isJourney)].filter((round) => round.length > 0);

/** What nobody noticed: nothing where all is well, else the items, or that no test at all did. */
const unnoticed = async (mutation: Taken, at: number): Promise<string | undefined> => {
  const { name, ids } = mutation;
  let open = ids;
  for (const files of roundsOf(mutation)) {
    const { failed, noticing } = await runWithout(name, files, at);
    if (failed && (ids.length === 0 || isJourney(files[0]!))) return undefined;
    open = open.filter((id) => !noticing.some((title) => title.includes(`[${id}]`)));
    if (ids.length > 0 && open.length === 0) return undefined;
  }
  const by =
    ids.length > 0 ? `no test of ${open.join(', ')}` : mutation.files.join(', ') || 'no test names it';
  return `${name}: ${by}`;
};

/** Takes each of them out, two at a time; says each that was not noticed at once, and gives how many there were. */
export const tryMutations = async (
  wanted: readonly Taken[],
  say: (line: string) => void,
  { eachSaid = false } = {},
): Promise<{ passed: number; failed: number }> => {
  mkdirSync(folder, { recursive: true });
  const waiting = [...wanted.entries()];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, mutation] = next;
      const begun = performance.now();
      const lived = await unnoticed(mutation, at);
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      if (lived !== undefined) failed += 1;
      if (lived !== undefined || eachSaid)
        say(`${lived === undefined ? '✓' : '✗'} ${lived ?? mutation.name} (${seconds} s)`);
    }
  };
  await Promise.all([work(), work()]);
  return { passed: wanted.length - failed, failed };
};
