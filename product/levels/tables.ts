import * as z from 'zod';
import {
  called,
  chosen,
  coded,
  decimal,
  flag,
  id,
  listOf,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { scales } from '#product/dictionaries/scales';
import { itemCode } from './wbs';

/** A single line. */
const line = text(400);

const needed = { needed: true } as const;
const name = called(required(200), 'materialScreens.name', needed);
const isCore = called(flag, 'materialScreens.isCore', needed);

/** A row of the work breakdown structure (domain §6.2). `claimedLevel` is expected; evidence decides. */
export const WorkItem = strictObject({
  code: called(z.string().max(15).regex(itemCode), 'materialScreens.code', needed),
  name,
  weight: called(decimal(0, 100), 'materialScreens.weight', needed),
  isKey: called(flag, 'materialScreens.isKey', needed),
  claimedLevel: called(
    integer(scales.maturity.least, scales.maturity.most, { wire: 'Level' }),
    'materialScreens.claimedLevel',
  ).nullable(),
  levelBasis: called(text(1_000), 'materialScreens.levelBasis'),
  evidenceIds: called(listOf(id, 60), 'materialScreens.evidence'),
  /** Proofs nobody may skip, but that make no sense for this item (domain §6.3). */
  notApplicableProofs: called(
    listOf(
      strictObject({
        level: chosen(z.literal([3, 4, 6, 8]), 'materialScreens.proofLevel', needed),
        reason: called(text(500), 'materialScreens.proofReason', needed),
      }),
      4,
    ),
    'materialScreens.notApplicableProofs',
  ),
});

const measure = z.number();
export const Comparator = strictObject({
  baseline: chosen(
    coded({ international: '1', domestic: '2', standard: '3' }, { wire: 'LevelType' }),
    'materialScreens.baseline',
    needed,
  ),
  name: called(name, 'materialScreens.name', { wire: 'ComparatorName' }),
  source: strictObject({
    title: called(line, 'materialScreens.source'),
    year: called(integer(1900, 2200), 'materialScreens.sourceYear').nullable(),
    number: called(text(120), 'materialScreens.sourceNumber'),
    /** A guideline in force or a product on sale counts whatever its year. */
    isCurrent: called(flag, 'materialScreens.isCurrentSource'),
  }),
  value: called(measure, 'materialScreens.value').nullable(),
  comparison: chosen(
    coded({ higher: '1', reached: '2', notReached: '3' }, { wire: 'CompareLevel' }),
    'materialScreens.comparison',
  ).nullable(),
  /** Why the comparison departs from what the values say. */
  reason: called(text(500), 'materialScreens.whyDeparts').nullable(),
});

/** A row of the core-indicator comparison. */
export const Indicator = strictObject({
  name,
  unit: called(text(40), 'materialScreens.unit'),
  direction: chosen(
    coded({ largerIsBetter: '1', smallerIsBetter: '2', target: '3' }),
    'materialScreens.direction',
    needed,
  ),
  ownValue: called(measure, 'materialScreens.ownValue').nullable(),
  tolerance: called(decimal(0, 1e12), 'materialScreens.tolerance', needed),
  testReportId: called(id, 'materialScreens.testReport').nullable(),
  isCore,
  comparators: called(listOf(Comparator, 30), 'materialScreens.comparators', { wire: 'Rows' }),
});

export const InnovationPoint = strictObject({
  number: called(required(12, { wire: 'No' }), 'materialScreens.code', needed),
  text: called(required(300), 'materialScreens.pointText', needed),
  isCore,
  noveltyReportId: called(id, 'materialScreens.noveltyReport').nullable(),
  noveltyReportNumber: called(text(60, 0, { wire: 'NoveltyReportNo' }), 'materialScreens.noveltyNumber'),
  searchedChina: called(flag, 'materialScreens.searchedChina', { ...needed, wire: 'ScopeCN' }),
  searchedWorld: called(flag, 'materialScreens.searchedWorld', { ...needed, wire: 'ScopeWorld' }),
  allFields: called(flag, 'materialScreens.allFields', needed),
  result: chosen(
    coded({ nothingSame: '1', nothingSimilar: '2', reported: '3' }),
    'materialScreens.result',
    needed,
  ),
  closeDocuments: called(listOf(line, 30), 'materialScreens.closeDocuments', { wire: 'CloseDocs' }),
});

export type WorkItem = z.output<typeof WorkItem>;
export type Indicator = z.output<typeof Indicator>;
export type InnovationPoint = z.output<typeof InnovationPoint>;
