import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closedTo, embeddedExists, startEmbedded, withClient, type Embedded } from '.';
import { root } from '../root';
import { serverFlags } from './flags';
import { placesIn } from './places';

let folder: string;
const started: Embedded[] = [];
const begin = async (dataDir: string, durable = false): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataDir, durable, log: () => undefined, progress: () => undefined });
  started.push(embedded);
  return embedded;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-embedded-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop();
  await rm(folder, { recursive: true });
});

describe('The embedded database', () => {
  it('serves by its socket alone, with checksums, UTF-8 and two roles of which one may not define tables', async () => {
    const { connection, owner } = await begin(folder);
    await withClient(owner, (client) => client.query('create table thing (name text)'));
    await withClient(connection, async (client) => {
      const asked = async (sql: string) =>
        Object.values((await client.query<Record<string, unknown>>(sql)).rows[0]!)[0];
      expect(await asked('show listen_addresses')).toBe('');
      expect(await asked('show data_checksums')).toBe('on');
      expect(await asked('show server_encoding')).toBe('UTF8');
      expect(await asked('select bool_or(rolsuper) from pg_roles where rolname = current_user')).toBe(false);
      await client.query(`insert into thing values ('苹果')`);
      expect(await asked('select length(name) from thing')).toBe(2);
      await expect(client.query('create table mine ()')).rejects.toThrow('permission denied');
      await expect(client.query('create temporary table mine ()')).rejects.toThrow('permission denied');
      await expect(client.query('drop table thing')).rejects.toThrow('must be owner');
    });
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  });

  it('keeps every promise of durability unless it is for tests', () => {
    const flags = (durable: boolean) => serverFlags(placesIn(folder), durable, 8 * 1024 ** 3).join(' ');
    for (const promise of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      expect(flags(true)).toContain(`-c ${promise}=on`);
      expect(flags(false)).toContain(`-c ${promise}=off`);
    }
    expect(flags(true)).toContain('shared_buffers=512MB');
  });

  it('is shared by whoever starts it while it runs, and by several processes that start it at once', async () => {
    const script = `
      import { startEmbedded } from '${import.meta.dirname}/index.ts';
      const quiet = () => undefined;
      await new Promise((go) => setTimeout(go, process.argv[1] - Date.now()));
      const { pid, adopted } = await startEmbedded({ dataDir: '${folder}', durable: false, log: quiet, progress: quiet });
      process.stdout.write(JSON.stringify({ pid, adopted }));
    `;
    const another = async (at: number) => {
      const args = ['--import', 'tsx', '--input-type=module', '-e', script, String(at)];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
      return JSON.parse(stdout) as { pid: number; adopted: boolean };
    };
    // The first round makes the cluster; before each other one its server is killed and leaves its lock behind.
    for (let round = 0; round < 4; round += 1) {
      if (round > 0) process.kill(started.at(-1)!.pid, 'SIGKILL');
      const at = Date.now() + 2_000;
      const found = await Promise.all([another(at), another(at), another(at)]);
      const { pid, adopted } = await begin(folder);
      expect(adopted).toBe(true);
      expect(found.map((each) => each.pid)).toEqual([pid, pid, pid]);
      expect(found.filter((each) => !each.adopted)).toHaveLength(1);
      expect(readdirSync(join(folder, 'postgres')).filter((name) => name.endsWith('.new'))).toEqual([]);
    }
  });

  it('finds a short place for its socket when the data folder lies too deep', async () => {
    const deep = join(folder, 'a-long-name-of-a-folder-'.repeat(4), '数据');
    const { connection } = await begin(deep);
    expect(Buffer.byteLength(join(connection.host, '.s.PGSQL.5432'))).toBeLessThan(100);
    expect(connection.host.startsWith(deep)).toBe(false);
    expect((await begin(deep)).adopted).toBe(true);
  });

  it('made for tests is refused as a real one, and a real one for tests', async () => {
    await (await begin(folder)).stop();
    await expect(begin(folder, true)).rejects.toMatchObject({ exitCode: 78 });
    const real = join(folder, 'real');
    await (await begin(real, true)).stop();
    await expect(begin(real, false)).rejects.toMatchObject({ exitCode: 78 });
    expect(embeddedExists(real)).toBe(true);
    expect(existsSync(join(real, 'postgres/not-durable'))).toBe(false);
  });

  it('knows which folder on the way its account may not enter', async () => {
    const account = { uid: 65534, gid: 65534 };
    expect(closedTo(account, join(folder, 'not/yet/there'))).toBeUndefined();
    await chmod(folder, 0o700);
    expect(closedTo(account, join(folder, 'not/yet/there'))).toBe(folder);
    const { uid, gid } = await stat(folder);
    expect(closedTo({ uid, gid }, folder)).toBeUndefined();
  });
});
