import * as z from 'zod';
import { coded, listOf, moment, text, thing, whole } from '../../contract/field';
import { noted } from '../../contract/note';
import { overallLevels } from './levels/codes';

export const OverallCode = coded(overallLevels.codes);
const level = (most: number) => whole(0, most).nullable();

/** The four levels and the index, as they are in force. */
export const levelsInForce = {
  maturityLevel: level(13),
  maturityIndex: noted(z.number(), {}).nullable(),
  innovationLevel: level(4),
  advancementLevel: level(7),
  overallLevel: OverallCode.nullable(),
};
export const LevelsInForce = thing(levelsInForce);
export type LevelsInForce = z.output<typeof LevelsInForce>;

/** One step of the explanation, with its rule as a sentence in the reader's language. */
export const TraceStep = thing({
  rule: text(60),
  says: text(600),
  about: text(400),
  inputs: z.unknown(),
  evidenceIds: listOf(text(60)),
  result: z.unknown(),
});
export const Finding = thing({
  severity: z.enum(['blocks', 'warns', 'tells']),
  says: text(1_000),
  table: text(40),
  row: text(400).nullable(),
});
/** What an assessor sees computed while he writes (domain §6.3, §9.2). */
export const Assessment = thing({
  ...levelsInForce,
  computed: LevelsInForce,
  items: listOf(thing({ code: text(20), level: level(13), proven: listOf(whole(1, 13)) })),
  points: listOf(thing({ number: text(12), level: level(4) })),
  indicators: listOf(thing({ name: text(200), level: level(7) })),
  trace: listOf(TraceStep),
  findings: listOf(Finding),
  gapToNext: thing({
    next: whole(1, 13),
    missing: listOf(
      thing({ item: text(20).nullable(), level: whole(1, 13), accepts: listOf(listOf(text(200))) }),
    ),
  }).nullable(),
});

/** A level changed by hand: what was computed, what was chosen, why and by whom. */
export const Change = thing({
  which: z.enum(['maturity', 'innovation', 'advancement', 'overall']),
  computed: text(40).nullable(),
  chosen: text(40),
  reason: text(1_000),
  by: text(100),
  at: moment,
});
