import type { BrowserContext, Page, Request } from 'playwright-core';

/** What went wrong in the pages of a browser without anybody asking for it. */
export interface Watch {
  readonly on: (context: BrowserContext) => void;
  /** From now on this is expected, until the faults are asked for the next time. */
  readonly expect: (what: RegExp) => void;
  /** What was seen since the last time, less what was expected. */
  readonly faults: () => string[];
  /** Waits until a browser has had every answer for a while: who leaves their desk for half an hour leaves it so. */
  readonly quiet: (page: Page) => Promise<void>;
}

/** Milliseconds without an open question after which a browser is quiet. */
const aWhile = 300;

/**
 * Listens to everything a browser complains about: errors of scripts, the console's errors (a policy that was
 * violated is one of them), answers from 500 up, and requests that leave this machine.
 */
export const watch = (): Watch => {
  let seen: string[] = [];
  let expected: RegExp[] = [];
  const asked = new WeakMap<BrowserContext, Set<Request>>();
  const note = (page: Page, what: string) => seen.push(`${new URL(page.url()).pathname}: ${what}`);
  return {
    on: (context) => {
      const open = new Set<Request>();
      asked.set(context, open);
      // Nobody waits for what a page sends as it goes.
      context.on('request', (request) => request.resourceType() !== 'ping' && open.add(request));
      context.on('requestfinished', (request) => open.delete(request));
      context.on('requestfailed', (request) => open.delete(request));
      context.on('weberror', (error) => {
        const { message, stack = '' } = error.error();
        // A module that does not come has an empty stack.
        seen.push(`a script failed: ${stack === '' ? message : stack}`);
      });
      context.on('console', (message) => {
        const page = message.page();
        if (page && message.type() === 'error') note(page, `${message.text()} (${message.location().url})`);
      });
      context.on('response', (response) => {
        if (response.status() >= 500) seen.push(`${response.status()} from ${response.url()}`);
      });
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') seen.push(`asked ${request.url()}`);
      });
    },
    expect: (what) => expected.push(what),
    quiet: async (page) => {
      let since = Date.now();
      while (Date.now() - since < aWhile) {
        await new Promise((done) => setTimeout(done, 50));
        if ((asked.get(page.context())?.size ?? 0) > 0) since = Date.now();
      }
    },
    faults: () => {
      const left = seen.filter((fault) => !expected.some((what) => what.test(fault)));
      seen = [];
      expected = [];
      return left;
    },
  };
};
