import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../host/root';
import { freePort, start, stop } from '../journeys/start/product';

/** How long others waited, in milliseconds, and how many of them were answered otherwise than at rest. */
export interface Waited {
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
  readonly wrong: number;
}

export interface FloodFigures {
  readonly perSecond: number;
  readonly addresses: number;
  readonly page: Waited;
  readonly call: Waited;
  readonly health: Waited;
  /** Somebody who comes back to a browser that has signed them in before, meanwhile. */
  readonly owner: Waited;
  /** What the flood was answered, by HTTP status and code. */
  readonly answers: Readonly<Record<string, number>>;
  /** Milliseconds until the last of them was answered. */
  readonly slowestRefusal: number;
}

const seconds = 12;
/** A p99 of 240 askings is the third slowest of them. */
const every = 50;
const signIn = '/api/UserAuth/GetManUserLogin';
/** Two people: whoever signs in again and again ends their own oldest sessions (SE-05), so another one asks meanwhile. */
const [asking, returning] = ['linwanzhao', 'suyanqing'];

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
}

const ask = (
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
const probe = async (
  once: () => Promise<boolean>,
  { between = every, lasting = seconds }: { between?: number; lasting?: number } = {},
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
  for (let turn = 0; turn * between < lasting * 1_000; turn += 1) {
    await pause(Math.max(0, turn * between - (performance.now() - begun)));
    under.push(one());
  }
  await Promise.all(under);
  return waitedOf(times, wrong);
};

const flood = (asked: object): Promise<{ answers: Record<string, number>; slowest: number }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'benchmarks/flood.mjs'), JSON.stringify(asked)]);
    let said = '';
    let faults = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (faults += piece.toString()));
    child.on('close', (code) => (code === 0 ? resolve(JSON.parse(said)) : reject(new Error(faults))));
  });

/** Everything but the flood, for as long as it lasts. */
const others = (
  address: string,
  passwordOf: (loginName: string) => string,
  session: Answer,
  known: Answer,
) => {
  const token = String(JSON.parse(session.body).ResultValue.Token);
  const headers = { token, cookie: session.cookies.join('; ') };
  const browser = { 'sec-fetch-site': 'same-origin', cookie: known.cookies.join('; ') };
  const isOk = ({ status, body }: Answer): boolean => status === 200 && body.startsWith('{"ErrorCode":0');
  return Promise.all([
    probe(async () => (await ask(`${address}/NewsInfo`)).status === 200),
    probe(async () => isOk(await ask(`${address}/api/UserInfo/GetUserInfo`, { headers }))),
    probe(async () => (await ask(`${address}/health`)).status === 200),
    probe(
      async () =>
        isOk(
          await ask(`${address}${signIn}`, {
            headers: browser,
            body: { LoginName: returning, pwd: passwordOf(returning) },
          }),
        ),
      {
        between: 2_000,
      },
    ),
  ]);
};

/**
 * Floods a product of its own with sign-ins under names that nobody has, from one address and from two hundred and fifty,
 * and measures how long everybody else waits (OP-10).
 */
export const floodBench = async (told: (what: string) => void): Promise<FloodFigures[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-flood-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const running = start({ cwd: root, env: { DATA_DIR: join(folder, 'data'), PORT: String(port) } });
  const figures: FloodFigures[] = [];
  try {
    await running.ready;
    const address = `http://127.0.0.1:${port}`;
    const accounts = JSON.parse(readFileSync(join(folder, 'data/demo-accounts.json'), 'utf8')) as {
      loginName: string;
      password: string;
    }[];
    const passwordOf = (loginName: string): string =>
      accounts.find((account) => account.loginName === loginName)!.password;
    const enter = (loginName: string): Promise<Answer> =>
      ask(`${address}${signIn}`, {
        headers: { 'sec-fetch-site': 'same-origin' },
        body: { LoginName: loginName, pwd: passwordOf(loginName) },
      });
    const loads = [0, 60, 200, 1_000].flatMap((perSecond) =>
      perSecond
        ? [
            [perSecond, 1],
            [perSecond, 250],
          ]
        : [[0, 1]],
    );
    for (const [network, [perSecond = 0, addresses = 1]] of loads.entries()) {
      told(`${perSecond} sign-ins a second from ${addresses}`);
      const [session, known] = [await enter(asking), await enter(returning)];
      const flooded = perSecond
        ? flood({ url: `${address}${signIn}`, perSecond, seconds, addresses, network: network + 1 })
        : Promise.resolve({ answers: {}, slowest: 0 });
      const [page, call, health, owner] = await others(address, passwordOf, session, known);
      const { answers, slowest } = await flooded;
      figures.push({ perSecond, addresses, page, call, health, owner, answers, slowestRefusal: slowest });
      await pause(3_000);
    }
    return figures;
  } finally {
    await stop(running);
    rmSync(folder, { recursive: true, force: true });
  }
};
