import type { CDPSession, Page } from 'playwright-core';
import type { BrowserApp } from '#journeys/browser/app';

/** A page opened by a browser that has nothing of it yet. */
export interface Opened {
  readonly milliseconds: number;
  /** As sent, of all that was asked for until it could be used. */
  readonly bytes: number;
  readonly scripts: number;
  readonly requests: number;
}

/** Who opens what, and what stands on it as soon as it is of use. */
export interface Visit {
  readonly address: string;
  readonly usable: string;
  readonly token?: string;
}

const slower = 4;
/** What is not there after so many milliseconds will not come. */
const longest = 60_000;
/** 1.6 Mbit/s and 150 ms: a telephone far from the next mast. */
const far = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** A machine four times slower. */
export const slow = async (page: Page): Promise<CDPSession> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return browser;
};

/** Goes on as soon as what was waited for has been painted: a message queued in a frame arrives behind its painting. */
export const painted = `(found, done) => {
  const look = () => {
    if (!found()) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}`;

interface Asked {
  readonly url: string;
  bytes: number;
  isScript: boolean;
}

const visit = async (app: BrowserApp, { address, usable, token }: Visit): Promise<Opened> => {
  const page = await app.visit();
  try {
    if (token) await page.context().addCookies([{ name: 'token', value: token, url: app.address }]);
    const browser = await slow(page);
    const asked = new Map<string, Asked>();
    let milliseconds = 0;
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', far);
    await browser.send('Runtime.enable');
    await browser.send('Runtime.addBinding', { name: 'usableAfter' });
    browser.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (milliseconds > 0 || request.url.startsWith('data:')) return;
      asked.set(requestId, { url: request.url, bytes: 0, isScript: type === 'Script' });
    });
    browser.on('Network.responseReceived', ({ requestId, response }) => {
      const found = asked.get(requestId);
      if (found) found.isScript ||= response.mimeType.endsWith('javascript');
    });
    browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const found = asked.get(requestId);
      if (found) found.bytes = encodedDataLength;
    });
    browser.on('Runtime.bindingCalled', ({ payload }) => (milliseconds = Number(payload)));
    await page.addInitScript(
      `(${painted})(() => ${usable}, () => window.usableAfter(String(performance.now())))`,
    );
    await page.goto(address, { waitUntil: 'commit' });
    const begun = Date.now();
    while (milliseconds === 0) {
      if (Date.now() - begun > longest) throw new Error(`${address} never was of use: ${usable}`);
      await page.waitForTimeout(50);
    }
    // What was under way then still counts: whoever asks for it early pays for it too.
    await page.waitForLoadState('networkidle');
    const all = [...asked.values()];
    if (process.env['REQUESTS'])
      for (const { url, bytes } of all) process.stderr.write(`${String(bytes).padStart(8)} ${url}\n`);
    const sum = (of: readonly Asked[]): number => of.reduce((whole, { bytes }) => whole + bytes, 0);
    return {
      milliseconds,
      bytes: sum(all),
      scripts: sum(all.filter(({ isScript }) => isScript)),
      requests: all.length,
    };
  } finally {
    await page.context().close();
  }
};

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** Medians of visits by browsers without a cache. All pages are visited in turn, so that a busy minute is everybody's. */
export const cold = async <Name extends string>(
  app: BrowserApp,
  visits: Readonly<Record<Name, Visit>>,
  times: number,
): Promise<Record<Name, Opened>> => {
  const names = Object.keys(visits) as Name[];
  const seen = new Map<Name, Opened[]>(names.map((name) => [name, []]));
  for (let at = 0; at < times; at += 1)
    for (const name of names) seen.get(name)!.push(await visit(app, visits[name]));
  const of = (name: Name, figure: keyof Opened): number =>
    median(seen.get(name)!.map((each) => each[figure]));
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        milliseconds: of(name, 'milliseconds'),
        bytes: of(name, 'bytes'),
        scripts: of(name, 'scripts'),
        requests: of(name, 'requests'),
      },
    ]),
  ) as Record<Name, Opened>;
};
