import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, mix, readableShade } from './contrast';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}` as const);

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const spread = (colour: string): number => Math.max(...channels(colour)) - Math.min(...channels(colour));

/** Where a colour lies on the wheel, in degrees; undefined for a grey. */
const hueOf = (colour: string): number | undefined => {
  const [red, green, blue] = channels(colour) as [number, number, number];
  const most = Math.max(red, green, blue);
  const wide = spread(colour);
  if (wide === 0) return undefined;
  if (most === red) return (60 * ((green - blue) / wide) + 360) % 360;
  return most === green ? 60 * ((blue - red) / wide) + 120 : 60 * ((red - green) / wide) + 240;
};

describe('contrast', () => {
  it('is 21 for black on white, 1 for a colour on itself, and the same both ways round', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, one)).toBe(1);
        expect(contrast(one, other)).toBe(contrast(other, one));
      }),
    );
  });

  it('agrees with values published for well-known pairs', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#409eff', '#ffffff')).toBeCloseTo(2.78, 1);
  });

  it('refuses what is not a colour', () => {
    expect(() => contrast('blue', '#ffffff')).toThrow('not a colour');
  });
});

describe('the hue of a colour', () => {
  it('is where painters expect it, and nowhere for a grey', () => {
    expect(['#ff0000', '#ffff00', '#00ff00', '#0000ff', '#808080'].map(hueOf)).toEqual([
      0,
      60,
      120,
      240,
      undefined,
    ]);
  });
});

describe('mixing two colours', () => {
  it('stays between them', () => {
    expect(mix('#ffffff', '#000000', 0)).toBe('#000000');
    expect(mix('#ffffff', '#000000', 1)).toBe('#ffffff');
    expect(mix('#ffffff', '#000000', 0.5)).toBe('#808080');
  });
});

describe('the readable shade of an accent', () => {
  it('is readable on any background', () => {
    fc.assert(
      fc.property(colour, colour, (accent, background) => {
        expect(contrast(readableShade(accent, background), background)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the hue', () => {
    fc.assert(
      fc.property(colour, colour, (accent, background) => {
        const shade = readableShade(accent, background);
        const [before, after] = [hueOf(accent), hueOf(shade)];
        // A shade with few levels between its channels cannot say its hue exactly.
        fc.pre(before !== undefined && after !== undefined && spread(shade) >= 24);
        const turn = Math.abs(before! - after!);
        expect(Math.min(turn, 360 - turn)).toBeLessThan(4);
      }),
    );
  });

  it('is the nearest: every shade that lies nearer fails', () => {
    fc.assert(
      fc.property(colour, colour, fc.integer({ min: 0, max: 999 }), (accent, background, step) => {
        const chosen = readableShade(accent, background);
        const reach = (end: string) =>
          Array.from({ length: 1001 }, (_, at) => at).find((at) => mix(end, accent, at / 1000) === chosen) ??
          1001;
        const distance = Math.min(reach('#000000'), reach('#ffffff'));
        fc.pre(step < distance);
        for (const end of ['#000000', '#ffffff'])
          expect(contrast(mix(end, accent, step / 1000), background)).toBeLessThan(4.5);
      }),
    );
  });

  it('is the accent itself when that is readable', () => {
    fc.assert(
      fc.property(colour, colour, (accent, background) => {
        fc.pre(contrast(accent, background) >= 4.5);
        expect(readableShade(accent, background)).toBe(accent);
      }),
    );
  });

  it('holds on several backgrounds at once, and says so when that is impossible', () => {
    const shade = readableShade('#409eff', ['#ffffff', '#f4f6f8']);
    expect(contrast(shade, '#f4f6f8')).toBeGreaterThanOrEqual(4.5);
    expect(() => readableShade('#409eff', ['#000000', '#ffffff'], 7)).toThrow('no shade of #409eff');
  });
});
