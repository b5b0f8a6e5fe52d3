import { createHash } from 'node:crypto';
import { misconfigured } from '../start-refused';

/** What each key is for. One key serves one purpose, so that none can be turned against another. */
export const keyNames = ['columns', 'index', 'links', 'pepper', 'audit'] as const;
export type KeyName = (typeof keyNames)[number];
export type KeyBytes = Readonly<Record<KeyName, Buffer>>;

const keyLength = 32;

/** A key's fingerprint: names the key in the database and in ciphertexts, and tells nothing about it. */
export const fingerprintOf = (name: KeyName, secret: Buffer): string =>
  createHash('sha256').update(`assay key ${name}\n`).update(secret).digest('hex');

/**
 * 32 random bytes hold fewer than 17 different ones once in 10^17 keys; a phrase, a repeated byte or an example
 * copied from somewhere does not come near.
 */
const looksRandom = (secret: Buffer): boolean =>
  new Set(secret).size > 16 && !/^[\x20-\x7e]+$/.test(secret.toString('latin1'));

const parseOne = (name: KeyName, text: string | undefined, source: string): Buffer => {
  if (text === undefined) throw misconfigured(`The key "${name}" is missing in ${source}.`);
  const secret = Buffer.from(text, 'base64url');
  if (
    secret.length !== keyLength ||
    secret.toString('base64url') !== text.replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
  )
    throw misconfigured(`The key "${name}" in ${source} is not 32 bytes in base64.`);
  if (!looksRandom(secret))
    throw misconfigured(
      `The key "${name}" in ${source} is not random: it looks like a default or an example.`,
    );
  return secret;
};

/**
 * Reads `columns=… index=… links=… pepper=… audit=…`, parted by white space, each 32 random bytes in base64.
 * Throws `StartRefused` (78) with the name of what is missing or wrong, never with its value.
 */
export const parseKeys = (text: string, source: string): KeyBytes => {
  const given = new Map<string, string>();
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const cut = part.indexOf('=');
    const name = part.slice(0, Math.max(cut, 0));
    if (!(keyNames as readonly string[]).includes(name))
      throw misconfigured(
        `${source} holds something that is no key: expected ${keyNames.join(', ')}, each as name=value.`,
      );
    if (given.has(name)) throw misconfigured(`The key "${name}" stands twice in ${source}.`);
    given.set(name, part.slice(cut + 1));
  }
  const keys = Object.fromEntries(
    keyNames.map((name) => [name, parseOne(name, given.get(name), source)]),
  ) as unknown as KeyBytes;
  if (new Set(keyNames.map((name) => keys[name].toString('hex'))).size < keyNames.length)
    throw misconfigured(`Two keys in ${source} are the same: each purpose needs a key of its own.`);
  return keys;
};

/** New keys as text, from the given source of random bytes. */
export const makeKeysText = (randomBytes: (size: number) => Buffer): string =>
  keyNames.map((name) => `${name}=${randomBytes(keyLength).toString('base64url')}\n`).join('');
