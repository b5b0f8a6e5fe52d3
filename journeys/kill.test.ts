import { existsSync, readFileSync } from 'node:fs';
import { connect as open } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readCheckpoints, checkpointFile } from '#host/audit/checkpoint';
import { verifyAudit } from '#host/audit/verify';
import { connect } from '#host/database/connection';
import { keyFileIn, keysFromText } from '#host/keys';
import { randomOf } from './kill/random';
import {
  acknowledgedWrites,
  askAgain,
  call,
  nothingYet,
  sha256Of,
  writeUntil,
  type Acknowledged,
  type Writer,
} from './kill/writers';
import { ask, placeIn } from './start/database';
import { databaseProcess, gone, kill, start, stop } from './start/product';
import { setStage } from './start/stage';

const stage = setStage({ lived: true });
const rounds = process.env['LONG_TESTS'] ? 50 : 6;
const least = 200;
const leastFiles = 20;

const signIn = async (address: string, dataDir: string): Promise<Writer> => {
  const people = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as {
    loginName: string;
    password: string;
  }[];
  const { password } = people.find(({ loginName }) => loginName === 'jiangwangshu')!;
  const reply = await call({ address, token: '' }, '/api/UserAuth/GetManUserLogin', {
    LoginName: 'jiangwangshu',
    pwd: password,
  });
  return { address, token: reply.ResultValue.Token as string };
};

/** Everything acknowledged is there, whole; and nothing stands half. */
const expectWhole = async (dataDir: string, { drafts, files, requestIds }: Acknowledged): Promise<void> => {
  const rows = await ask(
    dataDir,
    'select id, achievement_name, row_version from application where id = any($1::uuid[])',
    [[...drafts.keys()]],
  );
  const there = new Map(rows.map((row) => [row['id'], row]));
  const lost = [...drafts].filter(([id, { name, rowVersion }]) => {
    const row = there.get(id);
    return row?.['achievement_name'] !== name || Number(row['row_version']) !== rowVersion;
  });
  expect(lost, 'acknowledged drafts').toEqual([]);

  const stored = await ask(dataDir, 'select id, sha256 from file');
  const byId = new Map(stored.map((row) => [row['id'], String(row['sha256'])]));
  expect(
    [...files].filter(([id, { sha256 }]) => byId.get(id) !== sha256),
    'acknowledged files',
  ).toEqual([]);
  const surviving = [...files.keys()].map((id) => byId.get(id)!);
  const broken = surviving.filter((sha256) => {
    const path = join(dataDir, 'blobs/kept', sha256.slice(0, 2), sha256);
    return !existsSync(path) || sha256Of(readFileSync(path)) !== sha256;
  });
  expect(broken, 'contents of acknowledged files').toEqual([]);

  // A request, its log entry and its kept reply stand or fall together, and nothing was done twice.
  const logged = await ask(
    dataDir,
    `select request_id, count(*)::int as entries from audit_log
     where action = 'applications.save' and result = 'ok' and request_id = any($1) group by 1`,
    [requestIds],
  );
  expect(logged.filter((row) => row['entries'] !== 1)).toEqual([]);
  expect(logged, 'acknowledged writes in the log').toHaveLength(requestIds.length);
  const half = await ask(
    dataDir,
    `select a.id, a.row_version, count(l.id)::int as entries from application a
       left join audit_log l on l.object_id = a.id::text and l.action = 'applications.save' and l.result = 'ok'
     where a.achievement_name like 'Kill %' group by a.id, a.row_version having count(l.id) <> a.row_version`,
  );
  expect(half, 'versions of drafts without their one entry').toEqual([]);
  const twice = await ask(
    dataDir,
    `select achievement_name from application where achievement_name like 'Kill %'
     group by 1 having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  expect(await ask(dataDir, 'select request_id from request_reply where reply is null')).toEqual([]);
};

/** What the last death left unsealed is chained again, once the lease of the dead sealer (10 s) has ended. */
const expectSealed = async (dataDir: string, acknowledged: number): Promise<void> => {
  const pool = connect(await placeIn(dataDir));
  try {
    const { audit } = keysFromText(readFileSync(keyFileIn(dataDir), 'utf8'));
    const verified = () =>
      verifyAudit({
        database: pool,
        keys: [audit],
        outside: readCheckpoints(readFileSync(checkpointFile(dataDir), 'utf8')),
        now: new Date(),
      });
    await expect.poll(async () => (await verified()).unsealed, { timeout: 60_000, interval: 500 }).toBe(0);
    const report = await verified();
    expect(report.findings).toEqual([]);
    expect(report.sealed).toBeGreaterThanOrEqual(acknowledged);
  } finally {
    await pool.end();
  }
};

test(`Whatever is killed, and whenever, in ${rounds} rounds: nothing acknowledged is lost, nothing stands half, and the log verifies`, async () => {
  const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
  process.stdout.write(`KILL_SEED=${seed}\n`);
  const random = randomOf(seed);
  const dataDir = stage.livedIn();
  const address = `http://127.0.0.1:${stage.port()}`;
  const record = nothingYet();
  let writer: Writer | undefined;
  const victims: string[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const product = start(stage.at(dataDir));
    await product.ready;
    // The session outlives every death: it was acknowledged too.
    writer ??= await signIn(address, dataDir);
    await askAgain(writer, record);
    await expectWhole(dataDir, record);

    let stopped = false;
    const writing = writeUntil(writer, record, () => stopped);
    const share = (round + 1) / rounds;
    await pause(300 + random() * 900);
    while (acknowledgedWrites(record) < least * share || record.files.size < leastFiles * share)
      await pause(20);
    const victim = random() < 0.34 ? 'the server' : random() < 0.5 ? 'the database' : 'both';
    victims.push(victim);
    const database = databaseProcess(dataDir)!;
    if (victim !== 'the server') process.kill(database, 'SIGKILL');
    if (victim === 'the database') await pause(random() * 400);
    stopped = true;
    await kill(product);
    await writing;
    if (victim !== 'the server') await gone(database);
  }

  const last = start(stage.at(dataDir));
  await last.ready;
  await askAgain(writer!, record);
  await expectWhole(dataDir, record);
  expect(new Set(victims).size).toBeGreaterThan(1);
  expect(acknowledgedWrites(record)).toBeGreaterThanOrEqual(least);
  expect(record.files.size).toBeGreaterThanOrEqual(leastFiles);
  await expectSealed(dataDir, record.requestIds.length);
  await stop(last);
  process.stdout.write(
    `${record.requestIds.length} writes and ${record.files.size} files acknowledged over ${victims.join(', ')}\n`,
  );
}, 600_000);

/** Requests that have ended other servers. */
const poison: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET /%00%ff%c0%ae HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /login/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /login/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n{',
  'POST /api/BaseData/CommonUploadFile HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data\r\nContent-Length: 3\r\n\r\nabc',
  'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /file/%7B%22a%22 HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(2_000)}\r\n\r\n`,
  `GET /redirect/${'../'.repeat(500)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
];

test('[OP-09] one poisoned request cannot end the process', async () => {
  const product = start(stage.at(stage.livedIn()));
  await product.ready;
  const address = `http://127.0.0.1:${stage.port()}`;
  const bodies = [
    '{"__proto__":{"x":1}}',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `{"LoginName":"${'\\u0000'.repeat(1_000)}"}`,
    '{"LoginName":1e999,"pwd":{"toString":null}}',
    'null',
  ];
  for (const text of poison) {
    await new Promise<void>((done) => {
      const socket = open(Number(stage.port()), '127.0.0.1', () =>
        socket.write(text.replace('Host: x', `Host: 127.0.0.1:${stage.port()}`)),
      );
      socket.on('error', () => done()).on('close', () => done());
      socket.resume();
      setTimeout(() => socket.destroy(), 150);
    });
  }
  for (const body of bodies) {
    const reply = await fetch(`${address}/api/UserAuth/GetManUserLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(((await reply.json()) as { ErrorCode: number }).ErrorCode).toBe(2002);
  }
  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect(product.process.exitCode).toBeNull();
  expect((await stop(product)).code).toBe(0);
});
