import { expect, test } from 'vitest';
import { randomSource } from './random';

test('no byte is given twice, and none is left out, however many are asked for', () => {
  const random = randomSource();
  const given = Array.from({ length: 5_000 }, (_, at) => random([8, 9, 10, 16, 32][at % 5]!));
  const texts = given.map((bytes) => Buffer.from(bytes).toString('hex'));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.every((text) => !/^0+$/.test(text))).toBe(true);
  expect(given.map(({ length }) => length)).toEqual(given.map((_, at) => [8, 9, 10, 16, 32][at % 5]));
  expect(random(100_000).some((byte) => byte !== 0)).toBe(true);
  // Whoever changes what they were given changes nobody else's.
  const mine = random(16);
  mine.fill(7);
  expect(Buffer.from(random(16)).equals(Buffer.from(mine))).toBe(false);
});
