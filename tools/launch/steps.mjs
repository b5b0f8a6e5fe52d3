// Runs programs, says how long each took, and shows what a failed one printed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program of `node_modules/.bin`; gives its exit code and output. */
export const program = (name, args, { show = false, env = {} } = {}) =>
  new Promise((done, refuse) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', refuse);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });

/** Runs steps `[what, program, args]` side by side; gives how many failed. */
export const steps = async (all) => {
  const failed = await Promise.all(
    all.map(async ([what, name, args]) => {
      const begun = performance.now();
      const { code, output } = await program(name, args);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${what} (${seconds} s)`);
      if (code !== 0) console.log(output.trimEnd());
      return code !== 0;
    }),
  );
  return failed.filter(Boolean).length;
};
