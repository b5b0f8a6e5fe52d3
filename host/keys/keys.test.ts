import { sign, verify, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findKeys, keyFileIn, keyNames, keysFromText, loadKeys, makeKeys, makeKeysText } from '.';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'assay-keys-'))));
afterEach(() => rm(dataDir, { recursive: true }));

const refusal = (part: string) =>
  expect.objectContaining({ exitCode: 78, sentence: expect.stringContaining(part) as string });

describe('The keys of the product', () => {
  it('are made at the very first start, readable by nobody else, and found again at the next', async () => {
    expect(await findKeys({ dataDir })).toBeUndefined();
    const first = await makeKeys(dataDir);
    expect((await stat(keyFileIn(dataDir))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'keys'))).mode & 0o777).toBe(0o700);
    const second = await loadKeys({ dataDir });
    expect(keyNames.map((name) => second[name].fingerprint)).toEqual(
      keyNames.map((name) => first[name].fingerprint),
    );
    expect(new Set(keyNames.map((name) => first[name].id)).size).toBe(keyNames.length);
    expect(first.columns.id).toMatch(/^[0-9a-f]{8}$/);
  });

  it('end the start when they are missing and a database stands already [AU-04]', async () => {
    await expect(loadKeys({ dataDir })).rejects.toEqual(refusal('are missing'));
  });

  it('end the start when others may read them', async () => {
    await makeKeys(dataDir);
    await chmod(keyFileIn(dataDir), 0o644);
    await expect(loadKeys({ dataDir })).rejects.toEqual(refusal('chmod 600'));
  });

  it('come from ASSAY_KEYS as text or as the path of a file, and then none are written', async () => {
    const text = makeKeysText(randomBytes);
    const path = join(dataDir, 'secret');
    await writeFile(path, text);
    const fromText = await loadKeys({ given: text.replaceAll('\n', ' '), dataDir });
    const fromFile = await loadKeys({ given: path, dataDir });
    expect(fromFile.pepper.secret).toEqual(fromText.pepper.secret);
    await expect(readFile(keyFileIn(dataDir))).rejects.toThrow('ENOENT');
    await expect(loadKeys({ given: join(dataDir, 'nowhere'), dataDir })).rejects.toEqual(
      refusal('cannot be read'),
    );
  });

  it('of a release that knew no receipts get that one key at the next start, and damaged ones stay as they are', async () => {
    const made = await makeKeys(dataDir);
    const path = keyFileIn(dataDir);
    const earlier = (await readFile(path, 'utf8')).replace(/^receipts=.*\n/m, '');
    await writeFile(path, earlier);
    const found = await loadKeys({ dataDir });
    expect(found.audit.fingerprint).toBe(made.audit.fingerprint);
    expect(found.receipts.fingerprint).not.toBe(made.receipts.fingerprint);
    expect((await loadKeys({ dataDir })).receipts.fingerprint).toBe(found.receipts.fingerprint);
    const damaged = earlier.replace(/^pepper=.*\n/m, '');
    await writeFile(path, damaged);
    await expect(loadKeys({ dataDir })).rejects.toEqual(refusal('"pepper" is missing'));
    expect(await readFile(path, 'utf8')).toBe(damaged);
  });

  it('sign for the audit log with a pair that verifies', async () => {
    const { audit } = await makeKeys(dataDir);
    const entry = Buffer.from('checkpoint');
    const signature = sign(null, entry, audit.privateKey);
    expect(verify(null, entry, audit.publicKey, signature)).toBe(true);
    expect(verify(null, Buffer.from('checkpoinT'), audit.publicKey, signature)).toBe(false);
  });

  it('survive a round through their text, whatever the random bytes', () => {
    const seed = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes))
      .filter((bytes) => new Set(bytes).size > 16);
    fc.assert(
      fc.property(
        fc.uniqueArray(seed, {
          ...{ minLength: keyNames.length, maxLength: keyNames.length },
          selector: (bytes) => bytes.toString('hex'),
        }),
        (all) => {
          let next = 0;
          const keys = keysFromText(makeKeysText(() => all[next++]!));
          expect([keys.columns.secret, keys.index.secret, keys.links.secret, keys.pepper.secret]).toEqual(
            all.slice(0, 4),
          );
        },
      ),
      { numRuns: 50 },
    );
  });

  const good = makeKeysText(randomBytes);
  const replaced = (name: string, value: string) => good.replace(new RegExp(`^${name}=.*$`, 'm'), value);
  it.each([
    ['one is missing', replaced('pepper', ''), 'key "pepper" is missing'],
    ['one is too short', replaced('links', 'links=YWJj'), 'key "links"'],
    ['one is not base64', replaced('links', `links=${'!'.repeat(43)}`), 'key "links"'],
    [
      'one is a repeated byte',
      replaced('index', `index=${Buffer.alloc(32, 7).toString('base64url')}`),
      'not random',
    ],
    [
      'one is a phrase',
      replaced('audit', `audit=${Buffer.from('change-me-please-0123456789abcde').toString('base64url')}`),
      'not random',
    ],
    ['one stands twice', `${good}${good.split('\n')[0]}`, 'stands twice'],
    ['two are the same', replaced('index', good.split('\n')[0]!.replace('columns', 'index')), 'are the same'],
    ['a name is unknown', `${good}token=abc`, 'no key'],
  ])('end the start when %s, and the sentence holds no key [AU-04]', (_what, text, part) => {
    let said: { sentence: string } | undefined;
    try {
      keysFromText(text);
    } catch (error) {
      said = error as { sentence: string };
    }
    expect(said).toEqual(refusal(part));
    for (const line of text.split(/\s+/).filter(Boolean))
      expect(said!.sentence).not.toContain(line.split('=')[1]);
  });
});
