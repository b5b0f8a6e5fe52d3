import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Only of violations is asked where exactly they stand: for everything that is in order that would take long. */
const examine = `axe.run(document, {
  runOnly: ${JSON.stringify(standards)},
  resultTypes: ['violations'],
  preload: false,
}).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
  nodes.map(({ html, failureSummary }) => [id + ' (' + help + ')', html.slice(0, 200), failureSummary].join('\\n  '))))`;

/** What keeps a page from WCAG 2.2 AA, as far as a program can tell. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  return page.evaluate<string[]>(examine);
};

/** Holds a page to WCAG 2.2 AA as far as a program can tell. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const found = await violationsOf(page);
  expect(found.map((fault) => `${name}: ${fault}`)).toEqual([]);
};
