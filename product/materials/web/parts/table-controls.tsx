import { Lines } from '#shell/form/controls/Lines';
import type { Columns, Controls } from '#shell/form/declared';
import type { Comparator, Indicator, InnovationPoint, WorkItem } from '#product/levels/tables';
import type * as z from 'zod';
import type { MaterialTables } from '../../proposals';
import { mostDiscoveries } from '../../checklist-row';
import { Cited, EvidenceMany, EvidenceOne } from './evidence';

type Of<Schema extends z.ZodType> = z.output<Schema>;
type Tables = { readonly [Name in keyof MaterialTables]-?: NonNullable<MaterialTables[Name]> };

export const tableTitles = {
  wbs: 'materialScreens.wbs',
  indicators: 'materialScreens.indicators',
  points: 'materialScreens.points',
  discoveries: 'materialScreens.discoveries',
} as const;

const workItem: Columns<Of<typeof WorkItem>> = {
  code: {},
  name: {},
  weight: {},
  isKey: {},
  claimedLevel: {},
  evidenceIds: { draw: EvidenceMany, show: ({ evidenceIds }) => <Cited ids={evidenceIds} /> },
  levelBasis: { wide: true },
  notApplicableProofs: { columns: { level: {}, reason: {} } },
};
const comparator: Columns<Of<typeof Comparator>> = {
  baseline: {},
  name: {},
  value: {},
  comparison: {},
  source: { parts: 'asTheyAre' },
  reason: { wide: true, hint: 'materialScreens.whyDepartsHint' },
};
const indicator: Columns<Of<typeof Indicator>> = {
  name: {},
  unit: {},
  direction: {},
  ownValue: {},
  tolerance: {},
  testReportId: { draw: EvidenceOne, show: ({ testReportId }) => <Cited ids={testReportId} /> },
  isCore: {},
  comparators: { columns: comparator, blank: { baseline: 'international' } },
};
const point: Columns<Of<typeof InnovationPoint>> = {
  number: {},
  text: { lines: 3 },
  isCore: {},
  noveltyReportId: { draw: EvidenceOne, show: ({ noveltyReportId }) => <Cited ids={noveltyReportId} /> },
  noveltyReportNumber: {},
  searchedChina: {},
  searchedWorld: {},
  allFields: {},
  result: {},
  closeDocuments: { draw: Lines, wide: true, hint: 'materialScreens.onePerLine' },
};

/** How the tables of a material are asked (domain §4.4, §6.2). */
export const tableControls: Controls<Tables, Tables, keyof typeof tableTitles> = {
  workBreakdown: { in: 'wbs', columns: workItem },
  indicators: {
    in: 'indicators',
    columns: indicator,
    blank: { direction: 'largerIsBetter', tolerance: 0, isCore: true },
  },
  innovationPoints: {
    in: 'points',
    columns: point,
    blank: { isCore: true, searchedChina: true, result: 'nothingSame' },
  },
  discoveryPoints: {
    in: 'discoveries',
    columns: {
      number: {},
      text: { lines: 3 },
      isCore: {},
      evidenceIds: { draw: EvidenceMany, show: ({ evidenceIds }) => <Cited ids={evidenceIds} /> },
    },
    blank: { isCore: true },
    most: mostDiscoveries,
  },
};
