import type { Locator, Page } from 'playwright-core';

/** Fills the controls of a form, found by the labels that people read. */
export interface Fields {
  readonly text: (label: string | RegExp, value: string) => Promise<void>;
  /** Chooses from a list; several values where the list takes several. */
  readonly choose: (label: string | RegExp, ...options: readonly (string | RegExp)[]) => Promise<void>;
  /** Chooses from a tree: what is typed narrows it. */
  readonly branch: (label: string, option: string) => Promise<void>;
  /** A day as YYYY-MM-DD, a month as YYYY-MM. */
  readonly day: (label: string | RegExp, day: string) => Promise<void>;
  readonly days: (label: string, from: string, to: string) => Promise<void>;
  /** One of a group of radio buttons. */
  readonly answer: (label: string, option: string) => Promise<void>;
  readonly tick: (sentence: string | RegExp) => Promise<void>;
  /** Words one after the other. */
  readonly tags: (label: string, ...words: readonly string[]) => Promise<void>;
  /** Looks somebody or something up on the server. */
  readonly find: (label: string, keyword: string, option: string | RegExp) => Promise<void>;
}

/** A list's options stand at the end of the document, not in the form. */
const optionOf = (page: Page, option: string | RegExp): Locator =>
  page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .filter(
      typeof option === 'string' ? { hasText: new RegExp(`^\\s*${literally(option)}`) } : { hasText: option },
    )
    .first();

/** A long list draws only what is in view: it is scrolled until the option comes. */
const reach = async (page: Page, option: string | RegExp): Promise<Locator> => {
  const found = optionOf(page, option);
  const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').last();
  await list.locator('.ant-select-item-option').first().waitFor();
  for (let tries = 0; tries < 40 && (await found.count()) === 0; tries += 1) {
    await list.hover();
    // It opens at what is chosen already: first back to its beginning.
    await page.mouse.wheel(0, tries === 0 ? -10_000 : 150);
    await page.waitForTimeout(50);
  }
  return found;
};

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The controls within a part of the page: a form, a dialog, a row of a table. */
export const fields = (page: Page, within: Locator): Fields => {
  const control = (label: string | RegExp): Locator => within.getByLabel(label, { exact: true }).first();
  const item = (label: string): Locator =>
    within
      .locator('.ant-form-item')
      .filter({ has: page.locator('label', { hasText: new RegExp(`^${literally(label)}$`) }) })
      .last();
  const closeList = async (input: Locator) => {
    await input.press('Escape');
    await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').waitFor({ state: 'hidden' });
  };
  const typeDay = async (input: Locator, day: string) => {
    await input.click();
    await input.fill(day);
    await input.press('Enter');
  };
  return {
    text: (label, value) => control(label).fill(value),
    choose: async (label, ...options) => {
      const input = control(label);
      await input.click();
      for (const option of options) {
        if (typeof option === 'string' && (await input.isEditable())) await input.fill(option.slice(0, 12));
        await reach(page, option).then((found) => found.click());
      }
      // A list of one closes by itself; a key meant for it would reach the dialog behind.
      const takesSeveral = await input
        .locator('xpath=ancestor::*[contains(@class, "ant-select-multiple")]')
        .count();
      if (takesSeveral > 0) await closeList(input);
    },
    branch: async (label, option) => {
      const input = control(label);
      await input.click();
      await input.fill(option);
      await page.locator(`.ant-select-tree-node-content-wrapper[title="${option}"]`).last().click();
    },
    day: (label, day) => typeDay(control(label), day),
    days: async (label, from, to) => {
      const ends = item(label).locator('.ant-picker-range input');
      await typeDay(ends.nth(0), from);
      await typeDay(ends.nth(1), to);
    },
    answer: (label, option) => item(label).getByText(option, { exact: true }).click(),
    tick: (sentence) => within.getByLabel(sentence).first().check(),
    tags: async (label, ...words) => {
      for (const word of words) {
        await control(label).fill(word);
        await control(label).press('Enter');
      }
    },
    find: async (label, keyword, option) => {
      const input = control(label);
      await input.click();
      await input.fill(keyword);
      await optionOf(page, option).click();
    },
  };
};
