import { decimal, flag, id, integer, listOf, ref, strictObject, text } from '#contract/field';
import * as z from 'zod';
import { valueLines } from '#product/levels/five-values';
import { ConclusionField, Overall } from '#product/opinions/codes';

/** How far the experts agreed (domain §9.7); kept with the tally. */
export const Agreement = strictObject({
  lines: listOf(
    strictObject({ line: z.enum(valueLines), median: decimal(0, 100), deviation: decimal(0, 100) }),
  ),
  concordance: decimal(0, 1).nullable(),
  isLow: flag,
});

const figure = decimal(0, 100).nullable();
/** What one sheet says on a criterion, whether that lies far from the others, and why, in its expert's words. */
const Said = strictObject({ value: figure, isOutlier: flag, reason: text(6_100) });
/** A criterion by its place in the sheet (`scores.social`), the middle of what was said on it, and how far that lies apart. */
const criterion = { field: text(100), median: figure, deviation: figure };

/** The sheets of a closed round side by side, criterion by criterion (domain §9.7). */
export const PanelSpread = strictObject({
  reportId: ref('report'),
  panelRound: integer(1, 99),
  /** One for each sheet; what a row says stands in the same order. */
  seats: listOf(
    strictObject({
      id,
      number: integer(1, 9),
      /** For the agencies; the assessor knows experts by their numbers. */
      expertName: text(50).nullable(),
      isLeader: flag,
      overall: Overall.nullable(),
      conclusion: ConclusionField.nullable(),
      /** Why they kept or changed their sheet in a discussion. */
      revisionReason: text(2_000).nullable(),
    }),
    9,
  ),
  rows: listOf(
    strictObject({
      ...criterion,
      /** What each said; `before`: in the round that the discussion followed. */
      said: listOf(Said.extend({ before: figure }), 9),
    }),
  ),
});

/** What an expert reads of the others in a discussion: nobody's number, in an order that follows from what was said alone. */
export const Discussion = strictObject({
  before: Agreement,
  rows: listOf(strictObject({ ...criterion, own: Said, others: listOf(Said, 9) })),
  arguments: listOf(strictObject({ kind: z.enum(['problem', 'advice']), text: text(1_000) })),
  revisionReason: text(2_000),
});
