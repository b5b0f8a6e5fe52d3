import { hash } from '@node-rs/argon2';
import { createHmac, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '../../contract/problem';
import { hashQueue } from './hash-queue';
import { passwordCost, passwordStore } from './passwords';
import { readStored, withKeyId } from './phc';
import type { Key } from './types';

const pepper: Key = { id: 'pepper-1', secret: randomBytes(32) };
const queue = hashQueue();
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
    const before = queue.started;
    for (const refused of [`${longest}x`, 'x'.repeat(1_000_000), 'lone \ud800 surrogate']) {
      expect(await store.verify(row, refused)).toEqual({ ok: false, rehash: false });
      await expect(store.hash(refused)).rejects.toThrow(RangeError);
    }
    expect(queue.started).toBe(before);
  });

  test('of nobody, or with a row that cannot be read, costs the same one hash [AU-05]', async () => {
    for (const stored of [undefined, '', 'e10adc3949ba59abbe56e057f20f883e', `${row}$`, 'p'.repeat(99)]) {
      const before = queue.started;
      expect(await store.verify(stored, word)).toEqual({ ok: false, rehash: false });
      expect(queue.started).toBe(before + 1);
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

describe('the queue of hashes', () => {
  test('never runs more than its places, and each in its turn', async () => {
    const narrow = hashQueue(2, 60_000);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(number);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, (_, number) => narrow.run(work(number))));
    expect(most).toBe(2);
    expect(order).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  test('refuses who has waited too long, and never does that work', async () => {
    const narrow = hashQueue(1, 5);
    let release = (): void => undefined;
    const first = narrow.run(() => new Promise<void>((resolve) => (release = resolve)));
    const refused = await narrow.run(() => Promise.resolve('done')).catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(Problem);
    expect((refused as Problem).code).toBe(9002);
    release();
    await first;
    expect(await narrow.run(() => Promise.resolve('done'))).toBe('done');
    expect(narrow.started).toBe(2);
  });

  test('gives the place back when the work fails', async () => {
    const narrow = hashQueue(1, 1_000);
    await expect(narrow.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await narrow.run(() => Promise.resolve('done'))).toBe('done');
  });
});
