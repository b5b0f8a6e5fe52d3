import { sign, verify, type KeyObject } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { canonical } from '#contract/canonical';

/** The chain as it stood, signed: whoever keeps it outside the machine can tell every later change of what came before. */
export interface Checkpoint {
  readonly seq: number;
  readonly hash: string;
  readonly at: string;
  readonly keyId: string;
  /** Ed25519 in base64. */
  readonly signature: string;
}

/** The file of signed checkpoints in a data folder: what an operator copies off the machine. */
export const checkpointFile = (dataFolder: string): string => join(dataFolder, 'audit-checkpoints.ndjson');

/** The pair that signs; the loader of keys gives it. */
export interface CheckpointKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const said = ({ seq, hash, at, keyId }: Omit<Checkpoint, 'signature'>): Buffer =>
  Buffer.from(canonical(['assay-audit-checkpoint-1', seq, hash, at, keyId]));

export const signCheckpoint = (
  key: CheckpointKey,
  last: { readonly seq: number; readonly hash: string },
  at: Date,
): Checkpoint => {
  const statement = { seq: last.seq, hash: last.hash, at: at.toISOString(), keyId: key.id };
  return { ...statement, signature: sign(null, said(statement), key.privateKey).toString('base64') };
};

/** Whether one of these keys signed it. Needs public keys only, so an outsider can ask too. */
export const isSigned = (
  checkpoint: Checkpoint,
  keys: readonly Pick<CheckpointKey, 'id' | 'publicKey'>[],
): boolean => {
  const key = keys.find(({ id }) => id === checkpoint.keyId);
  return !!key && verify(null, said(checkpoint), key.publicKey, Buffer.from(checkpoint.signature, 'base64'));
};

/** Appends a checkpoint, as one line, to the file outside the database, and waits until the disk has it. */
export const appendCheckpoint = async (path: string, checkpoint: Checkpoint): Promise<void> => {
  const file = await open(path, 'a', 0o600);
  try {
    await file.writeFile(`${canonical(checkpoint)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** The checkpoints of such a file. A last line cut by a power failure is passed over, any other broken one is not. */
export const readCheckpoints = (text: string): Checkpoint[] => {
  const lines = text.split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Checkpoint);
};
