import type { ComponentType } from 'react';
import type { WordKey } from '#contract/words';
import type { AnyField, ControlProps } from '#shell/form/types';
import type { FieldFacts } from '#contract/facts';
import { fieldOf, type AnyControl, type Columns } from '#shell/form/declared';
import { Lines } from '#shell/form/controls/Lines';
import { Level } from '#shell/dictionary/Level';
import { CitedPlaces } from '#product/citations/web';
import type { TableName } from '#product/reports/sections';
import { tableFacts } from '../facts';
import type { ReportValues } from '../types';
import { CitedHere, EvidenceMany, EvidenceOne } from './evidence';
import { ExpectedLevel, levelIn, Proofs } from './maturity';
import { gradeIn, Likelihood } from './risk';

type Row<Name extends TableName> = ReportValues[Name][number];
type Tables = { readonly [Name in TableName as Row<Name> extends object ? Name : never]: Row<Name> };
export type RowTable = keyof Tables;

const comparator: Columns<Row<'indicators'>['comparators'][number]> = {
  baseline: {},
  name: {},
  value: {},
  comparison: {},
  source: { parts: 'asTheyAre' },
  reason: { wide: true, lines: 1 },
};

/** How each column of a report's tables is asked of the assessor and shown to whoever reads it (domain §6.2). */
export const columns: { readonly [Name in RowTable]: Columns<Tables[Name]> } = {
  workBreakdown: {
    code: {},
    name: {},
    weight: {},
    isKey: {},
    claimedLevel: {
      draw: ExpectedLevel,
      reads: levelIn,
      wide: true,
      show: ({ claimedLevel }) => (
        <Level dictionary="maturity" label="reportScreens.maturity" reached={claimedLevel} />
      ),
    },
    evidenceIds: {
      draw: EvidenceMany,
      wide: true,
      show: ({ evidenceIds, code }) => (
        <>
          <CitedHere ids={evidenceIds} />
          <CitedPlaces proves="workItem" of={code} />
        </>
      ),
    },
    levelBasis: { lines: 1, wide: true },
    notApplicableProofs: { draw: Proofs, wide: true },
  },
  innovationPoints: {
    number: {},
    result: {},
    text: { lines: 2, wide: true },
    isCore: {},
    searchedChina: {},
    searchedWorld: {},
    allFields: {},
    noveltyReportId: {
      draw: EvidenceOne,
      wide: true,
      show: ({ noveltyReportId, number }) => (
        <>
          <CitedHere ids={noveltyReportId} />
          <CitedPlaces proves="innovationPoint" of={number} />
        </>
      ),
    },
    noveltyReportNumber: {},
    closeDocuments: { draw: Lines, wide: true, hint: 'reportDesk.onePerLine' },
  },
  indicators: {
    name: {},
    unit: {},
    direction: {},
    ownValue: {},
    tolerance: {},
    isCore: {},
    testReportId: {
      draw: EvidenceOne,
      wide: true,
      show: ({ testReportId, name }) => (
        <>
          <CitedHere ids={testReportId} />
          <CitedPlaces proves="indicator" of={name} />
        </>
      ),
    },
    comparators: { columns: comparator, blank: { baseline: 'domestic' } },
  },
  risks: {
    kind: {},
    probability: { draw: Likelihood, reads: gradeIn },
    impact: { draw: Likelihood, reads: gradeIn },
    description: { lines: 2, wide: true },
    mitigation: { lines: 1, wide: true },
  },
};

interface ListOfIds {
  readonly draw: ComponentType<ControlProps>;
  readonly show: ComponentType<{ readonly ids: readonly string[] }>;
  readonly hint: WordKey;
}
/** The same for what stands among the tables and has no columns. */
export const lists: { readonly [Name in Exclude<TableName, RowTable>]: ListOfIds } = {
  achievementEvidence: {
    draw: EvidenceMany,
    show: CitedHere,
    hint: 'reportDesk.achievementEvidenceHint',
  },
};

type RowsField = Extract<AnyField, { control: 'rows' }>;

/** Each table as its form asks it: from what its fields are and how its columns are asked. */
export const rowsFields = Object.fromEntries(
  Object.entries(columns).map(([name, of]) => [
    name,
    fieldOf(name, tableFacts as FieldFacts, { columns: of } as unknown as AnyControl),
  ]),
) as unknown as Readonly<Record<RowTable, RowsField>>;

export const isRowTable = (name: string): name is RowTable => name in columns;
