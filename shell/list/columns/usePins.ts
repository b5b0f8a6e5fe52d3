import { useLayoutEffect, useRef } from 'react';

/**
 * How far from their edge pinned columns stand: the widths of those before them, measured and written as style onto
 * the table, so that a column that grows moves its neighbours without anything being drawn anew.
 */
export const usePins = (left: number, right: number) => {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const element = table.current;
    const heads = [...(element?.tHead?.rows[0]?.cells ?? [])];
    if (!element) return undefined;
    const pinned = {
      left: heads.slice(0, left),
      right: heads.slice(heads.length - right).toReversed(),
    };
    const measureAll = () => {
      // All are measured before anything is written: a width asked for after a change has the page laid out anew.
      const widths = Object.entries(pinned).map(
        ([edge, cells]) => [edge, cells.map((cell) => cell.offsetWidth)] as const,
      );
      for (const [edge, of] of widths) {
        let sum = 0;
        for (const [at, width] of of.entries()) {
          element.style.setProperty(`--${edge}-${at}`, `${sum}px`);
          sum += width;
        }
      }
    };
    const watch = new ResizeObserver(measureAll);
    for (const cell of [...pinned.left, ...pinned.right]) watch.observe(cell);
    measureAll();
    return () => watch.disconnect();
  }, [left, right]);
  return table;
};
