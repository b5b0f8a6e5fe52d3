import * as z from 'zod';
import { coded, decimal, id, listOf, required, text, thing, whole } from '#contract/field';
import { noted } from '#contract/note';
import { scales } from '#product/dictionaries/scales';

/** A single line. */
const line = text(400);

/** A row of the work breakdown structure (domain §6.2). `claimedLevel` is expected; evidence decides. */
export const WorkItem = thing({
  code: noted(z.string().regex(/^\d{1,3}(\.\d{1,3}){0,3}$/), {}),
  name: required(200),
  weight: decimal(0, 100),
  isKey: z.boolean(),
  claimedLevel: whole(scales.maturity.least, scales.maturity.most, { wire: 'Level' }).nullable(),
  levelBasis: text(1_000),
  evidenceIds: listOf(id, 60),
  notApplicableProofs: listOf(
    thing({
      level: z.literal([3, 4, 6, 8]),
      reason: text(500),
    }),
    4,
  ),
});

const measure = noted(z.number(), {});
export const Comparator = thing({
  baseline: coded({ international: '1', domestic: '2', standard: '3' }, { wire: 'LevelType' }),
  name: required(200, { wire: 'ComparatorName' }),
  source: thing({
    title: line,
    year: whole(1900, 2200).nullable(),
    number: text(120),
    isCurrent: z.boolean(),
  }),
  value: measure.nullable(),
  comparison: coded({ higher: '1', reached: '2', notReached: '3' }, { wire: 'CompareLevel' }).nullable(),
  reason: text(500).nullable(),
});

/** A row of the core-indicator comparison. */
export const Indicator = thing({
  name: required(200),
  unit: text(40),
  direction: coded({ largerIsBetter: '1', smallerIsBetter: '2', target: '3' }),
  ownValue: measure.nullable(),
  tolerance: decimal(0, 1e12),
  testReportId: id.nullable(),
  isCore: z.boolean(),
  comparators: noted(listOf(Comparator, 30), { wire: 'Rows' }),
});

export const InnovationPoint = thing({
  number: required(12, { wire: 'No' }),
  text: required(300),
  isCore: z.boolean(),
  noveltyReportId: id.nullable(),
  noveltyReportNumber: text(60, 0, { wire: 'NoveltyReportNo' }),
  searchedChina: noted(z.boolean(), { wire: 'ScopeCN' }),
  searchedWorld: noted(z.boolean(), { wire: 'ScopeWorld' }),
  allFields: z.boolean(),
  result: coded({ nothingSame: '1', nothingSimilar: '2', reported: '3' }),
  closeDocuments: noted(listOf(line, 30), { wire: 'CloseDocs' }),
});

export type WorkItem = z.output<typeof WorkItem>;
export type Indicator = z.output<typeof Indicator>;
export type InnovationPoint = z.output<typeof InnovationPoint>;
