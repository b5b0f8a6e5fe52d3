import type { Page } from 'playwright-core';

/**
 * Counts the components drawn inside lists, as React's own developer tools do: React tells this hook of every commit,
 * the built product's too, and a component that was drawn in it bears the mark «performed work».
 */
const counter = `(() => {
  const drawnBy = new Set([0, 1, 11, 14, 15]);
  window.drawnInLists = 0;
  const walk = (fiber, inside) => {
    const within = inside || (fiber.tag === 5 && fiber.stateNode.classList?.contains('list__rows'));
    const before = fiber.alternate;
    if (within && drawnBy.has(fiber.tag) && (fiber.flags & 1) !== 0) window.drawnInLists += 1;
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child, within);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberRoot: (_, root) => walk(root.current, false),
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
})()`;

/** Begins to count in every document this page opens from now on. */
export const countRenders = async (page: Page): Promise<void> => {
  await page.addInitScript(counter);
};

/** How many components were drawn inside lists while something was done. */
export const rendersDuring = async (page: Page, deed: () => Promise<unknown>): Promise<number> => {
  await page.evaluate('window.drawnInLists = 0');
  await deed();
  return page.evaluate('window.drawnInLists') as Promise<number>;
};
