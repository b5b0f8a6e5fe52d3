import type { Page } from 'playwright-core';

/**
 * Counts the components drawn inside lists, and notes where on the page any was drawn, as React's own developer tools do:
 * React tells this hook of every commit, the built product's too, and a component that was drawn in it bears the mark
 * «performed work».
 */
const counter = `(() => {
  const drawnBy = new Set([0, 1, 11, 14, 15]);
  window.drawnInLists = 0;
  window.drawnAt = new Set();
  const walk = (fiber, inside, around) => {
    const at = fiber.tag === 5 ? fiber.stateNode : around;
    const within = inside || (fiber.tag === 5 && at.classList?.contains('list__rows'));
    const before = fiber.alternate;
    if (drawnBy.has(fiber.tag) && (fiber.flags & 1) !== 0) {
      if (within) window.drawnInLists += 1;
      if (at) window.drawnAt.add(at);
    }
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child, within, at);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberRoot: (_, root) => walk(root.current, false, null),
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
})()`;

/** Begins to count in every document this page opens from now on. */
export const countRenders = async (page: Page): Promise<void> => {
  await page.addInitScript(counter);
};

/** How many components were drawn inside lists while something was done. */
export const rendersDuring = async (page: Page, action: () => Promise<unknown>): Promise<number> => {
  await page.evaluate('window.drawnInLists = 0');
  await action();
  return page.evaluate('window.drawnInLists') as Promise<number>;
};

/** In how many of the page's parts of each kind something was drawn during an action; a kind is named, and found by its selector. */
export const drawnDuring = async <Kind extends string>(
  page: Page,
  kinds: Readonly<Record<Kind, string>>,
  action: () => Promise<unknown>,
): Promise<Readonly<Record<Kind, number>>> => {
  await page.evaluate('window.drawnAt.clear()');
  await action();
  return page.evaluate(`Object.fromEntries(
    Object.entries(${JSON.stringify(kinds)}).map(([kind, selector]) => [
      kind,
      [...document.querySelectorAll(selector)].filter((part) =>
        [...window.drawnAt].some((drawn) => part.contains(drawn)),
      ).length,
    ]),
  )`);
};
