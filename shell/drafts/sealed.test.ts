import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importKey, open, seal } from './sealed';

const keyOf = (bytes: Uint8Array) =>
  importKey(
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, ''),
  );
const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('[SE-08] what is sealed opens with its own key in its own place, with no other, and does not show its text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue(),
      fc.string({ minLength: 8 }),
      secret,
      secret,
      async (held, canary, own, other) => {
        fc.pre(String(own) !== String(other));
        const value = JSON.parse(JSON.stringify({ canary, held })) as unknown;
        const sealed = await seal(await keyOf(own), 'here', value);
        expect(await open(await keyOf(own), 'here', sealed)).toEqual(value);
        expect(await open(await keyOf(other), 'here', sealed)).toBeUndefined();
        expect(await open(await keyOf(own), 'there', sealed)).toBeUndefined();
        expect(new TextDecoder('latin1').decode(sealed.bytes)).not.toContain(canary);
      },
    ),
    { numRuns: 50 },
  );
});
