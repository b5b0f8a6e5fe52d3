import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { calls, write } from '#contract/call';
import { text, strictObject } from '#contract/field';
import { rights } from '#contract/rights';
import { readCheckpoints } from '#host/audit/checkpoint';
import { sealer } from '#host/audit/seal';
import { verifyAudit } from '#host/audit/verify';
import { keysFromText } from '#host/keys';
import { buildServer } from '#host/server';
import { serve } from '#host/serve';
import { identify } from '#product/access/server';
import { Person } from '#testing';
import { submitted, worldOf } from '#testing/story';
import { stepsOf } from '#testing/story/application';
import { openCluster } from '#testing/cluster';
import { connect } from '#host/database/connection';
import { inputOf } from '../matrix/samples';
import { ask, nameOf, routes } from '../matrix/world';
import { countOf, tryIn } from './tools';
import { passwordOf, mobileOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();

interface Row {
  id: string;
  action: string;
  result: string;
  reason: string | null;
  actor_id: string | null;
  address: string | null;
  at: Date | string;
}
const known = new Set<string>();
const unknownOnes = async (): Promise<Row[]> => {
  const { rows } = await app.services.pool.query<Row>(
    'select * from audit_log where id <> all($1::uuid[]) order by at, id',
    [[...known]],
  );
  for (const { id } of rows) known.add(id);
  return rows;
};
/** What a request adds to the log. */
const added = async (work: () => Promise<unknown>): Promise<Row[]> => {
  await unknownOnes();
  await work();
  return unknownOnes();
};
const worldSteps = () => stepsOf(worldOf(app), {});
const none = (): string => '01930000-0000-7000-8000-00000000dead';

test('AD-01 a sign-in, and each way in which it fails, leaves exactly one entry', async () => {
  const pwd = passwordOf(app, 'linwanzhao');
  const tries: readonly (readonly [Record<string, string>, string, string | null])[] = [
    [{ LoginName: 'linwanzhao', pwd }, 'ok', null],
    [{ LoginName: 'linwanzhao', pwd: 'wrong' }, 'refused', '1001'],
    [{ LoginName: 'nobody', pwd: 'wrong' }, 'refused', '1001'],
    [{ Mobile: mobileOf('linwanzhao'), Code: '000000' }, 'refused', '1001'],
    [{ Stranger: 'x' }, 'refused', '2002'],
  ];
  for (const [input, result, reason] of tries)
    expect(await added(() => tryIn(app, input))).toEqual([
      expect.objectContaining({ action: 'access.signIn', result, reason, address: '127.0.0.1' }),
    ]);
});

test('AD-01 every write, asked by every kind of person, leaves exactly one entry: who, when, what, and how it ended', async () => {
  const logins = ['admin', 'linwanzhao', 'suyanqing', 'yanshenzhi', 'lujingxing', 'shenyanqiu', 'zhouyiheng'];
  const writes = routes.filter(({ call, name }) => call.kind === 'write' && name !== 'access.signOut' && !['anyone', 'half-signed-in'].includes(call.may));
  expect(writes.length).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const login of logins) {
    const person = await app.signIn(login);
    for (const route of writes) {
      const rows = await added(() => ask(person, route, inputOf(route.call.takes, none)));
      const [row] = rows;
      if (rows.length !== 1 || row!.action !== route.name || row!.actor_id !== person.id || row!.address !== '127.0.0.1')
        wrong.push(`${nameOf(route)} by ${login}: ${rows.length}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000); // oxfmt-ignore

test('AD-01 each step of a story leaves one entry, a repeated request none more, and what is hidden is not sought in silence', async () => {
  let about = { applicationId: '' };
  const steps = await added(async () => {
    about = await submitted(worldOf(app));
  });
  const rows = steps.map(({ action, result }) => `${action} ${result}`);
  const count = (what: string) => rows.filter((row) => row === what).length;
  expect([count('applications.save ok'), count('applications.submit ok')]).toEqual([3, 1]);
  const [owner, stranger] = [await app.signIn('suyanqing'), await app.signIn('jiangwangshu')];
  const read = { Id: about.applicationId };
  expect(await added(() => owner.wire('GET /api/ApplyFor/GetApplyById', read))).toEqual([]);
  const draft = { Step: 'apply', Data: (await worldSteps()).apply };
  const named = { requestId: 'once-and-no-more' };
  const first = await added(() => owner.wire('POST /api/ApplyFor/SaveApply', draft, named));
  const second = await added(() => owner.wire('POST /api/ApplyFor/SaveApply', draft, named));
  expect([first.length, second.length]).toEqual([1, 0]);
  expect(await added(() => stranger.wire('GET /api/ApplyFor/GetApplyById', read))).toEqual([
    expect.objectContaining({ action: 'applications.dossier', result: 'refused', reason: '404', actor_id: stranger.id }),
  ]);
}); // oxfmt-ignore

test('AD-02 a log altered in the database behind the product’s back is found out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-audit-'));
  const keys = keysFromText(readFileSync(join(app.services.dataFolder, 'keys'), 'utf8'));
  const checkpointFile = join(folder, 'checkpoints');
  const database = app.services.pool;
  const { sealPending } = sealer({ database, key: keys.audit, checkpointFile, holder: 'test' });
  await sealPending(app.now());
  const outside = readCheckpoints(readFileSync(checkpointFile, 'utf8'));
  const judge = async (asked: Parameters<typeof verifyAudit>[0]['database']) =>
    verifyAudit({ database: asked, keys: [keys.audit], outside, now: app.now() });
  expect((await judge(database)).ok).toBe(true);
  // Only the owner of the tables can do this; the product's own role is refused below.
  const { rows } = await database.query<{ name: string }>('select current_database() as name');
  const owner = connect((await openCluster()).owner(rows[0]!.name), { size: 1 });
  const pick = '(select entry_id from audit_seal order by md5(seq::text || $1::text) limit 1)';
  const seal = '(select seq from audit_seal order by md5(seq::text || $1::text) limit 1)';
  const alterations = [
    `update audit_log set actor_id = null, reason = 'x' where id = ${pick}`,
    `update audit_log set at = at + interval '1 second' where id = ${pick}`,
    `update audit_log set changes = '[{"field": "state", "after": "passed"}]' where id = ${pick}`,
    `update audit_log set result = case result when 'ok' then 'refused' else 'ok' end where id = ${pick}`,
    `delete from audit_log where id = ${pick}`,
    `with gone as (delete from audit_seal where seq = ${seal} returning entry_id) delete from audit_log where id in (select entry_id from gone)`,
    `with gone as (delete from audit_seal where seq >= ${seal} returning entry_id) delete from audit_log where id in (select entry_id from gone)`,
    `update audit_seal set hash = md5(hash) || md5(prev_hash) where seq = ${seal}`,
    `update audit_checkpoint set hash = md5($1::text) || md5('')`,
  ];
  const client = await owner.connect();
  try {
    for (let round = 0; round < 5; round += 1)
      for (const alteration of alterations) {
        await client.query('begin');
        await client.query(alteration, [round]);
        const report = await judge(client);
        await client.query('rollback');
        expect(report.ok, alteration).toBe(false);
      }
  } finally {
    client.release();
    await owner.end();
    rmSync(folder, { recursive: true });
  }
  expect((await judge(database)).ok).toBe(true);
}, 60_000);

test('AD-03 a fault on either side of the record leaves neither the change nor its record', async () => {
  const nothing = strictObject({});
  const area = calls('planted', rights({}), {
    unrecorded: write('POST /api/Planted/Unrecorded', { called: ['种', 'Planted', 'Plantada'],  may: 'signed-in', takes: nothing, gives: nothing }),
    unchanged: write('POST /api/Planted/Unchanged', { called: ['种', 'Planted', 'Plantada'],  may: 'signed-in', takes: nothing, gives: nothing }),
    uncommitted: write('POST /api/Planted/Uncommitted', { called: ['种', 'Planted', 'Plantada'],  may: 'signed-in', takes: nothing, gives: strictObject({ said: text(9) }) }),
  });
  const change = (context: { db: typeof app.db }) =>
    context.db.insertInto('counter').values({ name: 'planted', value: 1 } as never).execute();
  const server = await buildServer(
    { services: app.services, kinds: {}, identify, validateReplies: false, proxyHops: 0, admits: () => true },
    [
      serve(area, {
        // The change stands, then its record cannot be made: a content that has no canonical form.
        unrecorded: async (_, context) => {
          await change(context);
          context.audit({ after: { circle: 1n } });
          return {};
        },
        unchanged: async (_, context) => {
          await change(context);
          throw new Error('planted');
        },
        // Change and record stand, then the reply cannot be kept: the database refuses U+0000.
        uncommitted: async (_, context) => {
          await change(context);
          return { said: '\0' };
        },
      }),
    ],
    () => undefined,
  );
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const { token, id } = await app.signIn('linwanzhao');
  const editor = new Person(address, token, 'editor', id);
  for (const call of Object.values(area.calls)) {
    const rows = await added(() =>
      editor.wire(`POST ${call.path}`, {}, { requestId: randomBytes(8).toString('hex') }),
    );
    expect(rows.map(({ result, reason }) => [result, reason])).toEqual([['failed', '9000']]);
    expect(await countOf(app, "counter where name = 'planted'")).toBe(0);
  }
  await server.close();
}); // oxfmt-ignore

test('AD-04 neither a call nor the database role of the product changes or stops the log', async () => {
  const admin = await app.signIn('admin');
  const writes = routes.filter(({ name, call }) => /audit/i.test(`${name} ${call.path}`) && call.kind !== 'read');
  // To show somebody's number adds an entry and a notice; nothing else of the log is written by a call.
  expect(writes.map(({ name }) => name)).toEqual(['audit.reveal']);
  const guesses = ['DelLog', 'ClearLog', 'UpdateLog', 'StopAudit', 'DeleteAudit', 'CleanOperLog'].flatMap((name) => [
    `POST /api/Audit/${name}`,
    `GET /api/SystemLog/${name}`,
  ]);
  for (const guess of guesses) {
    const [method, path] = guess.split(' ') as [string, string];
    const reply = await fetch(`${app.address}${path}`, { method, headers: { token: admin.token! } });
    expect(reply.status, guess).toBe(404);
  }
  if ((await openCluster()).appUser !== undefined)
    for (const table of ['audit_log', 'audit_seal', 'audit_checkpoint'])
      for (const attempt of [
        `update ${table} set ${table === 'audit_log' ? 'action' : 'hash'} = 'x'`,
        `delete from ${table}`,
        `truncate ${table}`,
        `drop table ${table}`,
        `alter table ${table} disable trigger all`,
      ])
        await expect(app.services.pool.query(attempt), attempt).rejects.toMatchObject({ code: '42501' });
  expect(await countOf(app, 'audit_log')).toBeGreaterThan(0);
}); // oxfmt-ignore
