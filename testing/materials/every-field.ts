import type * as z from 'zod';
import { strictObject } from '#contract/field';
import { fields } from '#product/materials/fields';
import { fileFields } from '#product/materials/file';
import { materialTables } from '#product/materials/proposals';
import { generated } from '../generated';

const File = strictObject(fileFields);
const Tables = strictObject(materialTables);

/** A file of which every field says something of its own. */
export const everyFileField = (documentType: string): z.output<typeof File> =>
  File.parse({ ...generated(fields.file, {}), documentType });

/** Tables of a material in which every field of every row says something, citing this file of it. */
export const everyTableField = (evidence: string): Required<z.output<typeof Tables>> => {
  const made = generated(fields.tables, {}) as Readonly<Record<keyof typeof materialTables, object[]>>;
  const evidenceIds = [evidence];
  return Tables.parse({
    workBreakdown: made.workBreakdown.map((row, at) => ({
      ...row,
      code: `${at + 1}`,
      weight: 50,
      evidenceIds,
    })),
    indicators: made.indicators.map((row) => ({ ...row, testReportId: evidence })),
    innovationPoints: made.innovationPoints.map((row) => ({ ...row, noveltyReportId: evidence })),
    discoveryPoints: made.discoveryPoints.map((row) => ({ ...row, evidenceIds })),
  });
};
