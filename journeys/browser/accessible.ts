import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Only of violations is asked where exactly they stand: for everything that is in order that would take long. */
const examine = (rules: readonly string[]): string => `axe.run(document, {
  runOnly: ${JSON.stringify(rules)},
  resultTypes: ['violations'],
  preload: false,
}).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
  nodes.map(({ html, failureSummary }) => [id + ' (' + help + ')', html.slice(0, 200), failureSummary].join('\\n  '))))`;

/** The bar at the foot covers by chance a part of what is scrolled beneath it: it is looked at in its own place. */
const footIs = (position: 'static' | ''): string =>
  `document.querySelectorAll('.foot-bar').forEach((bar) => { bar.style.position = '${position}'; })`;

const violations = async (page: Page, rules: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  await page.evaluate(footIs('static'));
  const found = await page.evaluate<string[]>(examine(rules));
  await page.evaluate(footIs(''));
  return found;
};

/**
 * What keeps a page from WCAG 2.2 AA and from what is good practice besides, as far as a program can tell: everything stands
 * in a landmark, and no two landmarks have one name.
 */
export const violationsOf = (page: Page): Promise<string[]> =>
  violations(page, [...standards, 'best-practice']);

/** What of that may differ between day and night, whatever else a page shows. */
export const contrastOf = (page: Page): Promise<string[]> => violations(page, ['color-contrast']);

/** What keeps a page from WCAG 2.2 AA as far as a program can tell; menus and lists that lie open over it stand in no landmark. */
export const standardsOf = (page: Page): Promise<string[]> => violations(page, standards);

/** Holds a page to that. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const found = await standardsOf(page);
  expect(found.map((fault) => `${name}: ${fault}`)).toEqual([]);
};
