import type { Locator } from 'playwright-core';

/** What stands in the fields of a form that one types in. */
export const typedIn = (part: Locator): Promise<readonly string[]> =>
  part
    .locator('input:not([type=radio]):not([type=checkbox]):not([type=file]), textarea')
    .evaluateAll((all) => all.map((each) => (each as unknown as { readonly value: string }).value));
