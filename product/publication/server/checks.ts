import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '#host/database/connection';
import { parseReportNumber, parseVerificationCode } from '#product/reports/numbers';
import type { ValidityState } from '#product/reports/validity';
import { foundAmong, passedReports, stateOf, type Found } from '#product/reports/server';
import { ratedOf, type Rated } from './rated';

/** What a number alone says of a report. */
interface CheckedNumber {
  readonly reportNumber: string;
  readonly validity: ValidityState;
  readonly evaluationAgency: string;
  readonly issueDate: string;
  readonly supersededBy: string | null;
  readonly publicNote: string | null;
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
  | { readonly kind: 'differs'; readonly reportNumber: string }
  | { readonly kind: 'unknownFile' }
  | { readonly kind: 'workingCopy' };

/**
 * The check of a file by its SHA-256, taken in the browser (domain §7): identical to the issued file, with its current
 * state; a known number with other bytes; a working copy; or unknown. Never "forged". A limited report is recognised by
 * its own bytes only: who holds them holds the report.
 */
export const checkPdf = async (
  db: Db,
  sha256: string,
  details: { readonly number?: string | undefined; readonly isWorkingCopy?: boolean },
  today: string,
): Promise<PdfCheck> => {
  const row = await foundAmong(passedReports(db)).where('report.pdfSha256', '=', sha256).executeTakeFirst();
  if (row) return { kind: 'identical', ...asNumber(row, today) };
  if (details.isWorkingCopy) return { kind: 'workingCopy' };
  const known = details.number ? await byNumber(db, parseReportNumber(details.number)) : undefined;
  return known && !known.isLimited
    ? { kind: 'differs', reportNumber: known.reportNumber }
    : { kind: 'unknownFile' };
};
