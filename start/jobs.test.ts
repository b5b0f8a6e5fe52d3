import { existsSync, readFileSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCheckpoints, checkpointFile } from '#host/audit/checkpoint';
import { verifyAudit } from '#host/audit/verify';
import { connect } from '#host/database/connection';
import { codePerAddress } from '#host/limits/limit';
import { migrateJobs } from '#host/jobs';
import { keysFromText } from '#host/keys';
import { access } from '#product/access/contract';
import { jobsOf, openJobs, sealerOf } from './jobs';
import { openApp, type TestApp } from '#testing';
import { openCluster } from '#testing/cluster';

let app: TestApp;
let keys: ReturnType<typeof keysFromText>;
beforeAll(async () => {
  app = await openApp();
  keys = keysFromText(readFileSync(join(app.services.dataFolder, 'keys'), 'utf8'));
  const cluster = await openCluster();
  const { rows } = await app.services.pool.query<{ name: string }>('select current_database() as name');
  if (cluster.appUser) await cluster.admin(`alter database ${rows[0]!.name} owner to assay_owner`);
  const owner = connect(cluster.owner(rows[0]!.name), { size: 2, statementTimeout: 0 });
  await migrateJobs(owner, cluster.appUser);
  await migrateJobs(owner, cluster.appUser);
  await owner.end();
});
afterAll(() => app.close());

const count = async (table: string): Promise<number> => {
  const { rows } = await app.services.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]!.n;
};
const work = async (name: string): Promise<void> => {
  await jobsOf(app.services)
    .find((job) => job.name === name)!
    .work();
};
/** Waits for what another process of the product does in its own time; the test's own limit ends it. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(50);
};

test('what nobody may need any more is forgotten after its time, and no sooner', async () => {
  const { pool, limiter } = app.services;
  const at = app.now().toISOString();
  await limiter.take(codePerAddress, '192.0.2.1', app.now());
  await pool.query(
    `insert into request_reply (person_id, route, request_id, body_hash, created_at) values ('p', 'r', 'i', 'h', $1)`,
    [at],
  );
  await pool.query(
    `insert into sent_code (id, purpose, bound_to, code_hash, created_at, expires_at)
     values (gen_random_uuid(), 'p', 'b', 'h', $1, $1)`,
    [at],
  );
  const all = ['forgetLimits', 'forgetReplies', 'forgetCodes', 'forgetTickets'];
  app.pass({ minutes: 30 });
  for (const name of all) await work(name);
  expect([await count('rate_limit'), await count('request_reply'), await count('sent_code')]).toEqual([
    1, 1, 1,
  ]);
  app.pass({ hours: 24 });
  for (const name of all) await work(name);
  expect([await count('rate_limit'), await count('request_reply'), await count('sent_code')]).toEqual([
    0, 0, 0,
  ]);
});

test('content that no row names goes an hour after it was set aside; what a row names stays', async () => {
  const { files, dataFolder } = app.services;
  const owner = await app.signIn('admin');
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const stored = await owner.upload('/api/BaseData/CommonUploadFile', 'a.png', picture);
  expect(stored.ErrorCode).toBe(0);
  const orphan = await files.storeOwn('x.pdf', 'application/pdf', Buffer.from('nobody names this'));
  const isStored = (sha256: string) => existsSync(join(dataFolder, 'blobs/kept', sha256.slice(0, 2), sha256));
  const contents = async () => (await readdir(join(dataFolder, 'blobs/kept'), { recursive: true })).length;
  // Files bear the time of the machine, and this product lives in a time of its own.
  for (const path of await readdir(join(dataFolder, 'blobs/kept'), { recursive: true }))
    await utimes(join(dataFolder, 'blobs/kept', path), app.now(), app.now());
  const before = await contents();
  for (let round = 0; round < 3; round += 1) {
    app.pass({ hours: 2 });
    await work('removeOrphanedFiles');
  }
  expect(isStored(orphan.sha256)).toBe(false);
  expect(existsSync(join(dataFolder, 'blobs/leaving', orphan.sha256))).toBe(false);
  expect(await contents()).toBe(before - 1);
});

test('the running product seals its log, delivers what waits, and stops with nothing unsealed', async () => {
  const { services: inside } = app;
  const jobs = await openJobs(inside, keys);
  const admin = await app.signIn('linwanzhao');
  await admin.do(access.calls.menu, {});
  await until(async () => (await count('audit_seal')) === (await count('audit_log')));
  // A message that could not leave before: the queue picks it up by asking, as the role that serves people.
  const id = '01930000-0000-7000-8000-000000000001';
  await inside.db
    .insertInto('outbox')
    .values({
      id,
      channel: 'mail',
      recipientCipher: inside.cipher.seal({ table: 'outbox', column: 'recipient', row: id }, '13800000000'),
      subject: 's',
      bodyCipher: inside.cipher.seal({ table: 'outbox', column: 'body', row: id }, 'left behind'),
      cause: 'test',
      createdAt: app.now().toISOString(),
      sentAt: null,
      lastError: null,
    })
    .execute();
  await inside.pool.query("select assay_jobs.add_job('deliverWaiting')");
  await until(async () => (await app.outbox()).some(({ text }) => text.startsWith('left behind\n')));
  await admin.wire('POST /login/logout');
  await jobs.stop();
  const outside = readCheckpoints(readFileSync(checkpointFile(inside.dataFolder), 'utf8'));
  const report = await verifyAudit({
    database: inside.pool,
    keys: [keys.audit],
    outside,
    now: app.now(),
  });
  expect(report.findings).toEqual([]);
  expect([report.unsealed, report.sealed > 0, outside.length]).toEqual([0, true, 1]);
});

test('each hour a checkpoint more is written outside the database', async () => {
  const { sealPending } = sealerOf(app.services, keys);
  const lines = () =>
    readCheckpoints(readFileSync(checkpointFile(app.services.dataFolder), 'utf8')).map(({ at }) => at);
  const before = lines().length;
  for (const minutes of [60, 20, 40]) {
    app.pass({ minutes });
    await sealPending(app.now());
  }
  expect(lines().length).toBe(before + 2);
});

test('[PI-08] half a year later every code, reply and link whose time is over is gone, an enquiry is still there, and so is all of the log', async () => {
  const { pool } = app.services;
  const { rows } = await pool.query<{
    id: string;
    application_id: string;
    made_by: string;
    content_id: string;
  }>(
    `select report.id, application_id, person.id as made_by, content.id as content_id
     from report, person, content where report.status = 1 and person.login_name = 'admin' limit 1`,
  );
  const { id, application_id, made_by, content_id } = rows[0]!;
  const at = app.now().toISOString();
  await pool.query(
    `insert into request_reply (person_id, route, request_id, body_hash, created_at) values ('p', 'r', 'i', 'h', $1)`,
    [at],
  );
  await pool.query(
    `insert into sent_code (id, purpose, bound_to, code_hash, created_at, expires_at)
     values (gen_random_uuid(), 'p', 'b', 'h', $1, $1)`,
    [at],
  );
  await pool.query(
    `insert into content_preview (id, content_id, token_hash, made_by, made_at, ends_at)
     values (gen_random_uuid(), $1, 'h', $2, $3::timestamptz - interval '1 hour', $3)`,
    [content_id, made_by, at],
  );
  await pool.query(
    `insert into interest (id, report_id, application_id, name, organisation, need, email_cipher, language, consent, created_at, due_at)
     values (gen_random_uuid(), $1, $2, '何思远', '', '许可生产', 'sealed', 'zh', 'c', $3, $3)`,
    [id, application_id, at],
  );
  const lasting = ['audit_log', 'timeline', 'interest'] as const;
  const before = await Promise.all(lasting.map(count));
  const forgetful = jobsOf(app.services).filter(({ name }) => name.startsWith('forget'));
  app.pass({ days: 200 });
  for (const job of forgetful) await job.work();
  for (const table of ['request_reply', 'sent_code', 'content_preview', 'rate_limit'])
    expect([table, await count(table)]).toEqual([table, 0]);
  expect(await Promise.all(lasting.map(count))).toEqual(before);
  app.pass({ days: 170 });
  for (const job of forgetful) await job.work();
  expect([await count('interest'), await count('audit_log')]).toEqual([0, before[0]]);
});
