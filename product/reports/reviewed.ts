import * as z from 'zod';
import { day, integer, listOf, moment, strictObject, text } from '#contract/field';
import { LevelChange, levelsInForce } from '#product/levels/assessment';
import { ConclusionField } from '#product/opinions/codes';
import { Evidence, StoredTally, writtenParts } from './report';

/** A seat of the panel: who sits there, and what they came to once the round is closed. */
const Seat = strictObject({
  number: integer(0, 99),
  name: text(100),
  isLeader: z.boolean(),
  conclusion: ConclusionField.nullable(),
});

/** A report as the public-service agency reads it: what of it is compared (domain §9.5). */
const Version = strictObject({
  contentVersion: integer(1, 1e9),
  panelRound: integer(1, 99),
  baseDate: day,
  ruleSet: integer(1, 10_000),
  ...levelsInForce,
  ...writtenParts,
  overrides: listOf(LevelChange),
  evidence: listOf(Evidence),
  tally: StoredTally.nullable(),
  reconciliation: text(4_000).nullable(),
  panel: listOf(Seat),
});
export type Version = z.output<typeof Version>;

/** What the agency read when it gave the report back last, beside what stands there now; null where it has never done so. */
export const SinceReview = strictObject({
  seen: strictObject({
    at: moment,
    before: Version,
    now: Version,
    /** The steps of the levels' explanation that come out otherwise, each with what it said before. */
    steps: listOf(
      strictObject({
        rule: text(60),
        says: text(600),
        about: text(400),
        before: z.unknown(),
        now: z.unknown(),
      }),
    ),
  }).nullable(),
});
export type SinceReview = z.output<typeof SinceReview>;
