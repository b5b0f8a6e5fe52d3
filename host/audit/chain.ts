import { createHash } from 'node:crypto';
import { canonical } from '#contract/canonical';
import type { Tables } from '../database/tables';
import type { FieldChange } from './changes';

/**
 * An entry as it is hashed: every column, by its name in the code; `at` in UTC with milliseconds. `changes` and
 * `heldRoles` only where there are some: entries written before the log knew them keep their hashes.
 */
export type ChainEntry = Readonly<Omit<Tables['auditLog'], 'changes' | 'heldRoles'>> & {
  readonly changes?: readonly FieldChange[];
  readonly heldRoles?: string;
};

/** One link: entry number `seq` (from 1), tied to the one before by its hash. */
export interface Seal {
  readonly seq: number;
  readonly entryId: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** What stands before the first entry. */
export const genesis = '0'.repeat(64);

/** The hash of a link: over its number, the link before, and all the entry says. */
export const sealHash = (seq: number, prevHash: string, entry: ChainEntry): string =>
  createHash('sha256')
    .update(canonical(['assay-audit-1', seq, prevHash, entry]))
    .digest('hex');

/** Links entries to the end of a chain. */
export const link = (last: Pick<Seal, 'seq' | 'hash'>, entries: readonly ChainEntry[]): Seal[] => {
  let { seq, hash } = last;
  return entries.map((entry) => {
    const prevHash = hash;
    seq += 1;
    hash = sealHash(seq, prevHash, entry);
    return { seq, entryId: entry.id, prevHash, hash };
  });
};
