import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blindIndex, columnCipher, SealBroken, type ColumnPlace } from './columns';
import { aesGcm, sm4Sm3 } from './suites';
import type { Key } from './types';

const key = (id: string): Key => ({ id, secret: randomBytes(32) });
const first = key('2026-a');
const place: ColumnPlace = { table: 'person', column: 'mobile', row: '01890000-0000-7000-8000-000000000001' };

describe.each([aesGcm, sm4Sm3])('a field sealed by suite $header', (suite) => {
  const cipher = columnCipher({ columns: first, suite });

  test('opens again, whatever stood in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cipher.open(place, cipher.seal(place, text))).toBe(text);
      }),
    );
  });

  test('shows nothing of the value, and never looks the same twice', () => {
    const sealed = cipher.seal(place, '13800001234');
    expect(Buffer.from(sealed, 'base64').includes('13800001234')).toBe(false);
    expect(cipher.seal(place, '13800001234')).not.toBe(sealed);
  });

  test('does not open in another table, column or row', () => {
    const sealed = cipher.seal(place, '13800001234');
    const elsewhere = [
      { ...place, table: 'visitor' },
      { ...place, column: 'email' },
      { ...place, row: '01890000-0000-7000-8000-000000000002' },
    ];
    for (const other of elsewhere) expect(() => cipher.open(other, sealed)).toThrow(SealBroken);
  });

  test('does not open when any one bit was turned', () => {
    const sealed = Buffer.from(cipher.seal(place, '13800001234'), 'base64');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const turned = Buffer.from(sealed);
      turned[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => cipher.open(place, turned.toString('base64'))).toThrow(SealBroken);
    }
  });

  test('does not open when it was cut short', () => {
    const sealed = Buffer.from(cipher.seal(place, '13800001234'), 'base64');
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => cipher.open(place, sealed.subarray(0, length).toString('base64'))).toThrow(SealBroken);
  });
});

describe('keys of fields', () => {
  test('change: what the former key sealed still opens, and tells which key made it', () => {
    const old = columnCipher({ columns: first }).seal(place, 'kept');
    const next = columnCipher({ columns: key('2026-b'), formerColumns: [first] });
    expect(next.open(place, old)).toBe('kept');
    expect(next.keyIdOf(old)).toBe('2026-a');
    expect(next.keyIdOf(next.seal(place, 'kept'))).toBe('2026-b');
  });

  test('that are not here leave the field shut', () => {
    const sealed = columnCipher({ columns: first }).seal(place, 'kept');
    const foreign = columnCipher({ columns: { id: '2026-a', secret: randomBytes(32) } });
    expect(() => columnCipher({ columns: key('2026-b') }).open(place, sealed)).toThrow(SealBroken);
    expect(() => foreign.open(place, sealed)).toThrow(SealBroken);
  });

  test('a place with a bar in its name could be two places, so it is refused', () => {
    expect(() => columnCipher({ columns: first }).seal({ ...place, row: 'a|b' }, 'x')).toThrow(RangeError);
  });
});

describe('the blind index [PI-02]', () => {
  const index = key('index');
  const of = blindIndex({ index });

  test('is the same for the same value, and another for another value, kind or key', () => {
    const value = of('mobile', '13800001234');
    expect(blindIndex({ index })('mobile', '13800001234')).toBe(value);
    const others = [
      of('mobile', '13800001235'),
      of('card', '13800001234'),
      blindIndex({ index: key('index') })('mobile', '13800001234'),
      createHash('sha256').update('13800001234').digest('hex'),
      createHash('sha256').update('mobile\x0013800001234').digest('hex'),
    ];
    expect(others).not.toContain(value);
  });
});
