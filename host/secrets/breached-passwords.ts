import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

/** So many bytes of a hash stand for one password: of 40,000, one of 27 million others is taken for a breached one. */
const width = 5;

/** How a password stands in the list: the beginning of the SHA-256 of its lower case. */
const markOf = (password: string): Buffer =>
  createHash('sha256').update(password.toLowerCase()).digest().subarray(0, width);

/** The list as `tools/breached-passwords.ts` makes it: marks in order, and nothing else. */
export const packed = (passwords: Iterable<string>): Buffer => {
  const marks = new Map([...passwords].map(markOf).map((mark) => [mark.toString('hex'), mark]));
  return Buffer.concat([...marks].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, mark]) => mark));
};

let marks: Buffer | undefined;

/**
 * Whether this is one of the 100,000 passwords found most often in breaches, in whatever case (AU-03). Those of fewer than
 * eight characters are not listed: no rule lets them through.
 */
export const isBreached = (password: string): boolean => {
  marks ??= readFileSync(join(root, 'host', 'secrets', 'breached-passwords.bin'));
  const wanted = markOf(password);
  let [low, high] = [0, marks.length / width];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const order = marks.subarray(middle * width, (middle + 1) * width).compare(wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
};
