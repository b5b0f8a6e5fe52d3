import type { KeyObject } from 'node:crypto';
import type { RotatingName } from './key-text';

export interface Named {
  /** The first 8 hex digits of the fingerprint; stands in what was made with the key. */
  readonly id: string;
  /** SHA-256 over name and key, hex; stands in the database. */
  readonly fingerprint: string;
}

/** A symmetric key of 32 bytes. */
export interface SecretKey extends Named {
  readonly secret: Buffer;
}

/** An Ed25519 pair. */
export interface SigningKey extends Named {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Every key of the product (security §3.20), each for one purpose. */
export interface Keys {
  /** Encrypts the keys of encrypted columns. */
  readonly columns: SecretKey;
  /** Blind index: finding an encrypted value by its HMAC. */
  readonly index: SecretKey;
  /** Signs links to files and one-time links. */
  readonly links: SecretKey;
  /** Joins every password before it is hashed. */
  readonly pepper: SecretKey;
  /** Signs the checkpoints of the audit log. */
  readonly audit: SigningKey;
  /** Signs the receipts of issued reports and the list of revocations (decision 0109). */
  readonly receipts: SigningKey;
  /** What was in force before the last exchange. */
  readonly former: Readonly<Partial<Record<RotatingName, SecretKey>>>;
}
