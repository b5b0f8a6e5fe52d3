import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { openApp, type TestApp } from '#testing';
import type { Asker, Envelope } from '#testing/person';
import { afterSignIn } from '#product/public-site/redirect';
import { ensureBuilt } from './built';
import { openChrome } from './chrome';
import { Office } from './office';
import { storePictures } from './sheets';
import { slowAnswers } from './slow-answers';
import { watch, type Watch } from './watch';
import { accountOf } from '#testing/lookups';

/** An app with the built product in it, and a browser in front of it. */
export interface BrowserApp extends TestApp {
  readonly watch: Watch;
  /** Somebody nobody knows, in a browser of their own. */
  readonly visit: (options?: Visit) => Promise<Page>;
  /** Signs in at the page of signing in that is in front: by password, and by a second factor where the rights ask for one. */
  readonly enter: (page: Page, loginName: string) => Promise<void>;
  /** A person at their workbench, signed in with all that their rights ask for; later the same browser again. */
  readonly as: (loginName: string, options?: Visit) => Promise<Office>;
  /** The same person on another page of the office. */
  readonly at: (path: string, loginName: string, options?: Visit) => Promise<Office>;
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
  /** Whether the browser forgets what a page's policy forbids, so that nothing else than the page itself keeps it safe. */
  readonly withoutPolicy?: boolean;
  /** Whether the browser runs scripts; it does unless a story is about one that does not. */
  readonly scripts?: boolean;
}

/**
 * How long a person waits for something to appear. Three browsers and their servers share two processors, and the first file
 * opened waits for a megabyte of script to be read: how soon something is there is measured by `npm run bench`, not here.
 */
const timeout = 20_000;

/** A browser as it asks without a page: its cookies go along, and those of the answers stay in it. */
const askerOf = ({ request }: BrowserContext, userAgent: string): Asker => ({
  wire: async (route, data = {}, { headers = {} } = {}) => {
    const [, path = ''] = route.split(' ');
    const reply = await request.post(path, {
      data,
      headers: { ...headers, 'user-agent': userAgent, 'sec-fetch-site': 'same-origin' },
    });
    const said = (await reply.json()) as Envelope;
    return {
      ...said,
      status: reply.status(),
      headers: new Headers(reply.headersArray().map(({ name, value }) => [name, value])),
    };
  },
});

/**
 * Opens an app for the journeys of one file; `exportRows`: how many rows of a list leave at once, `optimizes`: where pages work
 * for long. Close it in `afterAll`.
 */
export const openBrowserApp = async ({
  optimizes = false,
  ...options
}: Pick<NonNullable<Parameters<typeof openApp>[0]>, 'exportRows' | 'port' | 'signInProviders'> & {
  readonly optimizes?: boolean;
} = {}): Promise<BrowserApp> => {
  ensureBuilt();
  const app = await openApp(options);
  slowAnswers(app.server.server);
  const browser: Browser = await openChrome({ optimizes });
  const { userAgent } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion');
  const seen = watch();
  const people = new Map<string, Office>();
  const context = async ({
    locale = 'zh-CN',
    width = 1366,
    height = 768,
    dark = false,
    withoutPolicy = false,
    scripts = true,
  }: Visit = {}): Promise<BrowserContext> => {
    const opened = await browser.newContext({
      baseURL: app.address,
      locale,
      timezoneId: 'Asia/Shanghai',
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      bypassCSP: withoutPolicy,
      javaScriptEnabled: scripts,
    });
    opened.setDefaultTimeout(timeout);
    seen.on(opened);
    return opened;
  };
  const visit: BrowserApp['visit'] = async (options) => (await context(options)).newPage();
  const enter: BrowserApp['enter'] = async (page, loginName) => {
    // Who must give two factors has an app already: how one is set up is a story of its own.
    const isAskedMore = await app.authenticators.enrol(loginName);
    await page.locator('[name="loginName"]').fill(loginName);
    await page.locator('[name="password"]').fill(accountOf(app, loginName).password);
    const first = page.locator('[data-form="login"]');
    await first.locator('[type="submit"]').click();
    if (!isAskedMore) return;
    const second = page.locator('[data-form="factor"]');
    await second.locator('[name="factor"]').fill(await app.authenticators.code(loginName));
    await second.locator('[type="submit"]').click();
  };
  // Signing in at the page costs half of what a short story does: those that are not about it begin behind it.
  const signInAs = async (loginName: string, options: Visit | undefined, path: string): Promise<Office> => {
    const opened = await context(options);
    const value = await app.tokenFor(loginName, askerOf(opened, userAgent));
    await opened.addCookies([{ name: 'token', value, url: app.address, sameSite: 'Strict' }]);
    const { mobile } = personOf(loginName);
    const office = new Office(
      await opened.newPage(),
      accountOf(app, loginName).name,
      () => app.lastCode(mobile),
      () => app.pass({ seconds: 61 }),
    );
    await office.open(path);
    if (!options) people.set(loginName, office);
    return office;
  };
  return {
    ...app,
    watch: seen,
    visit,
    enter,
    as: async (loginName, options) =>
      (!options && people.get(loginName)) || signInAs(loginName, options, afterSignIn),
    at: async (path, loginName, options) => {
      const known = options ? undefined : people.get(loginName);
      await known?.open(path);
      return known ?? signInAs(loginName, options, path);
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
