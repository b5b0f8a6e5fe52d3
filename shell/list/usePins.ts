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
    const measure = (cells: readonly HTMLElement[], name: string) => {
      let sum = 0;
      for (const [at, cell] of cells.entries()) {
        element.style.setProperty(`--${name}-${at}`, `${sum}px`);
        sum += cell.offsetWidth;
      }
    };
    const measureAll = () => {
      measure(heads.slice(0, left), 'left');
      measure(heads.slice(heads.length - right).toReversed(), 'right');
    };
    const watch = new ResizeObserver(measureAll);
    for (const cell of [...heads.slice(0, left), ...heads.slice(heads.length - right)]) watch.observe(cell);
    measureAll();
    return () => watch.disconnect();
  }, [left, right]);
  return table;
};
