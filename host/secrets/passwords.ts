import { hash, verify } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { line, type Lane, type Line } from '../line';
import { readStored, withKeyId, type StoredPassword } from './phc';
import type { Key } from './types';

/** The weakest argon2id that is made and left alone (security AU-01, §3.4). Memory in KiB. */
export const passwordCost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** Longer ones are refused unread: 1 MB of password must not cost a hash. */
export const longestPassword = 128;

/** How many threads the runtime lends to files, name look-ups, compression and hashes together. */
const lentThreads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) || 4;

/**
 * The line before the hashes (security §3.4): each takes 46 MB and a core. One core and one lent thread are left to
 * everybody else, so that a flood of sign-ins slows nothing but sign-ins (OP-10).
 */
export const hashLine = ({
  places = Math.max(1, Math.min(availableParallelism(), lentThreads) - 1),
  mostWaiting = 32,
  longestWait = 2_000,
} = {}): Line => line({ places, mostWaiting, longestWait });

/** The two requests that cost a hash. */
interface Hashing {
  /** A PHC string for a new password. Throws RangeError for one that may not be stored; ask `passwordDefect` first. */
  hash(password: string): Promise<string>;
  /**
   * Whether it is the stored one, and whether the row should be made anew from it, being weaker than today's.
   * Without a row (nobody of that name) the same work is done for nothing, so that the time tells nothing (AU-05).
   */
  verify(
    stored: string | undefined,
    password: string,
  ): Promise<{ readonly ok: boolean; readonly rehash: boolean }>;
}

/** Each request waits in the line for a place. Throws `TooMany` when the line is full, or when no place became free in time. */
export interface Passwords extends Hashing {
  /** Several requests, and what stands between them, in one place of the line: whoever is refused has used up nothing. */
  inTurn<Result>(work: (hashing: Hashing) => Promise<Result>, lane?: Lane): Promise<Result>;
  /** Whether somebody who came now would be let in to wait: asked before anything is done for them. */
  hasRoom(lane?: Lane): boolean;
  /** How many hashes were computed since the beginning: what a test of the throttle counts. */
  readonly computed: number;
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
  readonly queue?: Line;
}

/** Passwords as argon2id over an HMAC with a key that is not in the database (security §3.4, AU-01). */
export const passwordStore = ({
  pepper,
  formerPeppers = [],
  queue = hashLine(),
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

  let computed = 0;
  const matches = (row: string, secret: string): Promise<boolean> => {
    computed += 1;
    return verify(row, secret);
  };
  const hashing: Hashing = {
    hash: async (password) => {
      if (!storable(password)) throw new RangeError('this password may not be stored');
      computed += 1;
      return make(password);
    },
    verify: async (stored, password) => {
      if (!storable(password)) return { ok: false, rehash: false };
      const row = stored === undefined ? undefined : readStored(stored);
      const key = row?.pepper === undefined ? undefined : peppers.get(row.pepper);
      if (!row || (row.pepper !== undefined && !key)) {
        await matches(nobody, peppered(pepper, password));
        return { ok: false, rehash: false };
      }
      const ok = await matches(row.bare, key ? peppered(key, password) : password);
      return { ok, rehash: ok && !isCurrent(row) };
    },
  };

  return {
    hash: (password) => queue.run(() => hashing.hash(password)),
    verify: (stored, password) => queue.run(() => hashing.verify(stored, password)),
    inTurn: (work, lane) => queue.run(() => work(hashing), lane),
    hasRoom: queue.hasRoom,
    get computed() {
      return computed;
    },
  };
};
