import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsOf, holds, type Box, type Layout, type Stretch } from './breaks';

const room = 800;
const heightOf = ({ top, bottom }: Stretch): number => bottom - top;
/** The boxes that an edge of a page goes through. */
const cutBoxes = (layout: Layout, boxes = layout.boxes): Box[] => {
  const edges = cutsOf(layout, room).flatMap(({ top, bottom }) => [top, bottom]);
  return boxes.filter((box) => edges.some((edge) => box.top < edge && edge < box.bottom));
};
const fits = (box: Stretch): boolean => heightOf(box) <= room;

const lineHeight = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 8, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 600, max: 1000 }) },
);
/** Blocks one below the other with space between them, some of lines, some tables with a head. */
const stacked = fc
  .array(
    fc.record({
      space: fc.integer({ min: 0, max: 60 }),
      lines: fc.array(lineHeight, { minLength: 1, maxLength: 40 }),
      kind: fc.constantFrom('lines', 'together', 'table'),
    }),
    { maxLength: 25 },
  )
  .map((blocks): Layout => {
    const boxes: Box[] = [];
    const tables: (Stretch & { head: Stretch })[] = [];
    let at = 0;
    for (const { space, lines, kind } of blocks) {
      const top = (at += space);
      for (const line of lines) {
        boxes.push({ top: at, bottom: at + line, hold: 'line' });
        if (kind === 'table') boxes.push({ top: at, bottom: at + line, hold: 'row' });
        at += line;
      }
      if (kind === 'together') boxes.push({ top, bottom: at, hold: 'together' });
      const first = top + lines[0]!;
      if (kind === 'table' && at > first)
        tables.push({ top: first, bottom: at, head: { top, bottom: first } });
    }
    return { height: at + 20, boxes, tables };
  });

/** Anything anywhere: boxes beside, within and across each other. */
const heaped = fc
  .array(
    fc.record({
      top: fc.integer({ min: 0, max: 6000 }),
      height: fc.integer({ min: 1, max: 1500 }),
      hold: fc.constantFrom(...holds),
    }),
    { maxLength: 60 },
  )
  .map((all): Layout => {
    const boxes = all.map(({ top, height, hold }) => ({ top, bottom: top + height, hold }));
    return { height: Math.max(0, ...boxes.map(({ bottom }) => bottom)), boxes, tables: [] };
  });

const check = (layouts: fc.Arbitrary<Layout>, holdsFor: (layout: Layout) => void) =>
  fc.assert(fc.property(layouts, holdsFor), { numRuns: 500 });

describe('pages are cut [SH11]', () => {
  it('never higher than the paper, the repeated head included', () => {
    check(fc.oneof(stacked, heaped), (layout) => {
      for (const cut of cutsOf(layout, room)) {
        expect(cut.bottom).toBeGreaterThan(cut.top);
        expect(heightOf(cut) + (cut.head ? heightOf(cut.head) : 0)).toBeLessThanOrEqual(room);
      }
    });
  });

  it('onwards, where a box as high as the paper begins just beneath the edge', () => {
    const boxes: Box[] = [
      { top: 3297, bottom: 4097, hold: 'together' },
      { top: 2466, bottom: 3298, hold: 'together' },
    ];
    const cuts = cutsOf({ height: 4097, boxes, tables: [] }, room);
    expect(cuts.at(-1)).toEqual({ top: 3297, bottom: 4097 });
    expect(cuts.length).toBeLessThan(5);
  });

  it('in order, and nothing but empty space is left out', () => {
    check(fc.oneof(stacked, heaped), (layout) => {
      const cuts = cutsOf(layout, room);
      const ends = [0, ...cuts.map(({ bottom }) => bottom)];
      const starts = [...cuts.map(({ top }) => top), layout.height];
      for (const [at, start] of starts.entries()) {
        expect(start).toBeGreaterThanOrEqual(ends[at]!);
        const lost = layout.boxes.filter(({ top, bottom }) => top < start && ends[at]! < bottom);
        if (start > ends[at]!) expect(lost).toEqual([]);
      }
    });
  });

  it('through no line and no row that fits on a page', () => {
    check(stacked, (layout) => {
      expect(cutBoxes(layout).filter(fits)).toEqual([]);
    });
  });

  it('through no line wherever lines leave a place free, whatever else must give way', () => {
    check(heaped, (layout) => {
      // Rows and blocks heaped over a column of plain lines: the lines are never the ones that give way.
      const lines = Array.from({ length: Math.ceil(layout.height / 24) }, (_, at) => ({
        top: at * 24,
        bottom: at * 24 + 20,
        hold: 'line' as const,
      }));
      const others = layout.boxes.filter(({ hold }) => hold !== 'line');
      const boxes = [...lines, ...others];
      const whole = { ...layout, height: layout.height + 24, boxes };
      expect(cutBoxes(whole, lines)).toEqual([]);
    });
  });

  it('with the head of a table on every page that its rows go on to', () => {
    check(stacked, (layout) => {
      for (const { top, head } of cutsOf(layout, room)) {
        const table = layout.tables.find((each) => each.top <= top && top < each.bottom);
        const tall = layout.boxes.some(
          (box) => box.top === top && fits(box) && table && heightOf(box) + heightOf(table.head) > room,
        );
        const leavesRoom = table && heightOf(table.head) <= room / 3 && !tall;
        expect(head).toEqual(leavesRoom ? table.head : undefined);
      }
    });
  });

  it('between the lines of a row that is higher than a page', () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({
      top: at * 22 + 8,
      bottom: at * 22 + 28,
      hold: 'line' as const,
    }));
    const layout = {
      height: 2230,
      boxes: [...lines, { top: 0, bottom: 2220, hold: 'row' as const }],
      tables: [],
    };
    expect(cutsOf(layout, room).length).toBe(3);
    expect(cutBoxes(layout, lines)).toEqual([]);
  });

  it('gives a picture higher than a page as many pages as it needs, and makes none for nothing', () => {
    const tall = { height: 2000, boxes: [{ top: 0, bottom: 2000, hold: 'line' as const }], tables: [] };
    expect(cutsOf(tall, room)).toHaveLength(3);
    expect(cutsOf({ height: 3000, boxes: [], tables: [] }, room)).toEqual([]);
    expect(cutsOf({ height: 0, boxes: [], tables: [] }, room)).toEqual([]);
  });
});
