import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { readCheckpoints } from '../audit/checkpoint';
import { verifyAudit } from '../audit/verify';
import type { Keys } from '../keys/types';
import type { Manifest } from './manifest';

interface Restored {
  readonly database: pg.Pool;
  readonly keys: Pick<Keys, 'audit'>;
  readonly manifest: Manifest;
  readonly dataFolder: string;
  readonly made: string;
}

/**
 * Walks the restored audit chain from its first link to the end that the backup signed, beside every checkpoint it
 * brought. Judged as of the backup's own time: what waited for its seal then waits for the first start now. Gives a
 * sentence where it is broken.
 */
export const breakInChain = async ({
  database,
  keys,
  manifest,
  dataFolder,
  made,
}: Restored): Promise<string | undefined> => {
  const brought = manifest.kept.some(({ name }) => name === 'audit-checkpoints.ndjson');
  const outside = brought
    ? readCheckpoints(await readFile(join(dataFolder, 'audit-checkpoints.ndjson'), 'utf8'))
    : [];
  const report = await verifyAudit({
    database,
    keys: [keys.audit],
    outside: manifest.audit ? [...outside, manifest.audit] : outside,
    now: new Date(made),
  });
  const isWhole = report.sealed === (manifest.audit?.seq ?? 0);
  if (report.ok && isWhole) return undefined;
  const [first] = report.findings;
  const where = first
    ? `${first.kind} at ${'seq' in first ? first.seq : first.entryId}`
    : 'its end is missing';
  return `The audit log is not whole (${where}): it had been altered before the backup was made.`;
};
