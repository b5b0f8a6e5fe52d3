import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { openApp, type TestApp } from '#testing';
import { ensureBuilt } from './built';
import { openChrome } from './chrome';
import { Office } from './office';
import { storePictures } from './sheets';
import { watch, type Watch } from './watch';
import { accountOf } from '#testing/lookups';

/** An app with the built product in it, and a browser in front of it. */
export interface BrowserApp extends TestApp {
  readonly watch: Watch;
  /** Somebody nobody knows, in a browser of their own. */
  readonly visit: (options?: Visit) => Promise<Page>;
  /** A person who signs in by password, and by two factors where the rights ask for it, at `/login`; later the same browser again. */
  readonly as: (loginName: string, options?: Visit) => Promise<Office>;
  /**
   * For `afterEach`: fails when a browser complained of something during the story; when the story failed, keeps
   * pictures of all that was open in `.cache/failed`.
   */
  readonly after: (story: Story) => Promise<void>;
}

/** What the runner tells of a story. */
interface Story {
  readonly task: { readonly name: string; readonly result?: { readonly state: string } | undefined };
}

interface Visit {
  readonly locale?: 'zh-CN' | 'en-GB' | 'es-ES';
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
}

/** How long a person waits for something to appear. */
const timeout = 10_000;

/** Opens an app for the journeys of one file; `exportRows`: how many rows of a list leave at once. Close it in `afterAll`. */
export const openBrowserApp = async (
  options: Pick<NonNullable<Parameters<typeof openApp>[0]>, 'exportRows'> = {},
): Promise<BrowserApp> => {
  ensureBuilt();
  const app = await openApp(options);
  const browser: Browser = await openChrome();
  const seen = watch();
  const people = new Map<string, Office>();
  const context = async ({
    locale = 'zh-CN',
    width = 1366,
    height = 768,
    dark = false,
  }: Visit = {}): Promise<BrowserContext> => {
    const opened = await browser.newContext({
      baseURL: app.address,
      locale,
      timezoneId: 'Asia/Shanghai',
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    opened.setDefaultTimeout(timeout);
    seen.on(opened);
    return opened;
  };
  const visit: BrowserApp['visit'] = async (options) => (await context(options)).newPage();
  const signIn = async (loginName: string, options?: Visit): Promise<Office> => {
    const account = accountOf(app, loginName);
    const page = await visit(options);
    // Who must give two factors has an app already: how one is set up is a story of its own.
    const isAskedMore = await app.authenticators.enrol(loginName);
    await page.goto('/login');
    await page.locator('[name="loginName"]').fill(loginName);
    await page.locator('[name="password"]').fill(account.password);
    const first = page.locator('[data-form="login"]');
    await first.locator('[type="submit"]').click();
    if (isAskedMore) {
      const second = page.locator('[data-form="factor"]');
      await second.locator('[name="factor"]').fill(await app.authenticators.code(loginName));
      await second.locator('[type="submit"]').click();
    }
    const { mobile } = personOf(loginName);
    const office = new Office(
      page,
      account.name,
      () => app.lastCode(mobile),
      () => app.pass({ seconds: 61 }),
    );
    await page.waitForURL('**/workbench/workbench');
    await office.settled();
    return office;
  };
  return {
    ...app,
    watch: seen,
    visit,
    as: async (loginName, options) => {
      const known = people.get(loginName);
      if (known && !options) return known;
      const office = await signIn(loginName, options);
      if (!options) people.set(loginName, office);
      return office;
    },
    after: async ({ task }) => {
      const faults = seen.faults();
      if (task.result?.state === 'fail') {
        const pages = browser.contexts().flatMap((each) => each.pages());
        await storePictures(pages, task.name);
      }
      expect(faults).toEqual([]);
    },
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
};
