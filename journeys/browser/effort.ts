import type { Locator, Page } from 'playwright-core';

/** What somebody did with their hands: presses of the mouse, and keys that moved, chose or pasted; text is typed beside. */
interface Effort {
  readonly clicks: number;
  readonly keys: number;
}

/** A person at a keyboard: they walk to a control by Tab, type, and choose by Enter. Counts what the page hears of them. */
export const atWork = async (page: Page) => {
  // Counted by the page itself and not here, so that nothing that is done to it goes uncounted.
  await page.evaluate(`(() => {
    const effort = (window.effort = { clicks: 0, keys: 0 });
    addEventListener('pointerdown', ({ isTrusted }) => { if (isTrusted) effort.clicks += 1; }, true);
    addEventListener('keydown', ({ isTrusted, key }) => { if (isTrusted && key !== 'Control') effort.keys += 1; }, true);
  })()`);
  const isFocused = async (control: Locator) => (await control.and(page.locator(':focus')).count()) > 0;
  /** Walks on by Tab until the control has the focus, once they see it. */
  const to = async (control: Locator, most = 12): Promise<void> => {
    await control.waitFor();
    for (let steps = 0; steps < most && !(await isFocused(control)); steps += 1)
      await page.keyboard.press('Tab');
    if (!(await isFocused(control))) throw new Error(`${String(control)} is not reached within ${most} keys`);
  };
  const type = async (control: Locator, text: string): Promise<void> => {
    await to(control);
    await page.keyboard.insertText(text);
  };
  return {
    to,
    type,
    /** Types a day and confirms it. */
    day: async (control: Locator, day: string): Promise<void> => {
      await type(control, day);
      await page.keyboard.press('Enter');
    },
    /** Pastes rows that were copied from a spreadsheet into the table whose control has the focus. */
    paste: async (rows: readonly (readonly string[])[]): Promise<void> => {
      const text = rows.map((row) => row.join('\t')).join('\r\n');
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
      await page.keyboard.press('Control+v');
    },
    effort: () => page.evaluate<Effort>('window.effort'),
  };
};
