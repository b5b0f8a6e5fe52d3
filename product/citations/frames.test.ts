import { expect, test } from 'vitest';
import { frameBefore, frameBetween, isFrame, movedFrame, sizedFrame, turnedFrame } from './frames';

const frame = { across: 0.25, down: 0.5, width: 0.5, height: 0.125 };

test('a frame is the same from whichever corner it is dragged, and a slip of the hand is none', () => {
  const corners = [
    { across: 0.75, down: 0.5 },
    { across: 0.25, down: 0.625 },
  ] as const;
  expect(frameBetween(corners[0], corners[1])).toEqual(frame);
  expect(frameBetween(corners[1], corners[0])).toEqual(frame);
  expect(isFrame(frame)).toBe(true);
  expect(isFrame(frameBetween(corners[0], corners[0]))).toBe(false);
});

test('a frame follows its page when it is turned, and is found again on the page as it was', () => {
  expect(turnedFrame(frame, 1)).toEqual({ across: 0.375, down: 0.25, width: 0.125, height: 0.5 });
  for (const turns of [0, 1, 2, 3]) expect(frameBefore(turnedFrame(frame, turns), turns)).toEqual(frame);
});

test('a frame that is moved or made larger stays on its page', () => {
  expect(movedFrame(frame, 0.125, -0.25)).toEqual({ ...frame, across: 0.375, down: 0.25 });
  expect(movedFrame(frame, 3, 3)).toEqual({ ...frame, across: 0.5, down: 0.875 });
  expect(sizedFrame(frame, 0.125, 0.125)).toEqual({ ...frame, width: 0.625, height: 0.25 });
  expect(sizedFrame(frame, 3, -3)).toEqual({ ...frame, width: 0.75, height: 0.01 });
});
