import { statfs } from 'node:fs/promises';
import type { Asks } from '../limits/asks';
import { fileProblems } from './problems';

/** Below so many free bytes nothing more is taken: the database needs the rest. */
export const watermark = 512 * 1024 * 1024;

/** What one person may keep. */
export interface Quota {
  readonly files: number;
  readonly bytes: number;
}
export const defaultQuota: Quota = { files: 1_000, bytes: 5 * 1024 ** 3 };

/** Bytes that an ordinary process may still write where the folder lies. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Throws `storeFull` when taking so many bytes would go below the watermark (UP-04). */
export const checkRoom = (free: number, size: number, keep = watermark): void => {
  if (free - size < keep) throw fileProblems.storeFull();
};

/** Throws `quotaUsedUp` when one more file of that size would be too much (UP-04). */
export const checkQuota = (used: Quota, size: number, quota = defaultQuota): void => {
  if (used.files + 1 > quota.files || used.bytes + size > quota.bytes) throw fileProblems.quotaUsedUp();
};

/** What a person keeps now. Ask in the transaction that adds the row. */
export const usedBy = async (database: Asks, ownerId: string): Promise<Quota> => {
  const { rows } = await database.query(
    'select count(*) as files, coalesce(sum(size), 0) as bytes from file where owner_id = $1',
    [ownerId],
  );
  const row = rows[0] as { files: number | string; bytes: number | string };
  return { files: Number(row.files), bytes: Number(row.bytes) };
};

/** Which of these contents a row names: what the store's sweep asks. */
export const namedIn =
  (database: Asks) =>
  async (sha256s: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await database.query('select distinct sha256 from file where sha256 = any($1)', [
      [...sha256s],
    ]);
    return new Set((rows as { sha256: string }[]).map(({ sha256 }) => sha256));
  };
