import { expect, test } from 'vitest';
import { localTime } from './time-zone';

test('a signature is printed with the clock of the platform and its zone', () => {
  expect(localTime('2026-11-20T16:30:05.123Z')).toBe('2026-11-21 00:30:05 UTC+8');
});
