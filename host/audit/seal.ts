import type { Db } from '../database/connection';
import type { Asks } from '../limits/asks';
import { takeLease } from '../limits/lease';
import { genesis, link } from './chain';
import { appendCheckpoint, signCheckpoint, type Checkpoint, type CheckpointKey } from './checkpoint';
import { insertCheckpoint, insertSeals, lastSeal, storedCheckpoints, unsealedEntries } from './rows';

const batch = 500;
const leaseLasts = 10_000;
const hour = 60 * 60 * 1_000;
/** No request lasts so long, so between sweeps no older entry can appear. */
const lookBack = 60_000;

declare module '../contributions' {
  interface Contributions {
    /** Whether something waits for the next checkpoint: it comes within a minute then. */
    readonly awaitsCheckpoint: readonly ((db: Db) => Promise<boolean>)[];
  }
}

interface SealerParts {
  readonly database: Asks;
  readonly key: CheckpointKey;
  /** The file outside the database, one checkpoint a line. */
  readonly checkpointFile: string;
  /** Names this process among the nodes. */
  readonly holder: string;
  /** Called with every new checkpoint, to send it off the machine. */
  readonly onCheckpoint?: (checkpoint: Checkpoint) => void | Promise<void>;
}

export interface Sealer {
  /**
   * Chains what has been committed since; for a job each second. Gives how many it sealed, 0 when another node holds
   * the lease. Each hour, and at its first run, it looks at the whole log and signs a checkpoint.
   */
  sealPending(now: Date): Promise<number>;
  /** Signs the chain as it stands now: before a backup, after a signature that must be held at once. */
  checkpoint(now: Date): Promise<Checkpoint | undefined>;
}

const isTaken = (fault: unknown): boolean => (fault as { code?: string }).code === '23505';

/** Chains the audit log outside the requests' transactions (security §3.10), so that no writer waits for another. */
export const sealer = ({ database, key, checkpointFile, holder, onCheckpoint }: SealerParts): Sealer => {
  let sweptAt: number | undefined;

  const sealSince = async (since: Date | undefined): Promise<number> => {
    let sealed = 0;
    for (;;) {
      const entries = await unsealedEntries(database, { since, most: batch });
      if (entries.length === 0) return sealed;
      const last = await lastSeal(database);
      await insertSeals(database, link(last ?? { seq: 0, hash: genesis }, entries));
      sealed += entries.length;
      if (entries.length < batch) return sealed;
    }
  };

  const checkpoint = async (now: Date): Promise<Checkpoint | undefined> => {
    const last = await lastSeal(database);
    if (!last) return undefined;
    const signed = signCheckpoint(key, last, now);
    // The file first: a checkpoint that only the database knows could be taken away with what it holds.
    await appendCheckpoint(checkpointFile, signed);
    // Another node may have signed the very same end of the chain.
    await insertCheckpoint(database, signed).catch((fault: unknown) => {
      if (!isTaken(fault)) throw fault;
    });
    await onCheckpoint?.(signed);
    return signed;
  };

  const isDue = async (now: Date): Promise<boolean> => {
    const [newest] = await storedCheckpoints(database, 1);
    return !newest || now.getTime() - Date.parse(newest.at) >= hour;
  };

  return {
    checkpoint,
    sealPending: async (now) => {
      if (!(await takeLease(database, { name: 'audit sealer', holder, now, lasts: leaseLasts }))) return 0;
      const sweeps = sweptAt === undefined || now.getTime() - sweptAt >= hour;
      try {
        const sealed = await sealSince(sweeps ? undefined : new Date(now.getTime() - lookBack));
        if (sweeps) {
          sweptAt = now.getTime();
          if (await isDue(now)) await checkpoint(now);
        }
        return sealed;
      } catch (fault) {
        // Another node sealed the same entries while we slept; the next second continues behind it.
        if (isTaken(fault)) return 0;
        throw fault;
      }
    },
  };
};
