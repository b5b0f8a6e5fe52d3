import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dragged, mostZoom, squareOf, wholeCrop, zoomed, type Crop } from './crop';

const size = fc.record({
  width: fc.integer({ min: 1, max: 6000 }),
  height: fc.integer({ min: 1, max: 6000 }),
});
const step = fc.oneof(
  fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
  fc.record({ zoom: fc.double({ min: 0, max: 20, noNaN: true }) }),
);

describe('cutting an avatar out of a picture', () => {
  test('begins with the largest square in the middle', () => {
    expect(squareOf({ width: 400, height: 200 }, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
  });

  test('a drag moves the picture with the hand, the square the other way', () => {
    const at = dragged({ width: 400, height: 200 }, wholeCrop, { dx: 20, dy: 0 }, 200);
    expect(squareOf({ width: 400, height: 200 }, at).left).toBe(80);
  });

  test('whatever is dragged and zoomed, the square is square and lies within the picture', () => {
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 20 }), (measures, steps) => {
        let crop: Crop = wholeCrop;
        for (const one of steps)
          crop = 'zoom' in one ? zoomed(measures, crop, one.zoom) : dragged(measures, crop, one, 280);
        const { left, top, side } = squareOf(measures, crop);
        expect(side).toBeGreaterThan(0);
        expect(crop.zoom).toBeLessThanOrEqual(mostZoom);
        for (const [from, most] of [
          [left, measures.width],
          [top, measures.height],
        ] as const) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(from + side).toBeLessThanOrEqual(most + 1e-6);
        }
      }),
    );
  });
});
