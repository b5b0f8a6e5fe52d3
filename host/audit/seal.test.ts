import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidV7 } from '../../contract/uuid';
import { builder, type Db } from '../database/connection';
import { transact } from '../database/transact';
import { freshDatabase, type FreshDatabase } from '../limits/testing/fresh-database';
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
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const start = Date.parse('2026-11-21T02:00:00.123Z');
const after = (seconds: number): Date => new Date(start + seconds * 1_000);
const file = (): string => join(folder, 'checkpoints.ndjson');
/** What has left the machine besides the file. */
const sent: Checkpoint[] = [];
const sealerOf = (holder: string) =>
  sealer({
    database: pool,
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
  test('keeps an entry with its deed or not at all [AD-03]', async () => {
    await expect(
      transact(db, async (tx) => {
        await write(0, tx);
        throw new Error('the deed failed');
      }),
    ).rejects.toThrow('the deed failed');
    expect((await pool.query('select 1 from audit_log')).rows).toHaveLength(0);
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
    const nodes = ['a', 'b', 'c'].map(sealerOf);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 30 }, () => write(10 + round * 11)));
      await Promise.all(nodes.map((node) => node.sealPending(after(10 + round * 11 + (round % 2) * 20))));
    }
    let sealed = 0;
    for (const node of nodes) sealed += await node.sealPending(after(600));
    expect(sealed).toBe(0);
    const report = await verified(600);
    expect(report).toMatchObject({ ok: true, sealed: 301, unsealed: 0 });
    expect(report.checkpointed).toBeGreaterThan(0);

    const lines = () => readFile(file(), 'utf8').then((text) => readCheckpoints(text).length);
    expect(await lines()).toBe(1);
    await nodes[0]!.sealPending(after(4_000));
    await nodes[0]!.sealPending(after(4_001));
    expect(await lines()).toBe(2);
    expect(await verified(4_000)).toMatchObject({ ok: true, checkpointed: 301 });
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
    expect(await node.sealPending(after(4_203 + 3_600))).toBe(1);
    expect(await verified(8_000)).toMatchObject({ ok: true, unsealed: 0 });
  });

  test('tells what the owner of the database altered', async () => {
    await sealerOf('late').checkpoint(after(8_000));
    const untouched = await owner.query('select * from audit_log order by id limit 1');
    await owner.query("update audit_log set reason = 'another' where id = $1", [
      (untouched.rows[0] as { id: string }).id,
    ]);
    await owner.query('delete from audit_seal where seq > 300');
    await owner.query('delete from audit_checkpoint');
    const { ok, findings } = await verified(8_001);
    expect(ok).toBe(false);
    expect(findings).toContainEqual({ kind: 'tailCut', seq: 304 });
    expect(findings.map(({ kind }) => kind)).toContain('entryAltered');
  });
});
