import { setTimeout as pause } from 'node:timers/promises';
import type { Asks } from '../limits/asks';
import type { FileStore } from './store';

/** So many are looked for before others may. */
const atOnce = 200;
const restMilliseconds = 20;
/** So many are named. */
const named = 5;

/** The files that rows name and the folder has not: how many, and the first of them by their content. Undefined where it was ended before. */
export const missingFiles = async (
  database: Asks,
  store: Pick<FileStore, 'size'>,
  ending?: AbortSignal,
): Promise<{ readonly count: number; readonly first: readonly string[] } | undefined> => {
  const missing: string[] = [];
  let after = '';
  while (!ending?.aborted) {
    const { rows } = await database.query(
      'select distinct sha256 from file where sha256 > $1 order by sha256 limit $2',
      [after, atOnce],
    );
    const contents = (rows as { sha256: string }[]).map(({ sha256 }) => sha256);
    for (const sha256 of contents)
      await store.size(sha256).catch((fault: { code?: string }) => {
        if (fault.code !== 'ENOENT') throw fault;
        missing.push(sha256);
      });
    if (contents.length < atOnce) return { count: missing.length, first: missing.slice(0, named) };
    after = contents.at(-1)!;
    await pause(restMilliseconds);
  }
  return undefined;
};
