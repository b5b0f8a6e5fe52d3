import { expect, test } from 'vitest';
import { nextPart, smallestPart } from './part-size';

test('parts begin at 256 kB, grow to 5 MB while one takes under two seconds, and shrink again where the line is bad', () => {
  const sizes = [smallestPart];
  for (let count = 0; count < 6; count += 1) sizes.push(nextPart(sizes.at(-1)!, 400));
  expect(sizes).toEqual([262_144, 524_288, 1_048_576, 2_097_152, 4_194_304, 5_242_880, 5_242_880]);
  expect(nextPart(5_242_880, 2_000)).toBe(2_621_440);
  expect(nextPart(300_000, 60_000)).toBe(smallestPart);
});
