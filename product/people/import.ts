import * as z from 'zod';
import { flag, listOf, ref, text, thing, whole } from '../../contract/field';
import { noted } from '../../contract/note';

/** As many people as one file brings in (XL-01). */
export const mostImported = 5_000;

/** A row of the file that was not taken, counted as the spreadsheet counts it: the headings are row 1. */
export const FailedRow = thing({
  row: whole(1, 1_000_000),
  /** The heading of the column; empty where the whole row is meant. */
  field: text(40),
  message: noted(text(300), { wire: 'Msg' }),
});
export type FailedRow = z.output<typeof FailedRow>;

/** People in a file that was uploaded, who are to belong to an organisation and to hold a role. */
export const ImportAsked = thing({
  fileId: ref('file'),
  organisationId: ref('organisation'),
  roleId: noted(z.guid(), {}),
  /** Nothing is written: what the import would say is said. */
  dryRun: flag,
});

export const Imported = thing({
  /** Rows that are in order; without a dry run they are people now. */
  ok: whole(0, mostImported),
  failed: listOf(FailedRow, 100_000),
});

/** The rows that failed, with what is wrong with each, to be mended and brought in again. */
export const ImportErrors = thing({ fileId: ref('file'), failed: listOf(FailedRow, 20_000, 1) });
