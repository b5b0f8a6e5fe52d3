import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Key, RandomBytes } from '../secrets/types';

/** A new session token: `mst_` and 256 random bits (security §3.1, SE-01). Shown once, kept by its holder only. */
export const newToken = (random: RandomBytes): string => newSecret('mst_', random);

/** 256 random bits in base64url behind a prefix: tokens, binding cookies, links by mail. */
export const newSecret = (prefix: string, random: RandomBytes): string =>
  prefix + Buffer.from(random(32)).toString('base64url');

/** What the database keeps of a token: SHA-256 in hex. 256 random bits need no salt and no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Six digits, each number equally likely (SM-03): values above the last whole million are drawn again. */
export const code6 = (random: RandomBytes): string => {
  const limit = 2 ** 32 - (2 ** 32 % 1_000_000);
  for (;;) {
    const drawn = Buffer.from(random(4)).readUInt32BE();
    if (drawn < limit) return String(drawn % 1_000_000).padStart(6, '0');
  }
};

/** What a code was sent for. The same digits for another action, number or session prove nothing. */
export interface CodePurpose {
  /** `signIn`, `changeMobile`, `sign|<action>|<object>|<content hash>` … */
  readonly purpose: string;
  /** The canonical number or address it was sent to. */
  readonly number: string;
  /** The session, or whatever ties the asking to the answering before there is one. */
  readonly session: string;
}

/** What the database keeps of a code: HMAC-SHA-256 in hex; a million codes could be tried against a bare hash. */
export const hashCode = (key: Key, { purpose, number, session }: CodePurpose, code: string): string =>
  createHmac('sha256', key.secret)
    .update(JSON.stringify(['code', purpose, number, session, code]))
    .digest('hex');

/** Compares two hashes as they are written, in a time that does not depend on where they differ. */
export const sameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
