/** A stretch of the paper from top to bottom, in pixels. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** How firmly a box holds together, the loosest first: what reads better whole, a row of a table, a line or picture. */
export const holds = ['together', 'row', 'line'] as const;
export type Hold = (typeof holds)[number];

/** Something that no edge of a page should cut. */
export interface Box extends Stretch {
  readonly hold: Hold;
}

/** The rows of a table, and the head that each page of them begins with. */
export interface TableRows extends Stretch {
  readonly head: Stretch;
}

export interface Layout {
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly tables: readonly TableRows[];
}

/** One page: a stretch of the paper, beneath the head of the table that goes on there. */
export interface Cut extends Stretch {
  readonly head?: Stretch;
}

const heightOf = ({ top, bottom }: Stretch): number => bottom - top;
const crosses = (at: number) => (box: Stretch) => box.top < at && at < box.bottom;

/** The lowest place up to `limit` at which none of the boxes is cut; at or above their top where there is none. */
const freeUpTo = (limit: number, boxes: readonly Box[]): number => {
  const cut = boxes.filter(crosses(limit));
  return cut.length === 0 ? limit : freeUpTo(Math.min(...cut.map(({ top }) => top)), boxes);
};

/** Lines side by side that leave no place free on a whole page: the place that cuts the fewest of them. */
const leastHarm = (from: number, limit: number, boxes: readonly Box[]): number =>
  [limit, ...boxes.map(({ bottom }) => bottom).filter((at) => from < at && at < limit)]
    .toSorted((one, other) => other - one)
    .map((at) => ({ at, cut: boxes.filter(crosses(at)).length }))
    .reduce((best, each) => (each.cut < best.cut ? each : best)).at;

/**
 * Where a page that begins at `from` ends. What is higher than the room of a page holds nothing together; when the
 * rest leaves no place free, the loosest hold gives way first.
 */
const endOf = (from: number, limit: number, room: number, boxes: readonly Box[]): number => {
  const near = boxes.filter((box) => box.top >= from && box.top < limit && heightOf(box) <= room);
  for (const loosest of holds.keys()) {
    const at = freeUpTo(
      limit,
      near.filter(({ hold }) => holds.indexOf(hold) >= loosest),
    );
    if (at > from) return at;
  }
  return leastHarm(
    from,
    limit,
    near.filter(({ hold }) => hold === 'line'),
  );
};

/** The head to repeat where a page begins within a table, unless its first row needs the whole page. */
const headAt = (from: number, room: number, { boxes, tables }: Layout): Stretch | undefined => {
  const head = tables.find(({ top, bottom }) => top <= from && from < bottom)?.head;
  if (!head || head.top >= from || heightOf(head) > room / 3) return undefined;
  const left = room - heightOf(head);
  return boxes.some((box) => box.top === from && heightOf(box) > left && heightOf(box) <= room)
    ? undefined
    : head;
};

/** Pixels, as far as there is space: an edge drawn right at a box would leave a trace of it on the other page. */
const apart = 4;
const clearOf = (at: number, from: number, boxes: readonly Box[]): number => {
  const above = Math.max(from, ...boxes.map(({ bottom }) => bottom).filter((bottom) => bottom <= at));
  // Right beneath the page's own beginning no space is left over: a page that gave some away would hardly get further.
  if (above === from && at - from <= 2 * apart) return at;
  return at - Math.min(apart, (at - above) / 2);
};

/**
 * Cuts what was laid out into pages no higher than `room`: from top to bottom, every box on a page, none of them cut
 * unless it is higher than a page. Space without boxes between two pages is left out.
 */
export const cutsOf = (layout: Layout, room: number): Cut[] => {
  const cuts: Cut[] = [];
  const isEmpty = (from: number, to: number) =>
    !layout.boxes.some(({ top, bottom }) => top < to && from < bottom);
  let from = 0;
  while (from < layout.height && !isEmpty(from, layout.height)) {
    const head = headAt(from, room, layout);
    const limit = from + room - (head ? heightOf(head) : 0);
    const last = layout.height <= limit;
    const to = last ? layout.height : endOf(from, limit, room, layout.boxes);
    const bottom = last || isEmpty(from, to) ? to : clearOf(to, from, layout.boxes);
    if (!isEmpty(from, bottom)) cuts.push({ top: from, bottom, ...(head && { head }) });
    from = bottom;
  }
  return cuts;
};
