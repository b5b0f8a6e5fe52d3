export interface Shift {
  readonly x: number;
  readonly y: number;
}
/** Where something stands before it is moved, in pixels of the window. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Along one axis: within the window where it fits; what is larger than the window may be moved as far as its ends. */
const within = (shift: number, start: number, size: number, room: number): number => {
  const [least, most] = [-start, room - size - start];
  return Math.min(Math.max(shift, Math.min(least, most)), Math.max(least, most));
};

/** The shift nearest to the wished one that keeps something in the window. */
export const inWindow = (
  wished: Shift,
  box: Box,
  room: { readonly width: number; readonly height: number },
): Shift => ({
  x: within(wished.x, box.left, box.width, room.width),
  y: within(wished.y, box.top, box.height, room.height),
});
