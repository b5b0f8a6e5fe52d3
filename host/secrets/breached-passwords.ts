import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

/** So many bytes of a hash stand for one password: of 40,000, one of 27 million others is taken for a breached one. */
const width = 5;

/** How a password stands in the list: the beginning of the SHA-256 of its lower case. */
const digestOf = (password: string): Buffer =>
  createHash('sha256').update(password.toLowerCase()).digest().subarray(0, width);

/** The list as `tools/breached-passwords.ts` makes it: marks in order, and nothing else. */
export const packed = (passwords: Iterable<string>): Buffer => {
  const digests = new Map([...passwords].map(digestOf).map((digest) => [digest.toString('hex'), digest]));
  return Buffer.concat(
    [...digests].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, digest]) => digest),
  );
};

let digests: Buffer | undefined;

/**
 * Whether this is one of the 100,000 passwords found most often in breaches, in whatever case (AU-03). Those of fewer than
 * eight characters are not listed: no rule lets them through.
 */
export const isBreached = (password: string): boolean => {
  digests ??= readFileSync(join(root, 'host', 'secrets', 'breached-passwords.bin'));
  const wanted = digestOf(password);
  let [low, high] = [0, digests.length / width];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const order = digests.subarray(middle * width, (middle + 1) * width).compare(wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
};
