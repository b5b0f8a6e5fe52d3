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
