import type * as z from 'zod';
import { called, flag, id, listOf, required, strictObject } from '#contract/field';
import { Indicator, InnovationPoint, WorkItem } from '#product/levels/tables';

/** A point of discovery of basic theory (domain §4.4, template two). */
const DiscoveryPoint = strictObject({
  number: called(required(12, { wire: 'No' }), 'materialScreens.code', { needed: true }),
  text: called(required(300), 'materialScreens.discoveryText', { needed: true }),
  isCore: called(flag, 'materialScreens.isCore', { needed: true }),
  evidenceIds: called(listOf(id, 60), 'materialScreens.evidence'),
});

/**
 * The tables an owner proposes, in the shape of the report that will be prefilled with them (domain §6.2). Evidence is
 * cited by the ids of this material's files.
 */
export const materialTables = {
  workBreakdown: called(listOf(WorkItem, 300), 'materialScreens.wbs', { wire: 'WBS' }),
  indicators: called(listOf(Indicator, 100), 'materialScreens.indicators'),
  innovationPoints: called(listOf(InnovationPoint, 60), 'materialScreens.points', { wire: 'Points' }),
  discoveryPoints: called(listOf(DiscoveryPoint, 60), 'materialScreens.discoveries', { wire: 'Discoveries' }),
};
export type MaterialTables = {
  readonly [Name in keyof typeof materialTables]?: z.output<(typeof materialTables)[Name]> | undefined;
};

/** Every id of evidence that the tables cite. */
export const citedIn = (tables: MaterialTables): string[] => [
  ...new Set(
    [
      ...(tables.workBreakdown ?? []).flatMap(({ evidenceIds }) => evidenceIds),
      ...(tables.discoveryPoints ?? []).flatMap(({ evidenceIds }) => evidenceIds),
      ...(tables.indicators ?? []).map(({ testReportId }) => testReportId),
      ...(tables.innovationPoints ?? []).map(({ noveltyReportId }) => noveltyReportId),
    ].filter((each) => each !== null),
  ),
];

/** The tables without the citations of evidence that is gone. */
export const withoutCitations = (tables: MaterialTables, gone: (id: string) => boolean): MaterialTables => ({
  workBreakdown: tables.workBreakdown?.map((row) => ({
    ...row,
    evidenceIds: row.evidenceIds.filter((each) => !gone(each)),
  })),
  indicators: tables.indicators?.map((row) => ({
    ...row,
    testReportId: row.testReportId !== null && gone(row.testReportId) ? null : row.testReportId,
  })),
  innovationPoints: tables.innovationPoints?.map((row) => ({
    ...row,
    noveltyReportId: row.noveltyReportId !== null && gone(row.noveltyReportId) ? null : row.noveltyReportId,
  })),
  discoveryPoints: tables.discoveryPoints?.map((row) => ({
    ...row,
    evidenceIds: row.evidenceIds.filter((each) => !gone(each)),
  })),
});
