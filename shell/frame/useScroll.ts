import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { recall, remember } from '../state/memory';
import type { Tab } from '../state/tab-bar';

/** How long a page that wakes may take until it is as long again as it was, in milliseconds. */
const timeout = 10_000;
const byHand = ['wheel', 'pointerdown', 'keydown'] as const;

/** How far the parts of a page are scrolled, by their place beneath the panel: the panel itself stands under ''. */
type Scrolled = Map<string, readonly [top: number, left: number]>;

const placeOf = (panel: Element, part: Element): string => {
  const parent = part === panel ? null : part.parentElement;
  return parent ? `${placeOf(panel, parent)}/${[...parent.children].indexOf(part)}` : '';
};
const partAt = (panel: Element, place: string): Element | undefined =>
  place
    .split('/')
    .slice(1)
    .reduce<Element | undefined>((part, at) => part?.children[Number(at)], panel);

/** Scrolls everything as it was, as soon as there is enough to scroll, unless the person goes elsewhere first. */
const scrollBack = (panel: HTMLElement, scrolled: Scrolled): (() => void) => {
  const left = new Map(scrolled);
  const go = () => {
    for (const [place, [top, side]] of left) {
      const part = partAt(panel, place);
      part?.scrollTo({ top, left: side, behavior: 'instant' });
      if (part && Math.abs(part.scrollTop - top) <= 1 && Math.abs(part.scrollLeft - side) <= 1)
        left.delete(place);
    }
    if (left.size === 0) stop();
  };
  const grown = new MutationObserver(go);
  const stop = () => {
    grown.disconnect();
    clearTimeout(late);
    for (const name of byHand) panel.removeEventListener(name, stop);
  };
  const late = setTimeout(stop, timeout);
  grown.observe(panel, { childList: true, subtree: true });
  for (const name of byHand) panel.addEventListener(name, stop, { passive: true });
  go();
  return stop;
};

/**
 * A page that is not displayed forgets how far it and its parts were scrolled, and one that slept is drawn anew:
 * the tab remembers. Gives what to do when something in the panel was scrolled.
 */
export const useScroll = (panel: RefObject<HTMLElement | null>, { key, life }: Tab, active: boolean) => {
  const known = useCallback(() => recall(key, life, 'scroll') as Scrolled | undefined, [key, life]);
  useLayoutEffect(() => {
    const scrolled = known();
    return active && panel.current && scrolled ? scrollBack(panel.current, scrolled) : undefined;
  }, [panel, active, known]);
  return useCallback(
    (part: EventTarget) => {
      if (!active || !panel.current || !(part instanceof Element)) return;
      const scrolled: Scrolled = known() ?? new Map();
      scrolled.set(placeOf(panel.current, part), [part.scrollTop, part.scrollLeft]);
      remember(key, life, 'scroll', scrolled);
    },
    [panel, key, life, active, known],
  );
};
