import * as z from 'zod';
import { id, listOf, required, thing } from '#contract/field';
import { noted } from '#contract/note';
import { Indicator, InnovationPoint, WorkItem } from '#product/levels/tables';

/** A point of discovery of basic theory (domain §4.4, template two). */
export const DiscoveryPoint = thing({
  number: required(12, { wire: 'No' }),
  text: required(300),
  isCore: z.boolean(),
  evidenceIds: listOf(id, 60),
});

/**
 * The tables an owner proposes, in the shape of the report that will be prefilled with them (domain §6.2). Evidence is
 * cited by the ids of this material's files.
 */
export const materialTables = {
  workBreakdown: noted(listOf(WorkItem, 300), { wire: 'WBS' }),
  indicators: listOf(Indicator, 100),
  innovationPoints: noted(listOf(InnovationPoint, 60), { wire: 'Points' }),
  discoveryPoints: noted(listOf(DiscoveryPoint, 60), { wire: 'Discoveries' }),
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
