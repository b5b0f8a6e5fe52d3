import { hash } from '@node-rs/argon2';
import { createHmac, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashLine, passwordCost, passwordStore } from './passwords';
import { readStored, withKeyId } from './phc';
import type { Key } from './types';

const pepper: Key = { id: 'pepper-1', secret: randomBytes(32) };
const queue = hashLine();
const store = passwordStore({ pepper, queue });
const word = 'correct horse 电池 staple 😀';
let row = '';
beforeAll(async () => {
  row = await store.hash(word);
});

describe('a password [AU-01]', () => {
  test('is kept as argon2id with its own salt, and verifies', async () => {
    expect(row).toMatch(
      /^\$argon2id\$v=19\$m=47104,t=1,p=1,keyid=[\w+/]+\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(await store.hash(word)).not.toBe(row);
    expect(await store.verify(row, word)).toEqual({ ok: true, rehash: false });
    expect(await store.verify(row, `${word} `)).toEqual({ ok: false, rehash: false });
  });

  test('does not verify without the pepper, so a stolen table is of no use alone', async () => {
    const thief = passwordStore({ pepper: { id: 'pepper-1', secret: randomBytes(32) }, queue });
    expect(await thief.verify(row, word)).toEqual({ ok: false, rehash: false });
  });

  test('keeps its bytes: what only looks the same, or differs after 72 bytes, is another', async () => {
    const long = 'é'.repeat(60);
    const stored = await store.hash(`${long}1`);
    for (const twin of [`${long}2`, `${long.normalize('NFD')}1`, ` ${long}1`, `${long}1\0`])
      expect((await store.verify(stored, twin)).ok).toBe(false);
  });

  test('of 128 characters is taken, a longer or broken one never costs a hash', async () => {
    const longest = '😀'.repeat(128);
    expect((await store.verify(await store.hash(longest), longest)).ok).toBe(true);
    const before = store.computed;
    for (const refused of [`${longest}x`, 'x'.repeat(1_000_000), 'lone \ud800 surrogate']) {
      expect(await store.verify(row, refused)).toEqual({ ok: false, rehash: false });
      await expect(store.hash(refused)).rejects.toThrow(RangeError);
    }
    expect(store.computed).toBe(before);
  });

  test('of nobody, or with a row that cannot be read, costs the same one hash [AU-05]', async () => {
    for (const stored of [undefined, '', 'e10adc3949ba59abbe56e057f20f883e', `${row}$`, 'p'.repeat(99)]) {
      const before = store.computed;
      expect(await store.verify(stored, word)).toEqual({ ok: false, rehash: false });
      expect(store.computed).toBe(before + 1);
    }
  });
});

describe('a weaker row', () => {
  const peppered = (key: Key) => createHmac('sha256', key.secret).update(word).digest('base64');
  const older: Key = { id: 'pepper-0', secret: randomBytes(32) };
  const legacy: readonly (readonly [string, () => Promise<string>])[] = [
    [
      'of less memory',
      async () =>
        withKeyId(
          await hash(peppered(pepper), { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
          pepper.id,
        ),
    ],
    ['without a pepper', () => hash(word, passwordCost)],
    ['of argon2i', () => hash(word, { ...passwordCost, algorithm: 1 })],
    ['under the former pepper', async () => withKeyId(await hash(peppered(older), passwordCost), older.id)],
  ];

  test.each(legacy)('%s verifies once more and asks to be made anew', async (_name, make) => {
    const rotated = passwordStore({ pepper, formerPeppers: [older], queue });
    const stored = await make();
    expect(await rotated.verify(stored, word)).toEqual({ ok: true, rehash: true });
    expect(await rotated.verify(stored, 'wrong')).toEqual({ ok: false, rehash: false });
    expect(await rotated.verify(await rotated.hash(word), word)).toEqual({ ok: true, rehash: false });
  });

  test('that asks for absurd memory is not read', () => {
    expect(readStored('$argon2id$v=19$m=4294967295,t=1,p=1$c2FsdHNhbHQ$aGFzaA')).toBeUndefined();
    expect(readStored('$argon2id$v=19$m=47104,t=1,p=1$c2FsdHNhbHQ$aGFzaA')?.memory).toBe(47_104);
  });
});

test('several hashes in one turn take one place, and each is counted', async () => {
  const narrow = passwordStore({ pepper, queue: hashLine({ places: 1 }) });
  const stored = await narrow.hash('first of all');
  const ok = await narrow.inTurn(async ({ verify, hash }) => {
    expect(narrow.hasRoom()).toBe(true);
    return (await verify(stored, 'first of all')).ok && Boolean(await hash('second'));
  });
  expect([ok, narrow.computed]).toEqual([true, 3]);
});
