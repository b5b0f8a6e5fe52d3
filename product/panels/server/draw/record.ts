import { createPublicKey } from 'node:crypto';
import { canonical } from '#contract/canonical';
import { isSigned, type Checkpoint } from '#host/audit/checkpoint';
import type { Vacancy } from '../../draw';
import { drawn, sha256Of, substitute, type Drawn, type DrawnMember, type DrawPool } from './order';

/** From what a seed is made that nobody could choose. */
export interface Origin {
  readonly secret: string;
  /** The entry of the log that holds the candidates' hash and the commitment, and its place in the chain. */
  readonly entry: { readonly id: string; readonly seq: number };
  /** The first checkpoint that was signed with that entry in the chain. */
  readonly checkpoint: Checkpoint;
  /** Who can be asked whether the checkpoint is genuine: Ed25519, SPKI in base64. */
  readonly publicKey: string;
  readonly seed: string;
}

/** From what the seed of a panel's draw is made, and what came of it. */
export interface DrawResult extends Drawn, Origin {}

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

/** A seed: what was fixed before, a secret that was committed to with it, and a checkpoint that came after. */
export const seedFrom = (fixed: readonly unknown[], secret: string, checkpointHash: string): string =>
  sha256Of(canonical([...fixed, secret, checkpointHash]));

/** The seed of a panel's draw: the agency's secret, which it committed to before, and a checkpoint that came after the candidates were fixed. */
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
  seedFrom(['assay-draw-seed-1', reportId, panelRound, attempt, candidatesHash], secret, checkpointHash);

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
export const textOf = (record: object): string =>
  canonical({ ...record, recordHash: sha256Of(canonical(record)) });

const keyIn = (publicKey: string) =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });

/** What is wrong with the bytes of a record of this form, or with what it tells; each a sentence. */
export const recordFaults = <Of extends { readonly form: string }>(
  text: string,
  form: Of['form'],
  replay: (record: Of) => string[],
): string[] => {
  try {
    const { recordHash, ...rest } = JSON.parse(text) as Of & { readonly recordHash: string };
    const record = rest as unknown as Of;
    if (record.form !== form) return ['This is no record of a draw.'];
    if (textOf(record) !== text || sha256Of(canonical(record)) !== recordHash)
      return ['The bytes are not those that were written.'];
    return replay(record);
  } catch (fault) {
    return [`This is no record of a draw: ${(fault as Error).message.split('\n')[0]}`];
  }
};

/** The sentences of what does not hold. */
export const failing = (checks: readonly (readonly [isRight: boolean, otherwise: string])[]): string[] =>
  checks.flatMap(([isRight, otherwise]) => (isRight ? [] : [otherwise]));

/** What is wrong with where a seed comes from: `follows` is the seed as it follows from what was fixed, each a sentence. */
export const originFaults = (
  { commitment, committedAt }: Pick<DrawRecord, 'commitment' | 'committedAt'>,
  { secret, checkpoint, entry, publicKey, seed }: Origin,
  follows: string,
): string[] =>
  failing([
    [sha256Of(secret) === commitment, 'The secret is not the one that was committed to.'],
    [
      isSigned(checkpoint, [{ id: checkpoint.keyId, publicKey: keyIn(publicKey) }]),
      'The checkpoint is not signed by that key.',
    ],
    [checkpoint.seq >= entry.seq, 'The checkpoint was signed before the candidates were fixed.'],
    [Date.parse(checkpoint.at) >= Date.parse(committedAt), 'The checkpoint is older than the candidates.'],
    [follows === seed, 'The seed does not follow from secret and checkpoint.'],
  ]);

/** What is wrong with a record, each a sentence; empty where it replays to the very same bytes (domain §9.6). */
export const faultsOf = (text: string): string[] => recordFaults(text, 'assay-draw-1', replayFaults);

const replayFaults = (record: DrawRecord): string[] => {
  const { pool, drawn: result, replacements } = record;
  const { secret, checkpoint, seed, members, reserves } = result;
  const again = drawn(seed, pool);
  const faults = [
    ...failing([
      [candidatesHashOf(pool) === record.candidatesHash, 'The candidates are not those that were fixed.'],
    ]),
    ...originFaults(record, result, seedOf(record, secret, checkpoint.hash)),
    ...failing([
      [
        again !== undefined && canonical(again) === canonical({ members, reserves }),
        'The lot gives another panel.',
      ],
    ]),
  ];
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
