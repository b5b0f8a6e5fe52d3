import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { Db } from '#host/database/connection';
import type { SigningKey } from '#host/keys/types';
import {
  printedFingerprint,
  receiptFormat,
  receiptText,
  saltedNumber,
  signedText,
  type ReceiptStatement,
  type VerifySignature,
} from '../receipt';

const sha256 = (said: string | Uint8Array): string => createHash('sha256').update(said).digest('hex');

/** An Ed25519 public key as receipts write it: its 32 bytes in hexadecimal. */
export const publicKeyText = (key: KeyObject): string =>
  Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url').toString('hex');

/** The fingerprint of a receipt's public key as the report prints it: of SHA-256 over the key's 32 bytes. */
export const fingerprintOfKey = (publicKey: string): string =>
  printedFingerprint(sha256(Buffer.from(publicKey, 'hex')));

/** Signs a text with the key for receipts; hexadecimal. */
export const signedBy = (key: SigningKey, text: string): string =>
  sign(null, Buffer.from(text), key.privateKey).toString('hex');

/** Whether a signature holds, by the runtime's own Ed25519. */
export const verifySignature: VerifySignature = (publicKey, text, signature) => {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
};

/** The number as it stands in receipts and lists that must not tell it. */
export const numberDigest = (salt: string, number: string): string => sha256(saltedNumber(salt, number));

/** Signs a receipt: its text as it is handed out. */
export const signReceipt = (key: SigningKey, statement: ReceiptStatement): string => {
  const unsigned = { format: receiptFormat, statement, publicKey: publicKeyText(key.publicKey) } as const;
  return receiptText({ ...unsigned, signature: signedBy(key, signedText(unsigned)) });
};

interface Kept {
  readonly reportId: string;
  readonly document: string;
  readonly statement: ReceiptStatement;
  readonly now: Date;
}

/** Keeps the receipt of a report in the transaction that issues it, and the public key that checks it. */
export const keepReceipt = async (
  db: Db,
  key: SigningKey,
  { reportId, document, statement, now }: Kept,
): Promise<void> => {
  const publicKey = publicKeyText(key.publicKey);
  await db
    .insertInto('receiptKey')
    .values({ publicKey, firstUsedAt: now.toISOString() })
    .onConflict((known) => known.doNothing())
    .execute();
  await db
    .insertInto('reportReceipt')
    .values({
      reportId,
      publicKey,
      numberDigest: statement.numberDigest,
      document,
      madeAt: now.toISOString(),
    })
    .execute();
};

/** Every public key that receipts were or are signed with, the one in force first. */
export const receiptKeys = async (db: Db, inForce: SigningKey): Promise<string[]> => {
  const current = publicKeyText(inForce.publicKey);
  const rows = await db
    .selectFrom('receiptKey')
    .select('publicKey')
    .where('publicKey', '!=', current)
    .orderBy('firstUsedAt', 'desc')
    .execute();
  return [current, ...rows.map(({ publicKey }) => publicKey)];
};

/** The receipt of a report; undefined for one that was issued before there were receipts. */
export const receiptOf = async (db: Db, reportId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('reportReceipt')
    .select('document')
    .where('reportId', '=', reportId)
    .executeTakeFirst();
  return row?.document;
};
