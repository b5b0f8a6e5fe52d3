import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { code6, hashCode, hashToken, newToken, sameHash } from './tokens';

describe('a session token [SE-01]', () => {
  test('is never made twice, and its bits are as often one as nought', () => {
    const count = 100_000;
    const tokens = new Set<string>();
    const ones = Array.from({ length: 256 }, () => 0);
    for (let made = 0; made < count; made += 1) {
      const token = newToken(randomBytes);
      tokens.add(token);
      const bytes = Buffer.from(token.slice(4), 'base64url');
      for (let bit = 0; bit < 256; bit += 1) ones[bit]! += (bytes[bit >> 3]! >> (bit & 7)) & 1;
    }
    expect(tokens.size).toBe(count);
    // Seven standard deviations: an honest source fails this once in about a thousand million runs.
    for (const seen of ones) expect(Math.abs(seen - count / 2)).toBeLessThan(7 * Math.sqrt(count / 4));
  });

  test('has one shape, and is kept as a hash only', () => {
    const token = newToken(randomBytes);
    expect(token).toMatch(/^mst_[A-Za-z0-9_-]{43}$/);
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('a code by message [SM-03]', () => {
  test('has six digits, leading noughts kept, and draws again rather than prefer small numbers', () => {
    const draws = [Buffer.from('ffffffff', 'hex'), Buffer.from('0000002a', 'hex')];
    expect(code6(() => draws.shift()!)).toBe('000042');
    expect(draws).toHaveLength(0);
    for (let made = 0; made < 1_000; made += 1) expect(code6(randomBytes)).toMatch(/^\d{6}$/);
  });

  test('is worth nothing for another action, number, session or key', () => {
    const key = { id: 'index', secret: randomBytes(32) };
    const asked = { purpose: 'signIn', number: '13800001234', session: 's1' };
    const hash = hashCode(key, asked, '123456');
    const others = [
      hashCode(key, { ...asked, purpose: 'changeMobile' }, '123456'),
      hashCode(key, { ...asked, number: '13800001235' }, '123456'),
      hashCode(key, { ...asked, session: 's2' }, '123456'),
      hashCode(key, asked, '123457'),
      hashCode({ id: 'index', secret: randomBytes(32) }, asked, '123456'),
    ];
    expect(sameHash(hashCode(key, { ...asked }, '123456'), hash)).toBe(true);
    for (const other of [...others, '', hash.slice(1)]) expect(sameHash(other, hash)).toBe(false);
  });
});
