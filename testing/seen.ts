import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#host/root';
import { isTakenOut } from './taken-out';

const seen = new Set<string>();
const folder = join(root, '.cache/seen');

/** Notes that a path was answered with success or refusal: the checklist's items of calls want both seen. */
export const note = (method: string, path: string, code: number): void => {
  const line = `${method} ${path} ${code === 0 ? 'success' : 'refusal'}`;
  if (isTakenOut || seen.has(line)) return;
  seen.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
};
