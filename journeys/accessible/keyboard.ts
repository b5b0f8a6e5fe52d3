import type { Locator, Page } from 'playwright-core';

const mostStops = 160;

/** Pieces of script that the others are made of. */
const tools = `
  const shades = (element) => {
    const near = [...(element.parentElement?.querySelectorAll('*') ?? [])].slice(0, 40);
    for (let up = element, far = 0; up && far < 4; up = up.parentElement, far += 1) near.push(up);
    return near.map((each) => [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(each, part);
      return [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join();
    }).join()).join('|');
  };
  const name = (element) => element.outerHTML.slice(0, 160);
  const later = (time) => new Promise((done) => setTimeout(done, time));`;

/**
 * Looks at what has the focus now, and at what had it before: where nothing around that looks different without, it is
 * suspected of not showing it. Tells what is amiss, and whether the way is at its end.
 */
const atStop = `(async () => {${tools}
  // What follows the focus is drawn with the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const faults = [];
  window.suspects ??= [];
  const before = window.lastStop;
  if (before?.element.isConnected && shades(before.element) === before.shades) window.suspects.push(before.element);
  const element = document.activeElement;
  const isOver = element === document.body || window.stops?.has(element);
  window.stops = (window.stops ?? new Set()).add(element);
  window.lastStop = isOver ? undefined : { element, shades: shades(element) };
  if (!isOver) {
    // Of a native control that is drawn by something else, that is looked at.
    const drawn = element.closest('label, .ant-select, .ant-picker, .ant-upload-wrapper');
    const around = [drawn, element, element.nextElementSibling, element.parentElement]
      .find((each) => each && each.getBoundingClientRect().width > 2) ?? element;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const covering = [top + 3, (top + bottom) / 2, bottom - 3]
      .filter((at) => at >= 0 && at < innerHeight)
      .map((at) => document.elementFromPoint(x, at))
      .map((at) => (around.contains(at) || at?.contains(around) ? null : at));
    if (covering.length === 0 || right <= 0 || left >= innerWidth)
      faults.push('the focus is out of sight on ' + name(element));
    else if (covering.every((at) => at !== null)) faults.push(name(covering[0]) + ' covers the focused ' + name(element));
  }
  return { faults, isOver };
})()`;

/** Looks once more, and longer, at what was suspected: some controls hear of the focus a moment later. */
const ofSuspects = `(async () => {${tools}
  const faults = [];
  for (const element of window.suspects) {
    element.focus();
    await later(200);
    const focused = shades(element);
    element.blur();
    await later(200);
    if (shades(element) === focused) faults.push('the focus is not to be seen on ' + name(element));
  }
  return faults;
})()`;

/** Things that are meant for a mouse alone: they ask to be pressed, and no key reaches them. */
const forMiceAlone = `[...document.querySelectorAll('body *')].filter((element) => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (getComputedStyle(element).cursor !== 'pointer') return false;
  if (element.parentElement && getComputedStyle(element.parentElement).cursor === 'pointer') return false;
  const reachable = 'a[href], button, input, select, textarea, summary, label, [tabindex], .ant-select, .ant-picker';
  return !element.closest(reachable) && !element.querySelector(reachable);
}).map((element) => 'only a mouse can press ' + element.outerHTML.slice(0, 160))`;

/** The next step begins at the first thing of the page, wherever the browser thinks that one stands after loading it. */
const toBeginning = `(() => {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
})()`;

/** Goes through a page by the tabulator alone and tells where the focus could not be seen, and what it never reached. */
export const walkByTab = async (
  page: Page,
): Promise<{ readonly faults: string[]; readonly stops: number }> => {
  const faults = await page.evaluate<string[]>(forMiceAlone);
  await page.evaluate(toBeginning);
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate<{ faults: string[]; isOver: boolean }>(atStop);
    faults.push(...at.faults);
    if (at.isOver) {
      faults.push(...(await page.evaluate<string[]>(ofSuspects)));
      return { faults, stops };
    }
  }
  throw new Error(`after ${mostStops} stops there is no end`);
};

/** Presses the tabulator until something has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  const there = wanted.and(page.locator(':focus'));
  for (let stops = 0; stops < mostStops; stops += 1) {
    if ((await there.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tabulator does not lead to ${String(wanted)}`);
};
