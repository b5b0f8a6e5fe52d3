import * as z from 'zod';
import { withMetadata } from '#contract/metadata';
import { moment, required, sha256, text, strictObject, integer } from '#contract/field';
import type { LevelsInForce } from '#product/levels/assessment';
import type { Trace } from '#product/levels/trace';
import { Agreement } from '#product/panels/discussion';

/** What an expert asked for, without their name: the panel knows them as number n. */
export const Suggestion = strictObject({
  key: text(60),
  number: integer(1, 99),
  kind: z.enum(['problem', 'advice']),
  text: text(8_000),
  isMandatory: z.boolean(),
});
export const Answer = strictObject({ key: text(60), text: required(4_000) });
export type Answer = z.output<typeof Answer>;

/** A defect to be mended, and what was done about it. */
export const ReportDefect = strictObject({
  key: text(60),
  text: required(2_000),
  answer: text(4_000).nullable(),
});
export type ReportDefect = z.output<typeof ReportDefect>;

/** What closing the round leaves with the report. */
export const StoredTally = strictObject({
  outcome: z.enum(['pass', 'modify', 'fail']),
  agree: integer(0, 9),
  agreeAfterModification: integer(0, 9),
  disagree: integer(0, 9),
  quorum: integer(0, 9),
  heldByMandatoryItem: z.boolean(),
  agreement: Agreement.nullable().optional(),
});
export type StoredTally = z.output<typeof StoredTally>;

export interface PastRound {
  readonly panelRound: number;
  readonly panelMode: 'full' | 'confirm';
  readonly tally: StoredTally | null;
  readonly issues: readonly string[];
  /** The levels that its sheets agree with or not; rounds that ended before it was kept have none. */
  readonly proposed?: LevelsInForce;
  /** The panel was too far apart: its sheets were not counted but talked over in the round after (domain §9.7). */
  readonly isDiscussed?: true;
  readonly endedAt: string;
}

/** The parts of a report that bear on its levels, its scores or its conclusion: none of them is a matter of form (R9). */
export const bearingParts = [
  'workBreakdown',
  'innovationPoints',
  'indicators',
  'achievementEvidence',
  'risks',
  'override',
  'baseDate',
  'ruleSet',
  'medical',
  'conclusion',
] as const;
export type BearingPart = (typeof bearingParts)[number];

/** How a report stood when it was returned for its form: what it published, what the panel had judged, and a hash of each part that bears on it. */
export interface AsReturned {
  readonly published: LevelsInForce;
  readonly judged: LevelsInForce;
  readonly trace: Trace;
  readonly parts: Readonly<Record<BearingPart, string>>;
}

export const signers = ['assessor', 'secondChecker', 'agency'] as const;
export const Signature = strictObject({
  actor: withMetadata(z.enum(signers), { wire: 'Hat' }),
  name: text(100),
  contentHash: sha256,
  signedAt: moment,
  isCurrent: z.boolean(),
});
