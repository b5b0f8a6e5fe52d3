import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from './canonical';

describe('canonical JSON', () => {
  test('is the same whatever the order of keys, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const turned = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
          part && typeof part === 'object' && !Array.isArray(part)
            ? Object.fromEntries(Object.entries(part).reverse())
            : part,
        ) as unknown;
        expect(canonical(turned)).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('sorts by UTF-16 units, as the standard’s example does', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(Object.values(JSON.parse(canonical(value)) as object).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(canonical(value)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    );
  });

  test('writes dates, leaves out what is undefined, and keeps the places of a list', () => {
    expect(canonical({ b: undefined, a: new Date(0), c: [undefined, 1e21, -0] })).toBe(
      '{"a":"1970-01-01T00:00:00.000Z","c":[null,1e+21,0]}',
    );
  });

  test('refuses what JSON cannot say', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    for (const value of [NaN, Infinity, 1n, undefined, () => 1, cycle, { deep: [Symbol('x')] }])
      expect(() => canonical(value)).toThrow(TypeError);
    const twice = { a: 1 };
    expect(canonical([twice, twice])).toBe('[{"a":1},{"a":1}]');
  });
});
