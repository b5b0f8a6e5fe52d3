import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { aesGcm, suites, type Suite } from './suites';
import type { Key, RandomBytes } from './types';

/** The place a ciphertext belongs to. Moved elsewhere, it does not open. */
export interface ColumnPlace {
  readonly table: string;
  readonly column: string;
  /** The row's id. */
  readonly row: string;
}

/** A ciphertext that is damaged, was made by a key we do not have, or stands in another place than it was made for. */
export class SealBroken extends Error {
  constructor(place: ColumnPlace, why: string, options?: ErrorOptions) {
    super(`${place.table}.${place.column} of row ${place.row} does not open: ${why}`, options);
    this.name = 'SealBroken';
  }
}

export interface ColumnCipher {
  /** Encrypts a text for one column of one row; gives base64 for a text column named `…_cipher`. */
  seal(place: ColumnPlace, plain: string): string;
  /** The text again. Throws `SealBroken`. */
  open(place: ColumnPlace, sealed: string): string;
  /** The id of the key that made it: what a rotation of keys looks for. */
  keyIdOf(sealed: string): string;
}

const about = (place: ColumnPlace, keyId: string): Buffer => {
  const parts = [place.table, place.column, place.row, keyId];
  if (parts.some((part) => part === '' || part.includes('|')))
    throw new RangeError(`a place has no empty part and no bar: ${parts.join(', ')}`);
  return Buffer.from(parts.join('|'));
};

const opened = (sealed: string) => {
  const bytes = Buffer.from(sealed, 'base64');
  const idBytes = bytes[1] ?? 0;
  return {
    suite: suites.find((one) => one.header === bytes[0]),
    keyId: bytes.subarray(2, 2 + idBytes).toString(),
    body: bytes.subarray(2 + idBytes),
  };
};

interface CipherParts {
  /** Seals what is written from now on. */
  readonly columns: Key;
  /** Still opens what was written before a rotation. */
  readonly formerColumns?: readonly Key[];
  readonly suite?: Suite;
  readonly random?: RandomBytes;
}

/**
 * Encryption of single fields (security §3.5, PI-01): header byte, id of the key, nonce, ciphertext, tag; each column
 * has its own key, derived by HKDF from the key-encryption key; table, column, row and key id are authenticated with it.
 */
export const columnCipher = ({
  columns,
  formerColumns = [],
  suite = aesGcm,
  random = randomBytes,
}: CipherParts): ColumnCipher => {
  const keys = new Map([...formerColumns, columns].map((key) => [key.id, key]));
  const derived = new Map<string, Buffer>();
  const keyFor = (key: Key, by: Suite, { table, column }: ColumnPlace): Buffer => {
    const info = `column|${by.header}|${table}|${column}`;
    const name = `${key.id}|${info}`;
    const known = derived.get(name) ?? Buffer.from(hkdfSync('sha256', key.secret, '', info, by.keyBytes));
    derived.set(name, known);
    return known;
  };
  return {
    seal: (place, plain) => {
      const data = about(place, columns.id);
      const id = Buffer.from(columns.id);
      const body = suite.seal(
        keyFor(columns, suite, place),
        random(suite.nonceBytes),
        data,
        Buffer.from(plain),
      );
      return Buffer.concat([Buffer.from([suite.header, id.length]), id, body]).toString('base64');
    },
    open: (place, sealed) => {
      const { suite: by, keyId, body } = opened(sealed);
      if (!by) throw new SealBroken(place, 'unknown format');
      const key = keys.get(keyId);
      if (!key) throw new SealBroken(place, `key ${JSON.stringify(keyId)} is not here`);
      try {
        return by.open(keyFor(key, by, place), about(place, keyId), body).toString();
      } catch (cause) {
        throw new SealBroken(place, 'it was altered or belongs elsewhere', { cause });
      }
    },
    keyIdOf: (sealed) => opened(sealed).keyId,
  };
};

/**
 * What stands in a unique `…_index` column, so that an encrypted value can be found by exact match (PI-02).
 * Keyed, because the few billion mobile numbers could be tried against a bare hash. Takes a canonical value only.
 */
export const blindIndex =
  ({ index }: { readonly index: Key }) =>
  (kind: string, canonicalValue: string): string =>
    createHmac('sha256', index.secret).update(`${kind}\0${canonicalValue}`).digest('hex');
