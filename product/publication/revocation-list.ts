import { canonical } from '#contract/canonical';

/** Stands in every list; another form of lists gets another name. */
export const revocationListFormat = 'assay-revocations-1';

/** A report that counts no more. */
export interface RevocationEntry {
  /** Null where release is limited. */
  readonly number: string | null;
  /** As in its receipt; null for a report that was issued before there were receipts. */
  readonly numberDigest: string | null;
  readonly state: 'revoked' | 'superseded';
  readonly since: string;
  readonly supersededBy: string | null;
  readonly note: string | null;
}

/** The public list of revocations (domain §9.13): `sequence` never falls, and after `nextUpdate` a copy is too old to decide by. */
export interface RevocationStatement {
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
  readonly reports: readonly RevocationEntry[];
}

export interface RevocationList {
  readonly format: typeof revocationListFormat;
  readonly statement: RevocationStatement;
  /** The Ed25519 public key, 32 bytes in hexadecimal. */
  readonly publicKey: string;
  /** Ed25519 over `signedListText`, 64 bytes in hexadecimal. */
  readonly signature: string;
}

/** What is signed: everything but the signature, in canonical JSON (RFC 8785). */
export const signedListText = ({ format, statement, publicKey }: Omit<RevocationList, 'signature'>): string =>
  canonical({ format, publicKey, statement });
