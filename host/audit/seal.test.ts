import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidV7 } from '#contract/uuid';
import { builder, type Db } from '../database/connection';
import { transact } from '../database/transact';
import type { Asks } from '../limits/asks';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database';
import type { Me } from '../me';
import { readCheckpoints, type Checkpoint } from './checkpoint';
import { contentHash, recordEntry } from './record';
import { sealer } from './seal';
import { verifyAudit } from './verify';

let folder: string;
let database: FreshDatabase;
let owner: pg.Pool;
let pool: pg.Pool;
let db: Db;
const key = { id: 'audit-1', ...generateKeyPairSync('ed25519') };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-audit-'));
  database = await freshDatabase();
  ({ owner, pool } = database);
  db = builder(pool);
});
/** Each test begins with an empty log, so that none is there only because an earlier one was. */
beforeEach(async () => {
  await owner.query('truncate audit_log, audit_seal, audit_checkpoint, lease');
  await rm(file(), { force: true });
  sent.length = 0;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const start = Date.parse('2026-11-21T02:00:00.123Z');
const after = (seconds: number): Date => new Date(start + seconds * 1_000);
const file = (): string => join(folder, 'checkpoints.ndjson');
/** What has left the machine besides the file. */
const sent: Checkpoint[] = [];
const sealerOf = (holder: string, asks: Asks = pool) =>
  sealer({
    database: asks,
    key,
    checkpointFile: file(),
    holder,
    onCheckpoint: (each) => void sent.push(each),
  });
const verified = async (seconds: number) =>
  verifyAudit({
    database: pool,
    keys: [key],
    outside: readCheckpoints(await readFile(file(), 'utf8')),
    now: after(seconds),
  });
const idOf = (seconds: number): string => uuidV7(start + seconds * 1_000, randomBytes(10));
const me: Me = {
  personId: idOf(0),
  sessionId: idOf(0),
  name: 'somebody',
  userType: 1,
  organisationId: null,
  organisationIds: [],
  isOrganisationAdmin: false,
  roles: new Set(['b', 'a']),
  heldRoles: new Set(['a', 'b']),
  views: [],
  owesConsent: false,
  provenAt: '2026-11-02T01:00:00.000Z',
  rights: new Set(),
};
const write = (seconds: number, into = db): Promise<void> =>
  recordEntry(into, {
    id: idOf(seconds),
    at: after(seconds),
    me,
    action: 'things.change',
    object: ['thing', idOf(seconds)],
    before: { a: 1, b: null },
    after: { b: 2, a: 1 },
    result: 'ok',
    reason: 'because\r\n2026 forged: line\u2028\0\u001b[31m',
    requestId: 'r-1',
    address: '192.0.2.7',
  });

describe('the audit log', () => {
  test('keeps an entry with its request or not at all [AD-03]', async () => {
    await expect(
      transact(db, async (tx) => {
        await write(0, tx);
        throw new Error('the request failed');
      }),
    ).rejects.toThrow('the request failed');
    expect((await pool.query('select 1 from audit_log')).rows).toHaveLength(0);
    expect(await sealerOf('a').sealPending(after(1))).toBe(0);
    expect(await sealerOf('a').checkpoint(after(1))).toBeUndefined();
  });

  test('writes who, what and the hashes of what, in one line [AD-05]', async () => {
    await write(1);
    const entry = await db.selectFrom('auditLog').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      at: after(1).toISOString(),
      actorId: me.personId,
      actingRole: 'a,b',
      beforeHash: contentHash({ b: null, a: 1 }),
      afterHash: contentHash({ a: 1, b: 2 }),
      reason: 'because  2026 forged: line   [31m',
    });
  });

  test('is chained by several nodes at once without a gap, and signed each hour', async () => {
    const nodes = ['a', 'b', 'c'].map((holder) => sealerOf(holder));
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 30 }, () => write(10 + round * 11)));
      await Promise.all(nodes.map((node) => node.sealPending(after(10 + round * 11 + (round % 2) * 20))));
    }
    let sealed = 0;
    for (const node of nodes) sealed += await node.sealPending(after(600));
    expect(sealed).toBe(0);
    const report = await verified(600);
    expect(report).toMatchObject({ ok: true, sealed: 300, unsealed: 0 });
    expect(report.checkpointed).toBeGreaterThan(0);

    const lines = () => readFile(file(), 'utf8').then((text) => readCheckpoints(text).length);
    expect(await lines()).toBe(1);
    await nodes[0]!.sealPending(after(4_000));
    await nodes[0]!.sealPending(after(4_001));
    // Nor does one that starts within the hour sign once more.
    await sealerOf('anew').sealPending(after(4_100));
    expect(await lines()).toBe(2);
    expect(await verified(4_000)).toMatchObject({ ok: true, checkpointed: 300 });
    // Each has left the machine on its other way too.
    expect(sent).toEqual(readCheckpoints(await readFile(file(), 'utf8')));
  });

  test('takes up an entry that was committed late, with an older time', async () => {
    await write(4_100);
    const node = sealerOf('late');
    expect(await node.sealPending(after(4_200))).toBe(1);
    await write(4_150);
    expect(await node.sealPending(after(4_201))).toBe(1);
    await write(300);
    expect(await verified(4_202)).toMatchObject({ ok: true, unsealed: 1 });
    expect(await node.sealPending(after(4_203))).toBe(0);
    expect(await node.sealPending(after(4_200 + 3_600))).toBe(1);
    expect(await verified(8_000)).toMatchObject({ ok: true, unsealed: 0, checkpointed: 3 });
  });

  test('is chained to its end at once, however much has come together', async () => {
    await write(1);
    await pool.query(`insert into audit_log
select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid()))).* from audit_log l, generate_series(1, 1000)`);
    const alone = sealer({ database: pool, key, checkpointFile: file(), holder: 'a' });
    expect(await alone.sealPending(after(2))).toBe(1_001);
    expect(await verified(3)).toMatchObject({ ok: true, sealed: 1_001, unsealed: 0 });
  });

  test('is not chained twice by a node that slept while another took its place', async () => {
    const times = [1, 2, 3];
    for (const time of times) await write(time);
    let meanwhile = () => Promise.resolve();
    const sleeper = sealerOf('sleeper', {
      query: async (text, values) => {
        if (text.startsWith('insert into audit_seal')) await meanwhile();
        return pool.query(text, values);
      },
    });
    meanwhile = async () => {
      expect(await sealerOf('other').sealPending(after(60))).toBe(times.length);
    };
    expect(await sleeper.sealPending(after(10))).toBe(0);
    expect(await verified(61)).toMatchObject({ ok: true, sealed: times.length, unsealed: 0 });
    // While the other one holds the place it waits; then it goes on behind it. Whatever else keeps it from sealing is not hidden.
    await write(65);
    meanwhile = () => Promise.resolve();
    expect(await sleeper.sealPending(after(69))).toBe(0);
    meanwhile = () => Promise.reject(new Error('the disk is full'));
    await expect(sleeper.sealPending(after(70))).rejects.toThrow('the disk is full');
    meanwhile = () => Promise.resolve();
    expect(await sleeper.sealPending(after(71))).toBe(1);
    expect(await verified(72)).toMatchObject({ ok: true, sealed: times.length + 1, unsealed: 0 });
  });

  test('tells what the owner of the database altered', async () => {
    for (let time = 1; time <= 4; time += 1) await write(time);
    await sealerOf('a').sealPending(after(5));
    const untouched = await owner.query('select * from audit_log order by id limit 1');
    await owner.query("update audit_log set reason = 'another' where id = $1", [
      (untouched.rows[0] as { id: string }).id,
    ]);
    await owner.query('delete from audit_seal where seq > 3');
    await owner.query('delete from audit_checkpoint');
    const { ok, findings } = await verified(6);
    expect(ok).toBe(false);
    expect(findings).toContainEqual({ kind: 'tailCut', seq: 4 });
    expect(findings.map(({ kind }) => kind)).toContain('entryAltered');
  });
});
