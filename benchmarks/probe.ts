import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long others waited, in milliseconds, and how many of them were answered otherwise than at rest. */
export interface Waited {
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
  readonly wrong: number;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
}

/** Asks as a browser does, over connections that are kept. */
export const ask = (
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const type = body && { 'content-type': 'application/json' };
    const asked = request(
      url,
      { method: body ? 'POST' : 'GET', headers: { ...type, ...headers } },
      (reply) => {
        let said = '';
        reply.setEncoding('utf8').on('data', (piece: string) => (said += piece));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            body: said,
            cookies: (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]!),
          }),
        );
        reply.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });

const waitedOf = (times: readonly number[], wrong: number): Waited => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return { median: at(0.5), p99: at(0.99), slowest: at(1), wrong };
};

/** Asks again and again at its times, whether or not the last one was answered: a server that stands still is seen. */
export const probe = async (
  once: () => Promise<boolean>,
  { between = 50, seconds }: { between?: number; seconds: number },
): Promise<Waited> => {
  const times: number[] = [];
  let wrong = 0;
  const begun = performance.now();
  const under: Promise<void>[] = [];
  const one = async (): Promise<void> => {
    const asked = performance.now();
    if (!(await once().catch(() => false))) wrong += 1;
    times.push(performance.now() - asked);
  };
  for (let turn = 0; turn * between < seconds * 1_000; turn += 1) {
    await pause(Math.max(0, turn * between - (performance.now() - begun)));
    under.push(one());
  }
  await Promise.all(under);
  return waitedOf(times, wrong);
};

/** Whether a page is there. */
export const isThere = async (url: string): Promise<boolean> => (await ask(url)).status === 200;
