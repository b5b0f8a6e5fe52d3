import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#database/seeds/menu';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { cast } from '#testing/cast';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const at = (path: string): Promise<Office> => app.at(path, cast.administrator);
describe('The catalogue of components', () => {
  it('shows every specimen with its code, readable by everybody', async () => {
    const entries = catalogue.flatMap(({ pages }) => pages);
    for (const { url, names } of entries) {
      const me = await at(url);
      await me.settled();
      // A whole page of the office has the code beneath it; an empty or a failed specimen has none.
      await me.panel.getByRole('button', { name: '查看代码' }).first().click();
      expect(await me.panel.locator('pre').first().innerText(), url).toContain('export default');
      await expectAccessible(me.page, names[0]);
      await me.picture(url.slice(1).replace('/', '-'));
    }
    expect(entries.length).toBeGreaterThan(9);
  });
});
