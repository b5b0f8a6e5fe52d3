import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { privateCheckout } from './start/checkout';
import { ask } from './start/database';
import { databaseProcess, gone, kill, signal, start, stop, type Ended } from './start/product';
import { galleryPage } from '#product/gallery/menu';
import { freePort } from '#testing/free-port';
import { expectRefusal, production, setStage } from './start/stage';

const stage = setStage({ lived: true });
const { at, newDataDir, livedIn } = stage;

it('A first start prints address, people and the place of the data, answers, and is stopped cleanly by Ctrl-C', () => {
  const { dataDir, port, said, answered, ended } = stage.firstStart();
  expect(said).toContain(`http://127.0.0.1:${port}`);
  expect(said).toContain(dataDir);
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as Record<
    string,
    string
  >[];
  expect(accounts.length).toBeGreaterThan(8);
  for (const { role, name, loginName, password } of accounts)
    for (const part of [role, name, loginName, password]) expect(said).toContain(part);
  expect(answered).toBe(200);
  // npm itself ends by the signal; what it started says goodbye.
  expect(ended.stdout).toContain('Stopping …');
  expect(databaseProcess(dataDir)).toBeUndefined();
  expect(readdirSync(dataDir)).not.toContain('lock');
});

it('A second start finds everything made', async () => {
  const second = start(at(livedIn()));
  const said = await second.ready;
  expect(said).not.toContain('Creating');
  const { code, stderr } = await stop(second);
  expect(code).toBe(0);
  expect(stderr).toBe('');
});

it.each(['postgres', 'postgres/cluster', 'postgres/cluster/postmaster.pid'])(
  'Ctrl-C ends a start also before it is ready (when %s appears), and the next one finds nothing half-made',
  async (moment) => {
    const dataDir = newDataDir();
    const cut = start(at(dataDir, production));
    while (!existsSync(join(dataDir, moment))) await pause(5);
    signal(cut.process, 'SIGINT');
    const { code, stderr } = await cut.ended;
    expect(stderr).toBe('');
    expect(code).toBe(130);
    expect(databaseProcess(dataDir)).toBeUndefined();
    expect(readdirSync(dataDir)).not.toContain('lock');
    const whole = start(at(dataDir, production));
    await whole.ready;
    await stop(whole);
  },
);

it('A start takes over the database that outlived kill -9, with everything acknowledged', async () => {
  const dataDir = livedIn();
  const first = start(at(dataDir));
  await first.ready;
  for (let round = 0; round < 20; round += 1)
    await ask(dataDir, 'insert into counter values ($1, $2)', [`round-${round}`, round], 'assay_app');
  await kill(first);
  const orphan = databaseProcess(dataDir);
  expect(orphan).toBeGreaterThan(0);

  const second = start(at(dataDir));
  expect(await second.ready).toContain('outlived');
  expect(databaseProcess(dataDir)).toBe(orphan);
  expect(await ask(dataDir, `select * from counter where name like 'round-%'`)).toHaveLength(20);
  await stop(second);
  expect(databaseProcess(dataDir)).toBeUndefined();
});

it('A database that is killed beneath the running product is started again, whether launched or taken over; the product is stopped in seconds', async () => {
  const dataDir = livedIn();
  const address = `http://127.0.0.1:${stage.port()}`;
  let running = start(at(dataDir));
  const read = async (path: string) => {
    try {
      const answer = await fetch(`${address}${path}`);
      return { status: answer.status, text: await answer.text() };
    } catch (fault) {
      throw new Error(`${path} was not answered; the product said: ${running.output()}`, { cause: fault });
    }
  };
  const statusOf = async (path: string) => (await read(path)).status;
  await running.ready;
  for (const taken of [false, true]) {
    if (taken) {
      await kill(running);
      running = start(at(dataDir));
      expect(await running.ready).toContain('outlived');
    }
    const fallen = databaseProcess(dataDir)!;
    process.kill(fallen, 'SIGKILL');
    const seen = new Set<number>();
    for (const begun = Date.now(); Date.now() - begun < 90_000; await pause(50)) {
      const page = await read('/NewsInfo');
      expect(page.text).toMatch(/^<!doctype html>/);
      seen.add(page.status);
      if (databaseProcess(dataDir) !== fallen && page.status === 200 && (await statusOf('/ready')) === 200) break;
    }
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect([await statusOf('/ready'), await statusOf('/NewsInfo')]).toEqual([200, 200]);
    expect(databaseProcess(dataDir)).not.toBe(fallen);
  }
  // Gone once more, and the end is asked for in that very moment.
  process.kill(databaseProcess(dataDir)!, 'SIGKILL');
  const begun = performance.now();
  await stop(running);
  expect(performance.now() - begun).toBeLessThan(20_000);
}); // oxfmt-ignore

it('A start recovers the database when that was killed as well, again and again', async () => {
  const dataDir = livedIn();
  for (let round = 0; round < 3; round += 1) {
    const running = start(at(dataDir));
    await running.ready;
    await ask(dataDir, 'insert into counter values ($1, 1)', [`killed-${round}`], 'assay_app');
    const database = databaseProcess(dataDir)!;
    process.kill(database, 'SIGKILL');
    await kill(running);
    await gone(database);
  }
  const last = start(at(dataDir));
  await last.ready;
  expect(await ask(dataDir, `select * from counter where name like 'killed-%'`)).toHaveLength(3);
  await stop(last);
});

it('A start killed in the midst of the seeding is made good by the next', async () => {
  const dataDir = newDataDir();
  const cut = start(at(dataDir));
  while (!cut.output().includes('Filling')) await pause(20);
  await kill(cut);
  const next = start(at(dataDir));
  await next.ready;
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as unknown[];
  const [row] = await ask(dataDir, 'select count(*)::int as people from person');
  expect(row!['people']).toBe(accounts.length);
  await stop(next);
});

it('Of four starts at once on one new folder one runs and three are refused [DU-03]', async () => {
  const dataDir = newDataDir();
  const ports = await Promise.all([1, 2, 3, 4].map(freePort));
  const starts = ports.map((each) => start(at(dataDir, { PORT: String(each), ...production })));
  const outcomes = await Promise.all(
    starts.map((each) => Promise.race([each.ready.catch(() => each.ended), each.ended])),
  );
  const refused = outcomes.filter((outcome): outcome is Ended => typeof outcome !== 'string');
  expect(refused).toHaveLength(3);
  for (const each of refused)
    expectRefusal(each, 1, /^The data folder .* is in use by another start of the product/);
  await Promise.all(starts.map(stop));
});

it('The command backs up what runs; a restore ended by kill -9 starts nowhere, and begins anew [BK-01]', async () => {
  const dataDir = newDataDir();
  const file = join(stage.folder, 'only-copy.assay');
  const key = { ASSAY_BACKUP_KEY: 'a boat in the harbour, at night' };
  const assay = (folder: string, ...args: string[]) =>
    start({ ...at(folder, key), args: ['tools/assay.mjs', ...args] });
  const home = livedIn();
  const running = start(at(home));
  await running.ready;
  const backed = await assay(home, 'backup', '--to', file).ended;
  expect(backed).toMatchObject({ code: 0, stderr: '' });
  await stop(running);

  expectRefusal(
    await assay(dataDir, 'restore', '--from', file).ended,
    78,
    /no backup contains them: bring back .*\/keys\/assay\.keys, or give them in ASSAY_KEYS/,
  );
  expect(existsSync(dataDir)).toBe(false);
  cpSync(join(home, 'keys'), join(dataDir, 'keys'), { recursive: true });
  const cut = assay(dataDir, 'restore', '--from', file);
  const isUnderWay = () => ask(dataDir, "select to_regclass('assay.material') is not null as there");
  await expect
    .poll(() => isUnderWay().catch(() => []), { interval: 5, timeout: 60_000 })
    .toEqual([{ there: true }]);
  await kill(cut);
  expectRefusal(await start(at(dataDir)).ended, 1, /^A restore into this database did not reach its end/);
  const whole = await assay(dataDir, 'restore', '--from', file).ended;
  expect(whole).toMatchObject({ code: 0, stderr: '' });
  expect(databaseProcess(dataDir)).toBeUndefined();
  const again = start(at(dataDir));
  const accounts = readFileSync(join(home, 'demo-accounts.json'), 'utf8');
  expect(await again.ready).toContain((JSON.parse(accounts) as { password: string }[])[0]!.password);
  await stop(again);
});

it('A production start seeds no people, writes no passwords and has no catalogue of components', async () => {
  const dataDir = newDataDir();
  const running = start(at(dataDir, production));
  expect(await running.ready).toContain('https://assay.example.org');
  expect(await ask(dataDir, 'select * from person')).toEqual([]);
  expect(existsSync(join(dataDir, 'demo-accounts.json'))).toBe(false);
  expect(await ask(dataDir, 'select id from article')).toEqual([]);
  const [menu] = await ask(
    dataDir,
    `select count(*)::int as entries, count(*) filter (where component = '${galleryPage}')::int as catalogue from action`,
  );
  expect(menu).toMatchObject({ catalogue: 0 });
  expect(menu!['entries']).toBeGreaterThan(50);
  await stop(running);
});

it('An ordinary user needs no root', async () => {
  const dataDir = newDataDir();
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  mkdirSync(dataDir);
  if (account.uid) execFileSync('chown', [`${account.uid}:${account.gid}`, dataDir]);
  const running = start({ ...at(dataDir, production), ...account });
  await running.ready;
  expect(await ask(dataDir, 'select mode from installation')).toEqual([{ mode: 'production' }]);
  expect((await stop(running)).code).toBe(0);
});

it('A checkout in a private home, installed without its scripts, lends the database copies of its programs', async () => {
  const dataDir = newDataDir();
  const home = privateCheckout(join(stage.folder, 'home/checkout'), stage.checkout);
  const running = start({ ...at(dataDir, production), cwd: home });
  await running.ready;
  // An ordinary user needs no copy: the home is their own, and the links are made where they were missing.
  const copies = readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('native-'));
  expect(copies).toHaveLength(process.getuid?.() === 0 ? 1 : 0);
  expect((await stop(running)).code).toBe(0);
});
