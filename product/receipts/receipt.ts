import { canonical } from '#contract/canonical';

/** Stands in every receipt; another form of receipts gets another name. */
export const receiptFormat = 'assay-receipt-1';

/** What a receipt says of an issued report (domain §6.6). */
export interface ReceiptStatement {
  /** Null where release is limited: then only who holds the file learns the number. */
  readonly number: string | null;
  /** SHA-256 over the salt in the file and the number. */
  readonly numberDigest: string;
  readonly contentHash: string;
  /** SHA-256 of the file as it was issued, its signature included. */
  readonly fileHash: string;
  /** A day of Shanghai. */
  readonly issueDate: string;
}

export interface Receipt {
  readonly format: typeof receiptFormat;
  readonly statement: ReceiptStatement;
  /** The Ed25519 public key, 32 bytes in hexadecimal. */
  readonly publicKey: string;
  /** Ed25519 over `signedText`, 64 bytes in hexadecimal. */
  readonly signature: string;
}

/** What is signed: everything but the signature. */
export const signedText = ({ format, statement, publicKey }: Omit<Receipt, 'signature'>): string =>
  canonical({ format, publicKey, statement });

/** A receipt as it is handed out: one line, the same for the same receipt to the letter. */
export const receiptText = (receipt: Receipt): string => `${canonical(receipt)}\n`;

/** What is hashed for `numberDigest`; without the salt a limited report's number could be guessed from it. */
export const saltedNumber = (salt: string, number: string): string =>
  canonical([receiptFormat, salt, number]);

const hexadecimal = (text: unknown, digits: number): boolean =>
  typeof text === 'string' && text.length === digits && /^[0-9a-f]+$/.test(text);

const isReceipt = (read: Partial<Receipt> | null): read is Receipt => {
  const statement = read?.statement as Partial<ReceiptStatement> | null | undefined;
  return (
    read?.format === receiptFormat &&
    hexadecimal(read.publicKey, 64) &&
    hexadecimal(read.signature, 128) &&
    (statement?.number === null || typeof statement?.number === 'string') &&
    [statement.numberDigest, statement.contentHash, statement.fileHash].every((hash) =>
      hexadecimal(hash, 64),
    ) &&
    /^\d{4}-\d\d-\d\d$/.test(String(statement.issueDate))
  );
};

/** A receipt from its text; undefined for whatever is not one to the letter, so that no changed byte goes unnoticed. */
const readReceipt = (text: string): Receipt | undefined => {
  let read: Partial<Receipt> | null;
  try {
    read = JSON.parse(text) as Partial<Receipt> | null;
  } catch {
    return undefined;
  }
  return isReceipt(read) && receiptText(read) === text ? read : undefined;
};

/** Works out whether an Ed25519 signature (hexadecimal) under a key (hexadecimal) holds for a text. */
export type VerifySignature = (
  publicKey: string,
  text: string,
  signature: string,
) => boolean | Promise<boolean>;

type ReceiptAnswer =
  | { readonly kind: 'noReceipt' }
  | { readonly kind: 'wrongSignature' }
  /** The signature holds, by a key that is not known here. */
  | { readonly kind: 'unknownKey'; readonly receipt: Receipt }
  /** Receipt and file belong together. */
  | { readonly kind: 'asIssued'; readonly receipt: Receipt }
  /** The receipt is genuine, and another file's. */
  | { readonly kind: 'otherFile'; readonly receipt: Receipt };

/**
 * What a receipt says of a file, by the public keys that are known to be the platform's (domain §6.6). `fileHash` is the
 * file's SHA-256. A later revocation is not in it.
 */
export const checkReceipt = async (
  text: string,
  fileHash: string,
  { keys, verify }: { readonly keys: readonly string[]; readonly verify: VerifySignature },
): Promise<ReceiptAnswer> => {
  const receipt = readReceipt(text);
  if (!receipt) return { kind: 'noReceipt' };
  if (!(await verify(receipt.publicKey, signedText(receipt), receipt.signature)))
    return { kind: 'wrongSignature' };
  if (!keys.includes(receipt.publicKey)) return { kind: 'unknownKey', receipt };
  return { kind: receipt.statement.fileHash === fileHash ? 'asIssued' : 'otherFile', receipt };
};

/** A fingerprint as it is printed and compared: the first 32 digits of a SHA-256, in groups of four. */
export const printedFingerprint = (sha256: string): string => sha256.slice(0, 32).match(/.{4}/g)!.join(' ');
