import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '#host/root';
import { ask, isThere, probe, type Answer, type Waited } from './probe';
import { processorOf, stolen, used, type Processor } from './processor';
import { withProduct } from './product';

interface Load {
  readonly perSecond: number;
  readonly addresses: number;
  /** Each sign-in over a connection of its own. */
  readonly fresh: boolean;
}

interface Flooded {
  /** What the flood was answered, by HTTP status and code. */
  readonly answers: Readonly<Record<string, number>>;
  /** Milliseconds until the last of them was answered. */
  readonly slowest: number;
  readonly connections: number;
  /** Its own processor time, in seconds. */
  readonly processor: number;
}

export interface FloodFigures extends Load {
  readonly page?: Waited;
  readonly call?: Waited;
  readonly health: Waited;
  /** Somebody who comes back to a browser that has signed them in before, meanwhile. */
  readonly owner?: Waited;
  readonly flood: Flooded;
  readonly processor: Processor;
  readonly load: number;
  /** Seconds of processor time that the machine below kept for others meanwhile. */
  readonly stolen: number;
}

const seconds = Number(process.env['SECONDS'] ?? 12);
const rates = (process.env['RATES'] ?? '60,200,1000').split(',').map(Number);
const signIn = '/api/UserAuth/GetManUserLogin';
/** Two people: whoever signs in again and again ends their own oldest sessions (SE-05), so another one asks meanwhile. */
const [asking, returning] = ['linwanzhao', 'suyanqing'];
const none: Flooded = { answers: {}, slowest: 0, connections: 0, processor: 0 };

const loads: readonly Load[] = [
  { perSecond: 0, addresses: 1, fresh: false },
  ...rates.flatMap((perSecond) => [1, 250].map((addresses) => ({ perSecond, addresses, fresh: false }))),
  ...rates.filter((rate) => rate >= 1_000).map((perSecond) => ({ perSecond, addresses: 250, fresh: true })),
];

let networks = 0;
/** Each from addresses that no flood before it came from. */
const flood = (url: string, load: Load, lasting = seconds): Promise<Flooded> => {
  if (load.perSecond === 0) return Promise.resolve(none);
  networks += 1;
  const asked = JSON.stringify({ url, ...load, seconds: lasting, network: networks });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'benchmarks/flood-process.mjs'), asked]);
    let said = '';
    let faults = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (faults += piece.toString()));
    child.on('close', (code) => (code === 0 ? resolve(JSON.parse(said)) : reject(new Error(faults))));
  });
};

/** The same flood upon a server that does nothing but refuse it. */
const floorOf = async (load: Load): Promise<FloodFigures> => {
  const child = spawn(process.execPath, [join(root, 'benchmarks/floor.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    const address = `http://127.0.0.1:${port.toString().trim()}`;
    const before = processorOf(child.pid!);
    const lost = stolen();
    const flooded = flood(`${address}${signIn}`, load);
    const health = await probe(() => isThere(`${address}/health`), { seconds });
    const answered = await flooded;
    return {
      ...load,
      health,
      flood: answered,
      processor: used(before, processorOf(child.pid!)),
      load: loadavg()[0]!,
      stolen: stolen() - lost,
    };
  } finally {
    child.kill();
  }
};

/** Everything but the flood, for as long as it lasts. */
const others = async (address: string, passwordOf: (loginName: string) => string) => {
  const enter = (loginName: string, cookie = ''): Promise<Answer> =>
    ask(`${address}${signIn}`, {
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
      body: { LoginName: loginName, pwd: passwordOf(loginName) },
    });
  const [session, known] = [await enter(asking), await enter(returning)];
  const headers = {
    token: String(JSON.parse(session.body).ResultValue.Token),
    cookie: session.cookies.join('; '),
  };
  const isOk = ({ status, body }: Answer): boolean => status === 200 && body.startsWith('{"ErrorCode":0');
  const [page, call, health] = ['/NewsInfo', '/api/UserInfo/GetUserInfo', '/health'].map(
    (path) => `${address}${path}`,
  ) as [string, string, string];
  return () =>
    Promise.all([
      probe(() => isThere(page), { seconds }),
      probe(async () => isOk(await ask(call, { headers })), { seconds }),
      probe(() => isThere(health), { seconds }),
      // Seldom enough for the account's own limit: twenty a minute.
      probe(async () => isOk(await enter(returning, known.cookies.join('; '))), { seconds, between: 4_000 }),
    ]);
};

/**
 * Floods a product of its own with sign-ins under names that nobody has, from one address and from two hundred and fifty,
 * and measures how long everybody else waits (OP-10), beside the same flood upon a server that only refuses.
 */
export const floodBench = async (
  progress: (what: string) => void,
): Promise<{ readonly product: FloodFigures[]; readonly floor: FloodFigures[] }> => {
  const product: FloodFigures[] = [];
  await withProduct(async ({ address, pid, dataFolder }) => {
    const accounts = JSON.parse(readFileSync(join(dataFolder, 'demo-accounts.json'), 'utf8')) as {
      loginName: string;
      password: string;
    }[];
    const passwordOf = (loginName: string): string =>
      accounts.find((account) => account.loginName === loginName)!.password;
    progress('warming up');
    const warm = await others(address, passwordOf);
    await Promise.all([warm(), flood(`${address}${signIn}`, { perSecond: 20, addresses: 1, fresh: false })]);
    for (const load of loads) {
      await pause(5_000);
      progress(`${load.perSecond} sign-ins a second from ${load.addresses}`);
      const meanwhile = await others(address, passwordOf);
      const before = processorOf(pid, dataFolder);
      const lost = stolen();
      const flooded = flood(`${address}${signIn}`, load);
      const [page, call, health, owner] = await meanwhile();
      const answered = await flooded;
      const processor = used(before, processorOf(pid, dataFolder));
      const around = { load: loadavg()[0]!, stolen: stolen() - lost };
      product.push({ ...load, page, call, health, owner, flood: answered, processor, ...around });
    }
  });
  const floor: FloodFigures[] = [];
  for (const load of loads.filter(({ perSecond }) => perSecond === 1_000)) {
    progress(`the floor, ${load.perSecond} a second from ${load.addresses}`);
    floor.push(await floorOf(load));
  }
  return { product, floor };
};
