import type { Db } from '#host/database/connection';
import type { Services } from '#host/services';
import { parseReportNumber } from '#product/reports/numbers';
import { fingerprintOfKey, receiptKeys, receiptOf } from '#product/receipts/server';
import { listed, passedReports } from '#product/reports/server';

/** The receipt of a published result; undefined for every other report, and for a number that nobody has. */
export const publicReceipt = async (db: Db, typed: string): Promise<string | undefined> => {
  const number = parseReportNumber(typed);
  if (number === null) return undefined;
  const row = await passedReports(db)
    .select('report.id')
    .where(listed)
    .where('report.reportNumber', '=', number)
    .executeTakeFirst();
  return row && receiptOf(db, row.id);
};

/** The public keys by which receipts and the list of revocations are checked, the one in force first; former ones stay. */
export const receiptKeyList = async ({ db, receiptKey }: Services): Promise<string> => {
  const keys = await receiptKeys(db, receiptKey);
  return `${JSON.stringify({
    format: 'assay-receipt-keys-1',
    algorithm: 'Ed25519',
    keys: keys.map((publicKey) => ({ publicKey, fingerprint: fingerprintOfKey(publicKey) })),
  })}\n`;
};
