import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Holds a page to WCAG 2.2 AA as far as a program can tell. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page: page as never }).withTags(standards).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${name}: ${id} (${help})\n  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`,
    ),
  );
  expect(told).toEqual([]);
};
