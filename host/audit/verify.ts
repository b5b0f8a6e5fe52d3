import type { Asks } from '../limits/asks';
import { chainWalk, type Report } from './check';
import type { Checkpoint, CheckpointKey } from './checkpoint';
import { sealsAfter, storedCheckpoints, unsealedEntries } from './rows';

const batch = 1_000;
const mostUnsealed = 10_000;

interface VerifyParts {
  readonly database: Asks;
  readonly keys: readonly Pick<CheckpointKey, 'id' | 'publicKey'>[];
  /** Those kept outside the database: without them a cut together with its checkpoints is not seen. */
  readonly outside?: readonly Checkpoint[];
  readonly now: Date;
}

/** Reads the whole chain and reports gaps, altered and missing entries, broken checkpoints and the unsealed tail (AD-02). */
export const verifyAudit = async ({ database, keys, outside = [], now }: VerifyParts): Promise<Report> => {
  // The tail first: what is sealed while we walk must not look as if it had been missing.
  const unsealed = await unsealedEntries(database, { since: undefined, most: mostUnsealed });
  const walk = chainWalk([...outside, ...(await storedCheckpoints(database))], keys);
  for (let seq = 0; ;) {
    const links = await sealsAfter(database, seq, batch);
    for (const { seal, entry } of links) walk.add(seal, entry);
    const last = links.at(-1);
    if (!last) return walk.end(unsealed, now);
    seq = last.seal.seq;
  }
};
