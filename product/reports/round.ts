import * as z from 'zod';
import { noted } from '#contract/note';
import { moment, required, sha256, text, thing, whole } from '#contract/field';
import { Agreement } from '#product/panels/opinion';

/** What an expert asked for, without their name: the panel knows them as number n. */
export const Suggestion = thing({
  key: text(60),
  number: whole(1, 99),
  kind: z.enum(['problem', 'advice']),
  text: text(8_000),
  isMandatory: z.boolean(),
});
export const Answer = thing({ key: text(60), text: required(4_000) });
export type Answer = z.output<typeof Answer>;

/** A defect to be mended, and what was done about it. */
export const Defect = thing({
  key: text(60),
  text: required(2_000),
  answer: text(4_000).nullable(),
});
export type Defect = z.output<typeof Defect>;

/** What closing the round leaves with the report. */
export const StoredTally = thing({
  outcome: z.enum(['pass', 'modify', 'fail']),
  agree: whole(0, 9),
  agreeAfterModification: whole(0, 9),
  disagree: whole(0, 9),
  quorum: whole(0, 9),
  heldByMandatoryItem: z.boolean(),
  agreement: Agreement.nullable().optional(),
});
export type StoredTally = z.output<typeof StoredTally>;

export interface PastRound {
  readonly panelRound: number;
  readonly panelMode: 'full' | 'confirm';
  readonly tally: StoredTally | null;
  readonly issues: readonly string[];
  readonly endedAt: string;
}

export const signers = ['assessor', 'secondChecker', 'agency'] as const;
export const Signature = thing({
  actor: noted(z.enum(signers), { wire: 'Hat' }),
  name: text(100),
  contentHash: sha256,
  signedAt: moment,
  isCurrent: z.boolean(),
});
