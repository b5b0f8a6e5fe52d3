import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidV7 } from '#contract/uuid';
import { builder, connect } from '../database/connection';
import { insertOnly, migrate } from '../database/migrate';
import { startEmbedded, type Embedded } from '../embedded';
import { insertCheckpoint, insertSeals } from './rows';
import { recordEntry } from './record';

/** A cluster of its own, because this is about its two roles. */
let folder: string;
let embedded: Embedded;
let pool: pg.Pool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-audit-roles-'));
  embedded = await startEmbedded({
    dataDir: folder,
    durable: false,
    log: () => undefined,
    progress: () => undefined,
  });
  const owner = connect(embedded.owner, { size: 1, statementTimeout: 0 });
  await migrate(owner, { appUser: embedded.connection.user });
  await owner.end();
  pool = connect(embedded.connection, { size: 1 });
  const id = uuidV7(0, new Uint8Array(10));
  const at = new Date(0);
  await recordEntry(builder(pool), { id, at, me: null, action: 'things.change', result: 'ok' });
  await pool.query(
    `insert into timeline (id, object_kind, object_id, at, actor, transition, visibility)
     values ($1, 'thing', $1, now(), 'system', 'begin', 'all')`,
    [id],
  );
  await insertSeals(pool, [{ seq: 1, entryId: id, prevHash: '', hash: '' }]);
  await insertCheckpoint(pool, { seq: 1, hash: '', signature: '', keyId: '', at: at.toISOString() });
});
afterAll(async () => {
  await pool.end();
  await embedded.stop();
  await rm(folder, { recursive: true });
});

describe('the audit log', () => {
  test('cannot be changed by the role that the product runs as [AD-04]', async () => {
    const tables = ['audit_log', 'audit_seal', 'audit_checkpoint', 'timeline'] as const;
    expect(insertOnly).toEqual(tables);
    const written = { audit_log: 'action', audit_seal: 'hash', audit_checkpoint: 'hash', timeline: 'note' };
    const attempts = tables.flatMap((table) => [
      `update ${table} set ${written[table]} = 'x'`,
      `delete from ${table}`,
      `truncate ${table}`,
      `drop table ${table}`,
      `alter table ${table} rename to gone`,
      `alter table ${table} owner to ${embedded.connection.user}`,
      `create trigger t before insert on ${table} for each row execute function suppress_redundant_updates_trigger()`,
      `create rule r as on insert to ${table} do instead nothing`,
      `alter table ${table} add column more text`,
    ]);
    expect(attempts.length).toBeGreaterThanOrEqual(20);
    for (const attempt of attempts)
      await expect(pool.query(attempt), attempt).rejects.toMatchObject({ code: '42501' });
    for (const table of tables)
      await expect(pool.query(`insert into ${table} select * from ${table} limit 1`)).rejects.toMatchObject({
        code: '23505',
      });
  });
});
