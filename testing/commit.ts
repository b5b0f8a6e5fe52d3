import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#host/root';

/** The commit that is tried, from which follows what a run draws; undefined where there is no git. */
export const commit = (): string | undefined => {
  if (!existsSync(join(root, '.git'))) return undefined;
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout.trim() || undefined;
};

/** A number for a name, evenly spread over many: another with every seed, and always the same for the same one. */
export const numberFor = (name: string, seed: string): number =>
  createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE();
