import { canonical } from '#contract/canonical';
import type { Services } from '#host/services';
import { publicKeyText, signedBy } from '#product/receipts/server';
import { revokedReports } from '#product/reports/server';
import {
  revocationListFormat,
  signedListText,
  type RevocationEntry,
  type RevocationStatement,
} from '../revocation-list';

/** For so long nobody has to ask again, in milliseconds. */
const lasts = 24 * 60 * 60 * 1_000;

/** Every report that counts no more, the last change first; of a limited one nothing that names it to others. */
export const revocationsNow = async ({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<RevocationStatement> => {
  const now = clock();
  const { rows, sequence } = await revokedReports(db);
  return {
    sequence,
    issuedAt: now.toISOString(),
    nextUpdate: new Date(now.getTime() + lasts).toISOString(),
    reports: rows.map((row): RevocationEntry => ({
      number: row.isLimited ? null : row.reportNumber,
      numberDigest: row.numberDigest,
      // Revoking outweighs superseding.
      state: row.revokedAt === null ? 'superseded' : 'revoked',
      since: new Date(row.since).toISOString(),
      supersededBy: row.isLimited ? null : row.supersedingNumber,
      note: row.isLimited ? null : row.publicNote,
    })),
  };
};

/** The list, signed by the key that signs receipts: its text as it is handed out. */
export const revocationListText = async (services: Services): Promise<string> => {
  const statement = await revocationsNow(services);
  const publicKey = publicKeyText(services.receiptKey.publicKey);
  const unsigned = { format: revocationListFormat, statement, publicKey } as const;
  const signature = signedBy(services.receiptKey, signedListText(unsigned));
  return `${canonical({ ...unsigned, signature })}\n`;
};
