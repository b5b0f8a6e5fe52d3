import { expect, test } from 'vitest';
import { movedPlace, placeBefore, turnedPlace } from './pin-place';

test('a place follows its page when it is turned, and is found again on the page as it was', () => {
  const corner = { across: 0, down: 0 };
  expect([1, 2, 3, 4].map((turns) => turnedPlace(corner, turns))).toEqual([
    { across: 1, down: 0 },
    { across: 1, down: 1 },
    { across: 0, down: 1 },
    corner,
  ]);
  const place = { across: 0.25, down: 0.5 };
  for (const turns of [0, 1, 2, 3]) expect(placeBefore(turnedPlace(place, turns), turns)).toEqual(place);
});

test('a place that is moved stays on its page', () => {
  expect(movedPlace({ across: 0.99, down: 0.01 }, 0.02, -0.02)).toEqual({ across: 1, down: 0 });
});
