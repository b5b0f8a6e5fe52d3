import { readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, lstat, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseAccount, startEmbedded, withClient, type Embedded } from '.';
import { accountName } from './account';
import { prepareBinaries } from './binaries';
import { createCluster } from './cluster';
import { names, type Connection } from './connection';
import { initdbFlags, serverFlags } from './flags';
import { secretFile } from './passwords';
import { ensureFolder, placesIn, preparePlaces } from './places';
import { run } from './run';

const isRoot = process.getuid?.() === 0;
/** What many services of a machine run as. */
const shared = { uid: 65534, gid: 65534 };

let folder: string;
let running: Embedded | undefined;
const begin = async (): Promise<Embedded> =>
  (running = await startEmbedded({
    dataDir: folder,
    durable: false,
    log: () => undefined,
    progress: () => undefined,
  }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-passwords-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true });
});

const one = (connection: Connection) => withClient(connection, (client) => client.query('select 1 as one'));

/** Nobody comes in without the password of the very role, and those who may come in do. */
const expectClosed = async ({ connection, owner, superuser }: Embedded): Promise<void> => {
  for (const role of [connection, owner, superuser]) {
    expect((await one(role)).rowCount).toBe(1);
    await expect(one({ ...role, password: undefined })).rejects.toThrow(/password/);
    await expect(one({ ...role, password: 'postgres' })).rejects.toMatchObject({ code: '28P01' });
  }
  await expect(one({ ...connection, user: names.superuser })).rejects.toMatchObject({ code: '28P01' });
  await expect(one({ ...connection, user: names.owner })).rejects.toMatchObject({ code: '28P01' });
  const rules = await withClient(superuser, (client) =>
    client.query('select type, user_name, auth_method from pg_hba_file_rules'),
  );
  expect(rules.rows).toEqual([{ type: 'local', user_name: ['all'], auth_method: 'scram-sha-256' }]);
};

/** The process and all it writes belong to the database's own account, the secret to the product. */
const expectOwnAccount = async ({ pid, superuser }: Embedded): Promise<void> => {
  const account = await databaseAccount();
  const { cluster, log } = placesIn(folder);
  const secret = await lstat(join(cluster, secretFile));
  expect({ mode: secret.mode & 0o777, uid: secret.uid }).toEqual({ mode: 0o600, uid: process.getuid!() });
  expect(account !== undefined).toBe(isRoot);
  const uid = account?.uid ?? process.getuid!();
  expect(uid).not.toBe(shared.uid);
  expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toContain(`\nUid:\t${uid}\t${uid}\t${uid}`);
  const strangers: string[] = [];
  for (const place of [cluster, log, superuser.host])
    for (const entry of readdirSync(place, { recursive: true, encoding: 'utf8' }))
      if (entry !== secretFile) {
        const found = await lstat(join(place, entry)).catch(() => undefined);
        if (found && found.uid !== uid) strangers.push(entry);
      }
  expect(strangers).toEqual([]);
  const script = `require('node:net').connect(${JSON.stringify(join(superuser.host, '.s.PGSQL.5432'))})
    .on('connect', () => process.exit(0)).on('error', (fault) => (console.log(fault.code), process.exit(1)))`;
  if (isRoot) expect((await run(process.execPath, ['-e', script], shared)).output).toContain('EACCES');
};

/** A cluster as earlier versions made it: as root with a shared account, for everybody who reaches its socket. It goes on running. */
const leaveOldCluster = async (): Promise<void> => {
  const old = isRoot ? shared : undefined;
  const places = placesIn(folder);
  await preparePlaces(places, old);
  await ensureFolder(places.cluster, 0o700, old);
  const programs = await prepareBinaries(places.root, old);
  const flags = initdbFlags(places.cluster, false).filter((flag) => !flag.startsWith('--auth'));
  expect((await run(programs.initdb, [...flags, '--auth=trust'], old)).code).toBe(0);
  await writeFile(places.notDurable, '');
  const settings = serverFlags(places, false).filter(
    (_, at, all) => !/hba_file/.test(all[at + (at % 2 ? 0 : 1)]!),
  );
  const words = settings.map((word) => `'${word}'`).join(' ');
  // Into a file: the server would keep our pipe open.
  const args = ['start', '-w', '-s', '-D', places.cluster, '-l', join(places.log, 'old.log'), '-o', words];
  expect((await run(programs.pg_ctl, args, old)).code).toBe(0);
  const superuser = { host: places.socket, port: 5432, user: names.superuser, database: 'postgres' };
  await withClient({ ...superuser, password: undefined }, async (client) => {
    await client.query(`create role ${names.owner} login`);
    await client.query(`create role ${names.app} login`);
    await client.query(`create database ${names.database} owner ${names.owner}`);
  });
  await withClient(
    { ...superuser, user: names.owner, database: names.database, password: undefined },
    (client) => client.query("create table kept as select '青渚' as name"),
  );
};

describe('Whom the embedded database lets in', () => {
  it('only who knows the password of the role: a new cluster has an account and passwords of its own', async () => {
    const embedded = await begin();
    await expectClosed(embedded);
    await expectOwnAccount(embedded);
  });

  it('a cluster of an earlier version that still runs is closed by the next start, and loses nothing', async () => {
    await leaveOldCluster();
    const embedded = await begin();
    expect(embedded.adopted).toBe(false);
    const { rows } = await withClient(embedded.owner, (client) => client.query('select name from kept'));
    expect(rows).toEqual([{ name: '青渚' }]);
    await expectClosed(embedded);
    await expectOwnAccount(embedded);
  });

  it.each([
    [
      'the disk is full',
      'No space left on device',
      /^The disk that holds .* is full: the database could not be created/,
    ],
    [
      'it fails otherwise',
      'FATAL: it could not',
      /^The database could not be created in .*: FATAL: it could not/,
    ],
  ])(
    'where %s after the cluster was made and before it has a password, nothing of it stays',
    async (_, says, sentence) => {
      const account = await databaseAccount();
      const places = placesIn(folder);
      await preparePlaces(places, account);
      const programs = await prepareBinaries(places.root, account);
      const failing = join(folder, 'failing');
      await writeFile(failing, `#!/bin/sh\necho '${says}' >&2\nexit 1\n`, { mode: 0o755 });
      const made = createCluster(places, { ...programs, postgres: failing }, account, false);
      await expect(made).rejects.toMatchObject({ sentence: expect.stringMatching(sentence) as string });
      expect(readdirSync(places.root).filter((name) => name.startsWith('cluster'))).toEqual([]);
    },
  );

  it('a lost secret is made anew; another one than the running database knows is refused with what to do; a moved one is taken over', async () => {
    const secret = join(placesIn(folder).cluster, secretFile);
    const first = await begin();
    await writeFile(secret, 'of-another-installation\n');
    await expect(begin()).rejects.toThrow(`remove ${secretFile} there and start again`);
    await rm(secret);
    running = first;
    const again = await begin();
    expect(again.adopted).toBe(false);
    expect(again.superuser.password).not.toBe(first.superuser.password);
    await expectClosed(again);
    // And a folder that came from another machine, where the account had another number.
    await again.stop();
    if (isRoot) await chown(placesIn(folder).cluster, shared.uid, shared.gid);
    const moved = await begin();
    expect(moved.superuser.password).toBe(again.superuser.password);
    await expectOwnAccount(moved);
  });

  it('without an account of its own, and without a way to make one, the start is refused with what to do', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      const asked = databaseAccount();
      if (isRoot)
        await expect(asked).rejects.toMatchObject({
          exitCode: 78,
          message: expect.stringContaining(`useradd --system --user-group ${accountName}`) as string,
        });
      else expect(await asked).toBeUndefined();
    } finally {
      process.env['PATH'] = path;
    }
  });
});
