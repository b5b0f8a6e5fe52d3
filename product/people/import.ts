import * as z from 'zod';
import { flag, id, listOf, moment, oneOf, ref, text, strictObject, integer } from '#contract/field';
import { withMetadata } from '#contract/metadata';

/** As many people as one file brings in (XL-01). */
export const mostImported = 5_000;
/** As many defects as an answer tells; the file for mending holds them all. */
export const mostReported = 1_000;

/** A row of the file that was not taken, counted as the spreadsheet counts it: the headings are row 1. */
const FailedRow = strictObject({
  row: integer(1, 1_100_000),
  /** The heading of the column. */
  field: text(40),
  message: withMetadata(text(300), { wire: 'Msg' }),
});

/** People in a file that was uploaded, who are to belong to an organisation and to hold a role. */
export const ImportAsked = strictObject({
  fileId: ref('file'),
  organisationId: ref('organisation'),
  roleId: withMetadata(z.guid(), {}),
  /** Nothing is written: what the import would say is said. */
  dryRun: flag,
});

const importStates = ['waiting', 'checking', 'importing', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

const rows = integer(0, mostImported);
const progress = {
  id,
  fileId: id,
  fileName: text(300),
  dryRun: flag,
  state: oneOf(importStates),
  /** Rows of the file; known once it has been read. */
  total: rows,
  checked: withMetadata(rows, { wire: 'Checked' }),
  written: rows,
  createdAt: moment,
  finishedAt: moment.nullable(),
};

/** An import as its sender finds it again. */
export const ImportBrief = strictObject(progress);

/** How far an import has come; what it found is told when it has ended. */
export const Imported = strictObject({
  ...progress,
  /** Rows that are in order; when an import that is no dry run is done, they are people. */
  ok: rows,
  failedRows: rows,
  /** The first defects. */
  failed: listOf(FailedRow, mostReported),
  /** Links to set a first password that were sent: one for everybody who came in. */
  invited: rows,
  /** Why it failed; empty where it did not. */
  problem: text(500),
});
export type Imported = z.output<typeof Imported>;

/** The columns of the template, in their order. What their cells may hold is said where the fields are (`server/import/facts.ts`). */
export const importColumns = [
  'name',
  'mobile',
  'email',
  'organisation',
  'title',
  'subjectOne',
  'subjectTwo',
  'certificateNumber',
  'certificateGrade',
  'certificateUntil',
  'loginName',
] as const;
/** Filled in together, or not at all. */
export const certificateColumns: readonly ImportColumn[] = [
  'certificateNumber',
  'certificateGrade',
  'certificateUntil',
];
/** A sheet may lack these: one made from an older template is read as before. */
export const optionalColumns: readonly ImportColumn[] = [...certificateColumns, 'loginName'];
export type ImportColumn = (typeof importColumns)[number];

/** How the example of the template may be reached: a number of the operator's helpline, and nobody's address. */
export const exampleContact = { mobile: '13800138000', email: 'zhangsan@example.org', loginName: 'zhangsan' };

/** What is wrong with one cell: said in the language of whoever reads it. */
export interface RowDefect {
  readonly row: number;
  readonly column: ImportColumn;
  readonly says: ImportSays;
  readonly values?: Readonly<Record<string, string | number>>;
}
type ImportSays =
  | 'missing'
  | 'tooLong'
  | 'mobileWrong'
  | 'emailWrong'
  | 'noOrganisation'
  | 'foreignOrganisation'
  | 'noTitle'
  | 'noSubject'
  | 'twice'
  | 'registered'
  | 'noGrade'
  | 'noDay'
  | 'noCertificateHere'
  | 'certificateTwice'
  | 'certificateRegistered'
  | 'notText'
  | 'nameWrong'
  | 'nameTwice'
  | 'nameTaken';

/** Whether there is still something to wait for. */
export const isRunning = (state: ImportState): boolean => state !== 'done' && state !== 'failed';
