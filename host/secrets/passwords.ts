import { hash, verify } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';
import { hashQueue, type HashQueue } from './hash-queue';
import { readStored, withKeyId, type StoredPassword } from './phc';
import type { Key } from './types';

/** The weakest argon2id that is made and left alone (security AU-01, §3.4). Memory in KiB. */
export const passwordCost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** Longer ones are refused unread: 1 MB of password must not cost a hash. */
export const longestPassword = 128;

export interface Passwords {
  /** A PHC string for a new password. Throws RangeError for one that may not be stored; ask `passwordDefect` first. */
  hash(password: string): Promise<string>;
  /**
   * Whether it is the stored one, and whether the row should be made anew from it, being weaker than today's.
   * Without a row (nobody of that name) the same work is done for nothing, so that the time tells nothing (AU-05).
   * Throws `busy` when the queue is full.
   */
  verify(
    stored: string | undefined,
    password: string,
  ): Promise<{ readonly ok: boolean; readonly rehash: boolean }>;
}

/** A row that no password matches, of today's cost: verifying against it takes as long as against a real one. */
const nobody = `$argon2id$v=19$m=${passwordCost.memoryCost},t=${passwordCost.timeCost},p=${passwordCost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Exactly the characters sent; a lone surrogate has no bytes of its own, so two passwords would be one. */
const storable = (password: string): boolean =>
  password.length <= longestPassword * 2 &&
  [...password].length <= longestPassword &&
  !/\p{Surrogate}/u.test(password);

interface PasswordParts {
  readonly pepper: Key;
  /** Still verify what was hashed before the pepper changed. */
  readonly formerPeppers?: readonly Key[];
  readonly queue?: HashQueue;
}

/** Passwords as argon2id over an HMAC with a key that is not in the database (security §3.4, AU-01). */
export const passwordStore = ({
  pepper,
  formerPeppers = [],
  queue = hashQueue(),
}: PasswordParts): Passwords => {
  const peppers = new Map([...formerPeppers, pepper].map((key) => [key.id, key]));
  // In base64 because the library takes text only.
  const peppered = (key: Key, password: string): string =>
    createHmac('sha256', key.secret).update(password, 'utf8').digest('base64');
  const make = async (password: string): Promise<string> =>
    withKeyId(await hash(peppered(pepper, password), passwordCost), pepper.id);
  const isCurrent = (row: StoredPassword): boolean =>
    row.algorithm === 'argon2id' &&
    row.memory >= passwordCost.memoryCost &&
    row.passes >= passwordCost.timeCost &&
    row.lanes === passwordCost.parallelism &&
    row.pepper === pepper.id;

  const forNothing = async (password: string): Promise<{ ok: false; rehash: false }> => {
    await queue.run(() => verify(nobody, peppered(pepper, password)));
    return { ok: false, rehash: false };
  };

  return {
    hash: async (password) => {
      if (!storable(password)) throw new RangeError('this password may not be stored');
      return queue.run(() => make(password));
    },
    verify: async (stored, password) => {
      if (!storable(password)) return { ok: false, rehash: false };
      const row = stored === undefined ? undefined : readStored(stored);
      const key = row?.pepper === undefined ? undefined : peppers.get(row.pepper);
      if (!row || (row.pepper !== undefined && !key)) return forNothing(password);
      const secret = key ? peppered(key, password) : password;
      const ok = await queue.run(() => verify(row.bare, secret));
      return { ok, rehash: ok && !isCurrent(row) };
    },
  };
};
