import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uuidsInOrder, uuidV7 } from './uuid';

describe('identifiers that sort by time', () => {
  const random = fc.uint8Array({ minLength: 10, maxLength: 16 });
  const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 });

  test('give the value that the standard prints', () => {
    const bytes = Uint8Array.from(Buffer.from('0cc318c4dc0c0c07398f', 'hex'));
    expect(uuidV7(0x017f22e279b0, bytes)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  test('carry version 7, the variant and the moment, and keep the order of moments', () => {
    fc.assert(
      fc.property(moment, moment, random, random, (one, other, bytes, more) => {
        const [first, second] = [uuidV7(one, bytes), uuidV7(other, more)];
        expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(parseInt(first.replaceAll('-', '').slice(0, 12), 16)).toBe(one);
        if (one !== other) expect(first < second).toBe(one < other);
      }),
    );
  });

  test('keep the order they are made in, thousands within a moment and when the clock is set back', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 300 }), (clock, each) => {
        let now = 0;
        const next = uuidsInOrder(() => new Date(now), randomBytes);
        const made = clock.flatMap((moment) => {
          now = moment;
          return Array.from({ length: each }, next);
        });
        expect(made).toEqual(made.toSorted());
        expect(new Set(made).size).toBe(made.length);
      }),
    );
  });

  test('refuse too few random bytes and what is no moment', () => {
    expect(() => uuidV7(0, new Uint8Array(9))).toThrow(RangeError);
    expect(() => uuidV7(-1, new Uint8Array(10))).toThrow(RangeError);
    expect(() => uuidV7(2 ** 48, new Uint8Array(10))).toThrow(RangeError);
  });
});
