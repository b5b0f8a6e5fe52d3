/** A place on a page in shares of its width and height from its upper left corner. */
export interface PinPlace {
  readonly across: number;
  readonly down: number;
}

/** Where a place of an unturned page lies when the page is turned to the right so many quarters. */
export const turnedPlace = ({ across, down }: PinPlace, quarters: number): PinPlace =>
  quarters % 4 === 0 ? { across, down } : turnedPlace({ across: 1 - down, down: across }, quarters - 1);

/** The place of the unturned page that is meant by one of the turned page. */
export const placeBefore = (place: PinPlace, quarters: number): PinPlace =>
  turnedPlace(place, (4 - (quarters % 4)) % 4);

const onPage = (share: number): number => Math.min(Math.max(share, 0), 1);

/** A place moved by so much, and kept on the page. */
export const movedPlace = ({ across, down }: PinPlace, right: number, below: number): PinPlace => ({
  across: onPage(across + right),
  down: onPage(down + below),
});

/** What a press of an arrow moves over a page, as a share of it. */
const step = 0.02;
export const arrowSteps: Readonly<Record<string, readonly [right: number, below: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
