import type { Page } from 'playwright-core';

/** A tenth of a second is the shortest that an eye can follow. */
const watcher = `(() => {
  window.moved = [];
  const longest = (times) => Math.max(...times.split(',').map(parseFloat));
  const note = ({ type, target, pseudoElement }) => {
    const style = getComputedStyle(target, pseudoElement || null);
    const seconds = longest(type === 'animationstart' ? style.animationDuration : style.transitionDuration);
    if (seconds > 0.02) window.moved.push(type + ' of ' + target.outerHTML.slice(0, 120) + ': ' + seconds + ' s');
  };
  document.addEventListener('animationstart', note, true);
  document.addEventListener('transitionrun', note, true);
})()`;

/** Notes everything that moves in the documents this page opens from now on. */
export const watchMotion = async (page: Page): Promise<void> => {
  await page.addInitScript(watcher);
};

/** What has moved in this document so far. */
export const movedIn = (page: Page): Promise<string[]> => page.evaluate('window.moved');
