import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#host/database/connection';
import { migrate } from '#host/database/migrate';
import { root } from '#host/root';
import { openCluster } from '#testing/cluster';
import { refuseOtherMode, setMode } from './mode';

const name = `assay_former_${process.pid}_${Date.now()}`;
let cluster: Awaited<ReturnType<typeof openCluster>>;
let owner: ReturnType<typeof connect>;
beforeAll(async () => {
  cluster = await openCluster();
  await cluster.admin(`create database ${name} encoding 'UTF8' template template0`);
  if (cluster.appUser) await cluster.admin(`alter database ${name} owner to assay_owner`);
  owner = connect(cluster.owner(name), { size: 1, statementTimeout: 0, prepares: false });
}, 120_000);
afterAll(async () => {
  await owner.end();
  await cluster.admin(`drop database if exists ${name} with (force)`);
});

test('a database of a former release is asked for its kind before it is migrated, and keeps it', async () => {
  await refuseOtherMode(owner, 'production');
  const all = (await readdir(join(root, 'database/migrations')))
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const before = all.filter((file) => file < '0104');
  await migrate(owner, { only: before, ...(cluster.appUser && { appUser: cluster.appUser }) });
  await owner.query("insert into house (id, mode, created_at) values (1, 'demonstration', now())");
  await expect(refuseOtherMode(owner, 'production')).rejects.toThrow(
    'This database is of the demonstration kind',
  );
  await refuseOtherMode(owner, 'demonstration');

  expect(await migrate(owner, cluster.appUser ? { appUser: cluster.appUser } : {})).toContain(
    '0104-installation.sql',
  );
  await setMode(owner, 'demonstration', new Date());
  await expect(setMode(owner, 'production', new Date())).rejects.toThrow(
    'This database is of the demonstration kind',
  );
  expect((await owner.query('select id, mode from installation')).rows).toEqual([
    { id: 1, mode: 'demonstration' },
  ]);
  expect((await owner.query("select to_regclass('house') as former")).rows).toEqual([{ former: null }]);
});
