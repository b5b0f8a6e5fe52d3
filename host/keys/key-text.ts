import { createHash } from 'node:crypto';
import { misconfigured } from '../start-refused';

/** What each key is for. One key serves one purpose, so that none can be turned against another. */
export const keyNames = ['columns', 'index', 'links', 'pepper', 'audit', 'receipts'] as const;
export type KeyName = (typeof keyNames)[number];

/**
 * The keys that can be exchanged: what they made can be made again (decision 0040), or is checked by a public key that
 * stays published (decision 0109).
 */
export const rotating = ['columns', 'index', 'receipts'] as const satisfies readonly KeyName[];
export type RotatingName = (typeof rotating)[number];

export type KeyBytes = Readonly<Record<KeyName, Buffer>> & {
  /** Opens what was made before the last exchange, until all of it is made anew. */
  readonly former: Readonly<Partial<Record<RotatingName, Buffer>>>;
};

const formerOf = (name: RotatingName): `former.${RotatingName}` => `former.${name}`;
const allNames: readonly string[] = [...keyNames, ...rotating.map(formerOf)];

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

const parseOne = (name: string, text: string | undefined, source: string): Buffer => {
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
 * Reads `columns=… index=… links=… pepper=… audit=… receipts=…`, parted by white space, each 32 random bytes in base64;
 * after an exchange `former.columns=… former.index=… former.receipts=…` too.
 * Throws `StartRefused` (78) with the name of what is missing or wrong, never with its value.
 */
export const parseKeys = (text: string, source: string): KeyBytes => {
  const given = new Map<string, string>();
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const cut = part.indexOf('=');
    const name = part.slice(0, Math.max(cut, 0));
    if (!allNames.includes(name))
      throw misconfigured(
        `${source} holds something that is no key: expected ${keyNames.join(', ')}, each as name=value.`,
      );
    if (given.has(name)) throw misconfigured(`The key "${name}" stands twice in ${source}.`);
    given.set(name, part.slice(cut + 1));
  }
  const keys = Object.fromEntries(keyNames.map((name) => [name, parseOne(name, given.get(name), source)]));
  const former = Object.fromEntries(
    rotating.flatMap((name) => {
      const text = given.get(formerOf(name));
      return text === undefined ? [] : [[name, parseOne(formerOf(name), text, source)] as const];
    }),
  );
  const all = [...Object.values(keys), ...Object.values(former)].map((secret) => secret.toString('hex'));
  if (new Set(all).size < all.length)
    throw misconfigured(`Two keys in ${source} are the same: each purpose needs a key of its own.`);
  return { ...keys, former } as unknown as KeyBytes;
};

const line = (name: string, secret: Buffer): string => `${name}=${secret.toString('base64url')}\n`;

/** New keys as text, from the given source of random bytes. */
export const makeKeysText = (randomBytes: (size: number) => Buffer): string =>
  keyNames.map((name) => line(name, randomBytes(keyLength))).join('');

/**
 * The text with the keys that a later release brought, where it was made before that; undefined where it has them all.
 * What such a key will sign or seal does not exist yet, so a new one is as good as any.
 */
export const completedText = (text: string, randomBytes: (size: number) => Buffer): string | undefined => {
  const lacks = keyNames.filter((name) => !new RegExp(`(?:^|\\s)${name}=`).test(text));
  // A damaged file is refused as it is.
  return lacks.length === 1 && lacks[0] === 'receipts'
    ? `${text.trimEnd()}\n${line('receipts', randomBytes(keyLength))}`
    : undefined;
};

/** The same keys, new ones in place of those that can be exchanged, and the old ones beside them. */
export const exchangedText = (keys: KeyBytes, randomBytes: (size: number) => Buffer): string => {
  const isRotating = (name: KeyName): boolean => (rotating as readonly KeyName[]).includes(name);
  return [
    ...keyNames.map((name) => line(name, isRotating(name) ? randomBytes(keyLength) : keys[name])),
    ...rotating.map((name) => line(formerOf(name), keys[name])),
  ].join('');
};
