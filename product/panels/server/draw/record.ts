import { createPublicKey } from 'node:crypto';
import { canonical } from '#contract/canonical';
import { isSigned, type Checkpoint } from '#host/audit/checkpoint';
import type { Vacancy } from '../../draw';
import { drawn, sha256Of, substitute, type Drawn, type DrawnMember, type DrawPool } from './order';

/** From what the seed is made, and what came of it. */
export interface DrawResult extends Drawn {
  readonly secret: string;
  /** The entry of the log that holds the candidates' hash and the commitment, and its place in the chain. */
  readonly entry: { readonly id: string; readonly seq: number };
  /** The first checkpoint that was signed with that entry in the chain. */
  readonly checkpoint: Checkpoint;
  /** Who can be asked whether the checkpoint is genuine: Ed25519, SPKI in base64. */
  readonly publicKey: string;
  readonly seed: string;
}

/** A seat that went on to a reserve; who was passed over, being fit no more by then. */
export interface Replacement {
  readonly number: number;
  readonly out: string;
  readonly in: string;
  readonly why: Vacancy;
  readonly passedOver: readonly string[];
  readonly at: string;
}

export interface DrawRecord {
  readonly form: 'assay-draw-1';
  readonly reportId: string;
  readonly panelRound: number;
  readonly attempt: number;
  readonly reason: string | null;
  readonly commitment: string;
  readonly committedAt: string;
  readonly candidatesHash: string;
  readonly pool: DrawPool;
  readonly drawn: DrawResult;
  readonly replacements: readonly Replacement[];
}

/** The hash of the candidates as they were fixed: the log holds it beside the commitment. */
export const candidatesHashOf = (pool: DrawPool): string => sha256Of(canonical(pool));

/** The seed: the agency's secret, which it committed to before, and a checkpoint that came after the candidates were fixed. */
export const seedOf = (
  {
    reportId,
    panelRound,
    attempt,
    candidatesHash,
  }: Pick<DrawRecord, 'reportId' | 'panelRound' | 'attempt' | 'candidatesHash'>,
  secret: string,
  checkpointHash: string,
): string =>
  sha256Of(
    canonical(['assay-draw-seed-1', reportId, panelRound, attempt, candidatesHash, secret, checkpointHash]),
  );

/** The panel as the replacements left it, with the reserves that are still unasked. */
export const seatsNow = (
  { members, reserves }: Drawn,
  replacements: readonly Pick<Replacement, 'out' | 'in' | 'passedOver'>[],
): { readonly panel: readonly DrawnMember[]; readonly reserves: readonly string[] } => {
  let panel = members;
  const used = new Set<string>();
  for (const each of replacements) {
    panel = panel.map((member) => (member.id === each.out ? { ...member, id: each.in } : member));
    for (const id of [each.in, ...each.passedOver]) used.add(id);
  }
  return { panel, reserves: reserves.filter((id) => !used.has(id)) };
};

/** The bytes of a record: canonical JSON, the hash of everything else at its end. */
export const textOf = (record: DrawRecord): string =>
  canonical({ ...record, recordHash: sha256Of(canonical(record)) });

const keyIn = (publicKey: string) =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });

/** What is wrong with a record, each a sentence; empty where it replays to the very same bytes (domain §9.6). */
export const faultsOf = (text: string): string[] => {
  let record: DrawRecord;
  try {
    const { recordHash, ...rest } = JSON.parse(text) as DrawRecord & { readonly recordHash: string };
    record = rest;
    if (record.form !== 'assay-draw-1') return ['This is no record of a draw.'];
    if (textOf(record) !== text || sha256Of(canonical(record)) !== recordHash)
      return ['The bytes are not those that were written.'];
    return replayFaults(record);
  } catch (fault) {
    return [`This is no record of a draw: ${(fault as Error).message.split('\n')[0]}`];
  }
};

const replayFaults = (record: DrawRecord): string[] => {
  const { pool, drawn: result, commitment, replacements } = record;
  const { secret, checkpoint, entry, publicKey, seed, members, reserves } = result;
  const key = { id: checkpoint.keyId, publicKey: keyIn(publicKey) };
  const again = drawn(seed, pool);
  const checks: readonly (readonly [isRight: boolean, otherwise: string])[] = [
    [candidatesHashOf(pool) === record.candidatesHash, 'The candidates are not those that were fixed.'],
    [sha256Of(secret) === commitment, 'The secret is not the one that was committed to.'],
    [isSigned(checkpoint, [key]), 'The checkpoint is not signed by that key.'],
    [checkpoint.seq >= entry.seq, 'The checkpoint was signed before the candidates were fixed.'],
    [
      Date.parse(checkpoint.at) >= Date.parse(record.committedAt),
      'The checkpoint is older than the candidates.',
    ],
    [
      seedOf(record, secret, checkpoint.hash) === seed,
      'The seed does not follow from secret and checkpoint.',
    ],
    [
      again !== undefined && canonical(again) === canonical({ members, reserves }),
      'The lot gives another panel.',
    ],
  ];
  const faults = checks.flatMap(([isRight, otherwise]) => (isRight ? [] : [otherwise]));
  if (faults.length > 0) return faults;
  const candidates = new Map(pool.candidates.map((each) => [each.id, each]));
  return replacements.flatMap((each, place) => {
    const before = seatsNow(result, replacements.slice(0, place));
    const left = before.reserves.filter((id) => !each.passedOver.includes(id));
    const expected = before.panel.some(({ id }) => id === each.out)
      ? substitute(each.out, before.panel, left, candidates, pool.needs)
      : undefined;
    return expected === each.in ? [] : [`Seat ${each.number} went to another reserve than the next one.`];
  });
};
