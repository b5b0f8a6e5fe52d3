import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookFrom } from './preferences';

const whole = {
  language: 'es',
  size: 'mini',
  mode: 'dark',
  accent: '#c2416b',
  hues: 'weak',
  letters: 'large',
  watermark: 'on',
};

describe('the look that the server keeps', () => {
  test('comes back as it was chosen, its colour in one spelling', () => {
    expect(lookFrom(whole)).toEqual(whole);
    expect(lookFrom({ accent: '#C2416B' })).toEqual({ accent: '#c2416b' });
  });

  test.each([
    [null],
    [undefined],
    ['zh'],
    [[]],
    [{ language: 'zh-CN', size: 'huge', mode: 1, accent: 'red' }],
    [{ language: 'fr', accent: '#fff' }],
    [{ hues: 'red', letters: 18, watermark: true }],
  ])('of %j nothing is worn', (stored) => {
    expect(lookFrom(stored)).toEqual({});
  });

  test('whatever lies there, only what the office knows is worn', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        for (const name of Object.keys(lookFrom(stored))) expect(Object.keys(whole)).toContain(name);
      }),
    );
  });
});
