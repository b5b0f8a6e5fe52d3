import * as z from 'zod';
import { coded, listOf, moment, text, strictObject, integer } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { overallLevels } from '#product/dictionaries/level-codes';
import { scales } from '#product/dictionaries/scales';

export const OverallCode = coded(overallLevels.codes);
const level = (most: number) => integer(0, most).nullable();

/** The four levels and the index, as they are in force. */
export const levelsInForce = {
  maturityLevel: level(scales.maturity.most),
  maturityIndex: withMetadata(z.number(), {}).nullable(),
  innovationLevel: level(scales.innovation.most),
  advancementLevel: level(scales.advancement.most),
  overallLevel: OverallCode.nullable(),
};
export const LevelsInForce = strictObject(levelsInForce);
export type LevelsInForce = z.output<typeof LevelsInForce>;

/** One step of the explanation, with its rule as a sentence in the reader's language. */
export const TraceStep = strictObject({
  rule: text(60),
  says: text(600),
  about: text(400),
  inputs: z.unknown(),
  evidenceIds: listOf(text(60)),
  result: z.unknown(),
});
const Finding = strictObject({
  severity: z.enum(['blocks', 'warns', 'tells']),
  says: text(1_000),
  table: text(40),
  row: text(400).nullable(),
});
/** What an assessor sees computed while they write (domain §6.3, §9.2). */
export const Assessment = strictObject({
  ...levelsInForce,
  computed: LevelsInForce,
  /** Above these nothing can be set by hand. */
  evidenced: strictObject({
    maturity: level(scales.maturity.most),
    innovation: level(scales.innovation.most),
    advancement: level(scales.advancement.most),
  }),
  items: listOf(
    strictObject({
      code: text(20),
      level: level(scales.maturity.most),
      proven: listOf(integer(scales.maturity.least, scales.maturity.most)),
    }),
  ),
  points: listOf(strictObject({ number: text(12), level: level(scales.innovation.most) })),
  indicators: listOf(strictObject({ name: text(200), level: level(scales.advancement.most) })),
  trace: listOf(TraceStep),
  findings: listOf(Finding),
  gapToNext: strictObject({
    next: integer(scales.maturity.least, scales.maturity.most),
    missing: listOf(
      strictObject({
        item: text(20).nullable(),
        level: integer(scales.maturity.least, scales.maturity.most),
        accepts: listOf(listOf(text(200))),
      }),
    ),
  }).nullable(),
});

/** A level changed by hand: what was computed, what was chosen, why, by whom, and how it stands (domain §6.3). */
export const LevelChange = strictObject({
  which: z.enum(['maturity', 'innovation', 'advancement', 'overall']),
  computed: text(40).nullable(),
  chosen: text(40),
  reason: text(1_000),
  evidenceIds: listOf(text(60)),
  by: text(100),
  at: moment,
  state: z.enum(['inForce', 'awaitsConfirmation', 'void']),
  isRaise: z.boolean(),
  /** The second checker who stands by a raised level with their name. */
  confirmedBy: text(100).nullable(),
});

const votes = (most: number) => listOf(strictObject({ level: integer(0, most), count: integer(1, 9) }));
const scale = (most: number) =>
  strictObject({
    computed: level(most),
    /** What went to the experts: the computed level, or what the assessor set instead. */
    proposed: level(most),
    panel: level(most),
    votes: votes(most),
    /** How many sheets stand for the computed level. */
    agreeing: integer(0, 9),
    /** How many sheets confirm the higher of the two. */
    confirming: integer(0, 9),
    evidenced: level(most),
    published: level(most),
    noteRequired: z.boolean(),
  });
/** What panel and computation come to, before a word of reconciliation is asked (domain §3.4). */
export const Reconciliation = strictObject({
  sheets: integer(0, 9),
  maturity: scale(scales.maturity.most),
  innovation: scale(scales.innovation.most),
  advancement: scale(scales.advancement.most),
  overall: strictObject({
    computed: OverallCode.nullable(),
    proposed: OverallCode.nullable(),
    votes: listOf(strictObject({ level: OverallCode, count: integer(1, 9) })),
    published: OverallCode.nullable(),
  }),
  /** What the conclusion's text says otherwise than what will be published. */
  contradictions: listOf(text(200)),
  noteRequired: z.boolean(),
});
export type Reconciliation = z.output<typeof Reconciliation>;
