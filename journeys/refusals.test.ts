import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from './start/database';
import { databaseProcess, start, startAndEnd, stop } from './start/product';
import { freePort } from '#testing/free-port';
import { expectRefusal, production, setStage } from './start/stage';

const stage = setStage({ lived: true });
const { at, newDataDir, livedIn, folder, checkout } = stage;
const isRoot = process.getuid?.() === 0;

/** Runs a script on a disk of its own, which exists for it and for nobody else. */
const onOwnDisk = (script: string) => ({
  program: 'unshare',
  args: [
    '--mount',
    ...(isRoot ? [] : ['--user', '--map-root-user']),
    'sh',
    '-c',
    script,
    'sh',
    process.execPath,
  ],
});

describe('A start ends with one sentence', () => {
  it('when the port is taken', async () => {
    const dataDir = newDataDir();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(Number(stage.port()), '127.0.0.1', resolve));
    const ended = await startAndEnd(at(dataDir));
    await new Promise((resolve) => other.close(resolve));
    expectRefusal(ended, 1, new RegExp(`^Port ${stage.port()} on 127.0.0.1 is taken`));
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([
    ['PORT', { PORT: '80a' }, /^PORT is not a whole number/],
    ['HOST', { HOST: '203.0.113.7' }, /^HOST is set to 203.0.113.7, which is no address of this machine/],
    ['an unknown name', { ASSAY_MODUS: 'production' }, /^There is no setting called ASSAY_MODUS/],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'mysql://db/assay' },
      /^DATABASE_URL is no address beginning with postgres/,
    ],
    ['production without its address', { ASSAY_MODE: 'production' }, /^Production needs PUBLIC_URL/],
    [
      'a demonstration for everybody',
      { HOST: '0.0.0.0', PUBLIC_URL: 'https://assay.example.org' },
      /^HOST=0.0.0.0 shows the demonstration beyond this machine/,
    ],
    ['listening to everybody', { HOST: '0.0.0.0' }, /^HOST=0.0.0.0 listens beyond this machine/],
    [
      'a key that is a default',
      { ASSAY_KEYS: `columns=${'A'.repeat(43)}` },
      /^The key "columns" in ASSAY_KEYS is not random/,
    ],
  ])('when a setting is bad: %s [OP-11]', async (_what, env, sentence) => {
    const dataDir = newDataDir();
    expectRefusal(await startAndEnd(at(dataDir, env)), 78, sentence);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('when another product has the data folder, within two seconds, ten times of ten [DU-03]', async () => {
    const dataDir = livedIn();
    const first = start(at(dataDir));
    await first.ready;
    const elsewhere = String(await freePort());
    const took: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const begun = Date.now();
      const second = start(at(dataDir, { PORT: elsewhere }));
      // It ends by itself; three browsers beside it may keep one of ten from the processor for a while.
      const late = setTimeout(() => second.process.kill('SIGKILL'), 10_000);
      expectRefusal(
        await second.ended,
        1,
        /^The data folder .* is in use by another start of the product \(process \d+\)/,
      );
      clearTimeout(late);
      took.push(Date.now() - begun);
    }
    expect(took.toSorted((one, other) => one - other)[5]).toBeLessThan(2_000);
    expect((await fetch(`http://127.0.0.1:${stage.port()}/ready`)).status).toBe(200);
    await stop(first);
  });

  it('when the database is newer than the program, or of the other kind, and changes nothing in it', async () => {
    const dataDir = livedIn();
    expectRefusal(
      await startAndEnd(at(dataDir, production)),
      78,
      /^This database is of the demonstration kind/,
    );

    const running = start(at(dataDir));
    await running.ready;
    await ask(dataDir, `insert into schema_migration values ('9999-later.sql', '', now())`);
    await stop(running);
    expectRefusal(
      await startAndEnd(at(dataDir)),
      1,
      /^The database is newer than this program .*9999-later\.sql/,
    );
    expect(databaseProcess(dataDir)).toBeUndefined();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('when a key is missing or belongs to another database, and starts again with the right one [AU-04]', async () => {
    const dataDir = livedIn();
    const keys = join(dataDir, 'keys/assay.keys');
    const stored = join(folder, 'kept.keys');
    renameSync(keys, stored);
    expectRefusal(await startAndEnd(at(dataDir)), 78, /^The keys of this database are missing/);
    expect(existsSync(keys)).toBe(false);

    const stranger = newDataDir();
    const other = start(at(stranger, production));
    await other.ready;
    await stop(other);
    writeFileSync(keys, readFileSync(join(stranger, 'keys/assay.keys')), { mode: 0o600 });
    expectRefusal(await startAndEnd(at(dataDir)), 78, /^The database was written with other keys/);
    expect(databaseProcess(dataDir)).toBeUndefined();

    renameSync(stored, keys);
    const again = start(at(dataDir));
    await again.ready;
    await stop(again);
  });

  it('when Node is too old, in words that an old Node understands', async () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })`;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'tools/start.mjs'];
    const ended = await startAndEnd({ ...at(newDataDir()), args });
    expectRefusal(ended, 1, /^Assay needs Node 20\.19 or later, and this is 20\.18\.3/);
    expect(readFileSync(join(checkout, 'tools/start.mjs'), 'utf8')).not.toMatch(/\?\?|\?\.|^await /m);
  });

  it('when the disk has no room for a database, and leaves nothing on it', async () => {
    const dataDir = newDataDir();
    const script = `mkdir -p ${dataDir} && mount -t tmpfs -o size=64m tmpfs ${dataDir} && "$@"; code=$?; ls -A ${dataDir}; exit $code`;
    const { program, args } = onOwnDisk(script);
    const ended = await startAndEnd({ ...at(dataDir), program, args: [...args, 'tools/start.mjs'] });
    expectRefusal(ended, 1, /^The disk that holds .* is full: \d+ MB are free, and 400 MB are needed/);
    expect(ended.stdout.trim()).toBe('');
  });

  // The largest file may have 2 MB, and a segment of the write-ahead log has 16. Only root can fill a real disk here:
  // the database of a root that is none could not be lent to another account.
  const fullUnderWay: (readonly [
    what: string,
    sentence: RegExp,
    script: (dataDir: string) => string,
    own: boolean,
  ])[] = [
    ['by a limit', /^The database could not be created in /, () => 'ulimit -f 4096 && exec "$@"', false],
    ...(isRoot
      ? ([
          [
            'to the last byte',
            /^The disk that holds .* is full: the database could not be created/,
            (dataDir: string) => `
              mkdir -p ${dataDir} && mount -t tmpfs -o size=450m,mode=711 tmpfs ${dataDir}
              "$@" & product=$!
              until ls ${dataDir}/postgres/cluster.*.new/PG_VERSION >/dev/null 2>&1; do sleep 0.005; done
              dd if=/dev/zero of=${dataDir}/filler bs=1M 2>/dev/null
              wait $product; code=$?
              ls -d ${dataDir}/postgres/cluster* 2>/dev/null
              exit $code`,
            true,
          ],
        ] as const)
      : []),
  ];
  it.each(fullUnderWay)(
    'when the disk fills up while the database is created, %s, and leaves no half of one',
    async (_how, sentence, script, own) => {
      const dataDir = newDataDir();
      const plain = { program: 'sh', args: ['-c', script(dataDir), 'sh', process.execPath] };
      const { program, args } = own ? onOwnDisk(script(dataDir)) : plain;
      const ended = await startAndEnd({ ...at(dataDir), program, args: [...args, 'tools/start.mjs'] });
      expectRefusal(ended, 1, sentence);
      expect(ended.stdout).not.toContain('/postgres/cluster');
      const left = own ? [] : readdirSync(join(dataDir, 'postgres'));
      expect(left.filter((name) => name.startsWith('cluster'))).toEqual([]);
    },
  );
});
