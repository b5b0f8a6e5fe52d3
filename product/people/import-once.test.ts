import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import type { DatabaseAddress } from '#host/database/connection';
import { canonicalMobile } from '#host/secrets/canonical';
import { root } from '#host/root';
import { jobsOf } from '#start/jobs';
import { Person, type Refused } from '#testing';
import { staff } from './contract';
import { importsSettled } from './server';
import { organisationNumbered, peopleCount, roleIdOf } from '#testing/lookups';
import { done, ended, peopleFrom, sheet } from '#testing/people/imports';
import { roleCode, type RoleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const { addExpert, importPeople, importProgress } = staff.calls;
const roleId = (code: RoleCode) => roleIdOf(app, code);
const organisation = (number: string) => organisationNumbered(app, number);
const counted = () => peopleCount(app);

/** One cell changed in a row that is otherwise in order, and the column that both ways in must refuse; none where both take it. */
type Case = readonly [
  story: string,
  cells: Partial<Record<'name' | 'mobile' | 'email' | 'title' | 'one', string>>,
  refused?: string,
];
const cases: readonly Case[] = [
  ['in order', {}],
  ['a name of fifty characters', { name: '长'.repeat(50) }],
  ['a name of fifty-one', { name: '长'.repeat(51) }, '姓名'],
  ['no name', { name: '' }, '姓名'],
  ['a blank name', { name: ' \u3000 ' }, '姓名'],
  ['a name that is a formula', { name: '=HYPERLINK("https://example.org")' }],
  ['a name of another script', { name: 'Núñez 𠮷' }],
  ['a number with its country', { mobile: '+86 13655000007' }],
  ['a number in full width', { mobile: '１３６５５００００08' }],
  ['a number with hyphens', { mobile: '136-5500-0009' }],
  ['no number', { mobile: '' }, '手机'],
  ['a number too short', { mobile: '1365500001' }, '手机'],
  ['a number too long', { mobile: '136550000111' }, '手机'],
  ['a landline', { mobile: '010-65001234' }, '手机'],
  ['a masked number', { mobile: '136****0014' }, '手机'],
  ['words for a number', { mobile: '无' }, '手机'],
  ['somebody’s number', { mobile: personOf('lujingxing').mobile }, '手机'],
  ['somebody’s number, spelt otherwise', { mobile: `+86 ${personOf('lujingxing').mobile}` }, '手机'],
  ['no address', { email: '' }, '邮箱'],
  ['an address without a host', { email: 'someone@' }, '邮箱'],
  ['a masked address', { email: 's***@example.org' }, '邮箱'],
  ['an address too long', { email: `${'a'.repeat(250)}@example.org` }, '邮箱'],
  ['an address in capitals', { email: 'SOMEONE@EXAMPLE.ORG' }],
  ['a title nobody has', { title: '9.9.9' }, '职称'],
  ['a subject nobody teaches', { one: '999.99' }, '学科一'],
];
const fieldOf: Readonly<Record<string, string>> = {
  TrueName: '姓名',
  Mobile: '手机',
  Email: '邮箱',
  ZhiCheng: '职称',
  ShuXiXueKeOne: '学科一',
};

describe('[XL-02] an import is what the form is, many times over', () => {
  test('[XL-02] twenty-five rows are judged as the form judges each of them', async () => {
    const admin = await app.signIn('admin');
    const organisationId = (await organisation('PJ001')).id;
    const rows = cases.map(([, cells], at) => ({
      name: `人${at}`,
      mobile: String(13_655_000_000 + at),
      email: 'someone@example.org',
      title: '',
      one: '',
      ...cells,
    }));
    const fileId = await sheet(
      admin,
      rows.map(({ name, mobile, email, title, one }) => [name, mobile, email, '', title, one, '']),
    );
    const asked = { fileId, organisationId, roleId: await roleId(roleCode.expert), dryRun: true };
    const outcome = await done(admin, asked);
    const byImport = cases.map((_, at) => outcome.failed.find(({ row }) => row === at + 2)?.field);
    expect(cases).toHaveLength(25);
    expect(byImport).toEqual(cases.map(([, , refused]) => refused));

    const byForm: (string | undefined)[] = [];
    for (const { name, mobile, email, title, one } of rows) {
      try {
        await admin.do(addExpert, {
          trueName: name,
          // Spellings that a file was copied with are narrowed before they are judged.
          mobile: canonicalMobile(mobile) ?? mobile,
          email,
          organisationId,
          professionalTitle: title,
          familiarSubjectOne: one,
        });
        byForm.push(undefined);
      } catch (fault) {
        const { code, result } = fault as Refused;
        // 1013: the number is somebody's already.
        byForm.push(code === 1013 ? '手机' : fieldOf[(result as { Field: string }[])[0]!.Field]);
      }
    }
    expect(byForm).toEqual(byImport);
  });

  test('[XL-02] the same file brings people in once, however often and however fast it is sent', async () => {
    const admin = await app.signIn('admin');
    const asked = {
      organisationId: (await organisation('PJ001')).id,
      roleId: await roleId(roleCode.expert),
      dryRun: false,
    };
    const rows = peopleFrom(13_656_000_000, 30);
    const files = await Promise.all([sheet(admin, rows), sheet(admin, rows)]);
    const before = await counted();
    const begun = await Promise.all(
      [0, 1, 2, 3, 4].map((at) => admin.do(importPeople, { ...asked, fileId: files[at % 2]! })),
    );
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const first = await ended(
      () => admin.do(importProgress, { id: begun[0]!.id }),
      ({ state }) => state,
    );
    expect(first).toMatchObject({ state: 'done', ok: 30 });
    app.pass({ minutes: 5 });
    expect(await admin.do(importPeople, { ...asked, fileId: files[1]! })).toEqual(first);
    expect(await counted()).toBe(before + 30);
    const links = await app.db.selectFrom('outbox').select('id').where('cause', '=', 'invitation').execute();
    // Those of the file, and those of the form's story.
    expect(links).toHaveLength(30 + cases.filter(([, , refused]) => !refused).length);
  });

  test('[XL-02] rights are asked again when the import’s turn has come, and nobody reads another’s', async () => {
    const [admin, manager] = [await app.signIn('admin'), await app.signIn('yanshenzhi')];
    const own = await organisation('PJ001');
    const before = await counted();
    const long = await admin.do(importPeople, {
      fileId: await sheet(admin, peopleFrom(13_660_000_000, 4_000)),
      organisationId: own.id,
      roleId: await roleId(roleCode.expert),
      dryRun: true,
    });
    const waiting = await manager.do(importPeople, {
      fileId: await sheet(manager, peopleFrom(13_657_000_000, 3)),
      organisationId: own.id,
      roleId: await roleId(roleCode.assessor),
      dryRun: false,
    });
    expect(waiting.state).toBe('waiting');
    const lock = (isLocked: boolean) =>
      app.db.updateTable('person').set({ isLocked }).where('id', '=', manager.id).execute();
    await lock(true);
    await importsSettled(app.services);
    await lock(false);
    const progress = await manager.do(importProgress, { id: waiting.id });
    expect(progress).toMatchObject({
      state: 'failed',
      written: 0,
      problem: '您已无权进行此导入，未导入任何人员',
    });
    expect(await counted()).toBe(before);
    expect(await manager.refusal(importProgress, { id: long.id })).toBe(404);
    const wire = 'GET /api/UserInfo/GetImportProgress';
    expect((await (await app.signIn('lujingxing')).wire(wire, { Id: waiting.id })).ErrorCode).toBe(403);
    expect((await app.visitor.wire(wire, { Id: waiting.id })).ErrorCode).toBe(401);
  });

  test('[XL-02] who loses the right while their import is written brings nobody in: it is looked at once more at the end', async () => {
    const manager = await app.again('yanshenzhi');
    const before = await counted();
    const { id } = await manager.do(importPeople, {
      fileId: await sheet(manager, peopleFrom(13_658_000_000, 3_000)),
      organisationId: (await organisation('PJ001')).id,
      roleId: await roleId(roleCode.assessor),
      dryRun: false,
    });
    const state = async () => {
      const { rows } = await app.services.pool.query(
        'select state, written from person_import where id = $1',
        [id],
      );
      return rows[0] as { state: string; written: number };
    };
    // Allowed when it was asked for and when it began: people are being written already.
    await expect
      .poll(async () => (await state()).written, { interval: 5, timeout: 20_000 })
      .toBeGreaterThan(0);
    expect(await state()).toMatchObject({ state: 'importing' });
    const role = (isStarted: boolean) =>
      app.db.updateTable('role').set({ isStarted }).where('code', '=', roleCode.agency).execute();
    await role(false);
    await importsSettled(app.services);
    await role(true);
    expect(await manager.do(importProgress, { id })).toMatchObject({
      state: 'failed',
      problem: '您已无权进行此导入，未导入任何人员',
    });
    expect(await counted()).toBe(before);
    const { rows } = await app.services.pool.query(
      "select count(*)::int as sent from outbox where cause = 'invitation' and created_at >= (select created_at from person_import where id = $1)",
      [id],
    );
    expect(rows[0].sent).toBe(0);
  });

  test('[XL-02] killed in the middle, an import leaves nothing half; it is taken up again and is whole', async () => {
    const admin = await app.signIn('admin');
    const { host, user, database, password } = app.services.pool.options as Record<
      'host' | 'user' | 'database' | 'password',
      string
    >;
    const { connectionString } = app.services.pool.options;
    const place: DatabaseAddress = connectionString
      ? { connectionString }
      : { host, user, database, password };
    const given = { place, dataFolder: app.services.dataFolder, now: app.now().toISOString() };
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'testing/people/doomed.ts', JSON.stringify(given)],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const elsewhere = new Person(line.toString().trim(), admin.token);
    const before = await counted();
    const { id } = await elsewhere.do(importPeople, {
      fileId: await sheet(admin, peopleFrom(13_670_000_000, 3_000)),
      organisationId: (await organisation('PJ001')).id,
      roleId: await roleId(roleCode.expert),
      dryRun: false,
    });
    const now = () => admin.do(importProgress, { id });
    while ((await now()).written === 0) await new Promise((go) => setTimeout(go, 10));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const work = jobsOf(app.services).find(({ name }) => name === 'takeUpImports')!.work;
    await work();
    await importsSettled(app.services);
    // Nobody has come in, and the dead process is still waited for.
    expect(await now()).toMatchObject({ state: 'importing', total: 3_000 });
    expect(await counted()).toBe(before);
    app.pass({ minutes: 2 });
    await work();
    await importsSettled(app.services);
    expect(await now()).toMatchObject({ state: 'done', ok: 3_000, written: 3_000 });
    expect(await counted()).toBe(before + 3_000);
  });

  test('[XL-02] an import that was interrupted again and again is given up with a sentence', async () => {
    const admin = await app.signIn('admin');
    const asked = {
      fileId: await sheet(admin, peopleFrom(13_680_000_000, 2)),
      organisationId: (await organisation('PJ001')).id,
      roleId: await roleId(roleCode.expert),
      dryRun: false,
    };
    const before = await counted();
    const { id } = await done(admin, asked);
    expect(await counted()).toBe(before + 2);
    // As three processes that died would have left it.
    await app.db
      .updateTable('personImport')
      .set({ state: 'importing', tries: 3, finishedAt: null, heldUntil: app.now().toISOString() })
      .where('id', '=', id)
      .execute();
    app.pass({ minutes: 2 });
    await jobsOf(app.services)
      .find(({ name }) => name === 'takeUpImports')!
      .work();
    await importsSettled(app.services);
    admin.language = 'en';
    const progress = await admin.do(importProgress, { id });
    admin.language = 'zh';
    expect(progress.state).toBe('failed');
    expect(progress.problem).toMatch(/^The import was interrupted several times/);
  });
});
