import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#host/root';

let isEnsured = false;

/**
 * Builds what browsers load when the sources have changed since; `npm test` has done so before the journeys begin. Asked
 * once for all files that a worker runs.
 */
export const ensureBuilt = (): void => {
  if (isEnsured) return;
  const script = `import { ensureBuilt } from '${join(root, 'tools/launch/build.mjs')}'; await ensureBuilt();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'pipe' });
  isEnsured = true;
};
