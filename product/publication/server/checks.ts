import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '#host/database/connection';
import { fileFacts } from '#host/files/rows';
import { likeness, type AskedFile, type Likeness } from '#product/receipts/asked-file';
import { parseReportNumber, parseVerificationCode, type ValidityState } from '#product/reports/numbers';
import { foundAmong, passedReports, stateOf, type Found } from '#product/reports/server';
import { ratedOf, type Rated } from './rated';

/** What a number alone says of a report. */
export interface CheckedNumber {
  readonly reportNumber: string;
  readonly validity: ValidityState;
  readonly evaluationAgency: string;
  readonly issueDate: string;
  readonly supersededBy: string | null;
  readonly publicNote: string | null;
  /** Whether anybody may have its receipt. */
  readonly isListed: boolean;
}
/** What number and code together say. */
interface CheckedReport extends CheckedNumber, Rated {
  readonly validUntil: string;
  readonly contentHash: string;
}
export type ReportCheck =
  | { readonly kind: 'unknown' }
  | ({ readonly kind: 'number' } & CheckedNumber)
  | ({ readonly kind: 'full' } & CheckedReport);

const byNumber = async (db: Db, number: string | null): Promise<Found | undefined> =>
  // Asked whether or not the number can exist, so that both take the same way.
  foundAmong(passedReports(db))
    .where('report.reportNumber', '=', number ?? '')
    .executeTakeFirst();

/** Compares without telling by the time it takes where two codes part. */
const same = (one: string, other: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

const asNumber = (row: Found, today: string): CheckedNumber => ({
  reportNumber: row.reportNumber,
  validity: stateOf(row, today),
  evaluationAgency: row.agencyName,
  issueDate: row.issueDate,
  supersededBy: row.supersedingNumber,
  publicNote: row.publicNote,
  isListed: row.isListed,
});

/**
 * The public check of a report (domain §7). Number alone: state, agency, day of issue; for a limited one "unknown".
 * Number and code: also what it says. A wrong code reads like a number nobody has.
 */
export const checkReport = async (
  db: Db,
  number: string,
  code: string | undefined,
  today: string,
): Promise<ReportCheck> => {
  const row = await byNumber(db, parseReportNumber(number));
  const given = code?.trim() ? (parseVerificationCode(code) ?? '') : undefined;
  if (given !== undefined) {
    const right = same(given, row?.verifyCode ?? 'none');
    if (!row || !right) return { kind: 'unknown' };
    return {
      kind: 'full',
      ...asNumber(row, today),
      ...ratedOf(row),
      validUntil: row.validUntil,
      contentHash: row.contentHash,
    };
  }
  if (!row || row.isLimited) return { kind: 'unknown' };
  return { kind: 'number', ...asNumber(row, today) };
};

export type PdfCheck =
  | ({ readonly kind: 'identical' } & CheckedNumber)
  | { readonly kind: Exclude<Likeness, 'identical'>; readonly reportNumber: string }
  | { readonly kind: 'unknownFile' | 'workingCopy' | 'expertCopy' };

/** The issued report whose file this is or begins with, else the one whose number it bears. */
const issuedLike = async (db: Db, { sha256, states, number }: AskedFile): Promise<Found | undefined> => {
  const byHash = await foundAmong(passedReports(db))
    .where('report.pdfSha256', 'in', [sha256, ...states])
    .executeTakeFirst();
  return byHash ?? (number ? await byNumber(db, parseReportNumber(number)) : undefined);
};

/**
 * The check of a file by its hashes and by what it says of itself, all worked out in the browser (domain §7): the issued
 * file with its current state; one to which something was added; a copy saved again; an altered one; a draft; an expert's
 * copy; or unknown. Never "forged". Of a limited report those who hold neither its bytes nor its content hash learn nothing.
 */
export const checkPdf = async (db: Db, asked: AskedFile, today: string): Promise<PdfCheck> => {
  const row = await issuedLike(db, asked);
  if (row?.pdfSha256 === asked.sha256) return { kind: 'identical', ...asNumber(row, today) };
  if (asked.mark?.kind === 'expertCopy') return { kind: 'expertCopy' };
  if (asked.mark?.kind === 'draft') return { kind: 'workingCopy' };
  if (!row?.pdfSha256) return { kind: 'unknownFile' };
  const file = await db
    .selectFrom(fileFacts.as('file'))
    .select('file.size')
    .where('file.sha256', '=', row.pdfSha256)
    .executeTakeFirst();
  const size = file && Number(file.size);
  const kind = likeness(asked, { sha256: row.pdfSha256, size, contentHash: row.contentHash });
  const isHolder = kind === 'continued' || asked.mark?.contentHash === row.contentHash;
  return kind === 'identical' || (row.isLimited && !isHolder)
    ? { kind: 'unknownFile' }
    : { kind, reportNumber: row.reportNumber };
};
