import { genesis, sealHash, type ChainEntry, type Seal } from './chain';
import { isSigned, type Checkpoint, type CheckpointKey } from './checkpoint';

/** What is wrong with the log, and where. */
export type ChainFinding =
  | { readonly kind: 'gap'; readonly seq: number }
  | { readonly kind: 'brokenLink'; readonly seq: number }
  | { readonly kind: 'entryMissing'; readonly seq: number; readonly entryId: string }
  | { readonly kind: 'entryAltered'; readonly seq: number; readonly entryId: string }
  | { readonly kind: 'checkpointForged'; readonly seq: number }
  | { readonly kind: 'checkpointContradicted'; readonly seq: number }
  | { readonly kind: 'tailCut'; readonly seq: number }
  | { readonly kind: 'unsealedTooLong'; readonly entryId: string };

export interface Report {
  /** Nothing was found. */
  readonly ok: boolean;
  readonly findings: readonly ChainFinding[];
  /** How many links the chain has, and its end. */
  readonly sealed: number;
  readonly hash: string;
  /** How far the newest good checkpoint reaches; what lies behind is held by the chain only. */
  readonly checkpointed: number;
  /** Entries that wait for their seal; they could still be altered unseen. */
  readonly unsealed: number;
}

/** More are not worth listing: the log is broken, and whoever mends it begins at the first. */
const mostFindings = 1_000;

/** An entry older than this must have been sealed: the sealer runs every second and sweeps every hour. Milliseconds. */
export const longestUnsealed = 2 * 60 * 60 * 1_000;

/**
 * Walks a chain from its first link to its last; links may come in any number of batches, in order of `seq`.
 * Knows no database, so that altered copies can be judged in memory.
 */
export const chainWalk = (
  checkpoints: readonly Checkpoint[],
  keys: readonly Pick<CheckpointKey, 'id' | 'publicKey'>[],
) => {
  const findings: ChainFinding[] = [];
  const found = (finding: ChainFinding): void => {
    if (findings.length < mostFindings) findings.push(finding);
  };
  const good = checkpoints.filter((checkpoint) => {
    const signed = isSigned(checkpoint, keys);
    if (!signed) found({ kind: 'checkpointForged', seq: checkpoint.seq });
    return signed;
  });
  const promised = new Map<number, Set<string>>();
  for (const { seq, hash } of good) promised.set(seq, (promised.get(seq) ?? new Set()).add(hash));
  let seq = 0;
  let hash = genesis;

  const add = (seal: Seal, entry: ChainEntry | undefined): void => {
    if (seal.seq !== seq + 1) found({ kind: 'gap', seq: seq + 1 });
    if (seal.prevHash !== hash) found({ kind: 'brokenLink', seq: seal.seq });
    if (!entry) found({ kind: 'entryMissing', seq: seal.seq, entryId: seal.entryId });
    else if (entry.id !== seal.entryId || sealHash(seal.seq, seal.prevHash, entry) !== seal.hash)
      found({ kind: 'entryAltered', seq: seal.seq, entryId: seal.entryId });
    for (const promise of promised.get(seal.seq) ?? [])
      if (promise !== seal.hash) found({ kind: 'checkpointContradicted', seq: seal.seq });
    ({ seq, hash } = seal);
  };

  const end = (unsealed: readonly Pick<ChainEntry, 'id' | 'at'>[], now: Date): Report => {
    for (const [checkpointed] of promised)
      if (checkpointed > seq) found({ kind: 'tailCut', seq: checkpointed });
    for (const { id, at } of unsealed)
      if (now.getTime() - Date.parse(at) > longestUnsealed) found({ kind: 'unsealedTooLong', entryId: id });
    return {
      ok: findings.length === 0,
      findings,
      sealed: seq,
      hash,
      checkpointed: Math.max(0, ...good.map((checkpoint) => checkpoint.seq)),
      unsealed: unsealed.length,
    };
  };
  return { add, end };
};
