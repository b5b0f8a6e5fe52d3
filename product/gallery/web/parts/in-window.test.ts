import { expect, test } from 'vitest';
import { inWindow } from './in-window';

const room = { width: 1000, height: 600 };
const box = { left: 250, top: 100, width: 500, height: 300 };

test('what is moved stays in the window; what is larger than the window goes as far as its ends', () => {
  expect(inWindow({ x: 40, y: -30 }, box, room)).toEqual({ x: 40, y: -30 });
  expect(inWindow({ x: 900, y: 900 }, box, room)).toEqual({ x: 250, y: 200 });
  expect(inWindow({ x: -900, y: -900 }, box, room)).toEqual({ x: -250, y: -100 });
  const tall = { ...box, top: 40, height: 800 };
  expect(inWindow({ x: 0, y: -900 }, tall, room).y).toBe(-240);
  expect(inWindow({ x: 0, y: 900 }, tall, room).y).toBe(-40);
});
