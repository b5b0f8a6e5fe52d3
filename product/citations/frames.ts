import { movedPlace, placeBefore, turnedPlace, type PinPlace } from '#product/materials/pin-place';
import type { Frame } from './citation';

/** The frame between two places of a page. */
export const frameBetween = (one: PinPlace, other: PinPlace): Frame => ({
  across: Math.min(one.across, other.across),
  down: Math.min(one.down, other.down),
  width: Math.abs(one.across - other.across),
  height: Math.abs(one.down - other.down),
});

const cornersOf = ({ across, down, width, height }: Frame): readonly [PinPlace, PinPlace] => [
  { across, down },
  { across: across + width, down: down + height },
];

/** Where a frame of an unturned page lies when the page is turned to the right so many quarters. */
export const turnedFrame = (frame: Frame, quarters: number): Frame => {
  const [first, last] = cornersOf(frame);
  return frameBetween(turnedPlace(first, quarters), turnedPlace(last, quarters));
};

/** The frame of the unturned page that is meant by one of the turned page. */
export const frameBefore = (frame: Frame, quarters: number): Frame => {
  const [first, last] = cornersOf(frame);
  return frameBetween(placeBefore(first, quarters), placeBefore(last, quarters));
};

/** A frame smaller than this share of its page is a slip of the hand. */
const smallestFrame = 0.01;
export const isFrame = ({ width, height }: Frame): boolean =>
  width >= smallestFrame && height >= smallestFrame;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** A frame moved by so much, and kept on its page. */
export const movedFrame = (frame: Frame, right: number, below: number): Frame => {
  const { across, down } = movedPlace(frame, right, below);
  return { ...frame, across: Math.min(across, 1 - frame.width), down: Math.min(down, 1 - frame.height) };
};

/** A frame made wider and higher by so much; its upper left corner stays, and it stays on its page. */
export const sizedFrame = (frame: Frame, wider: number, higher: number): Frame => ({
  ...frame,
  width: within(frame.width + wider, smallestFrame, 1 - frame.across),
  height: within(frame.height + higher, smallestFrame, 1 - frame.down),
});
