import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordEntry } from '#host/audit/record';
import { root } from '#host/root';
import { audit } from '#product/audit/contract';
import { contributed } from '#start/areas';
import { openedApp } from '#testing/opened';

const app = await openedApp();

test('what was logged before these calls moved here keeps its name, and is found by it', async () => {
  const admin = await app.signIn('admin');
  const id = randomUUID();
  await recordEntry(app.db, {
    ...{ id, at: app.now(), me: null, by: admin.id },
    ...{ action: 'tasks.resend', object: ['delivery', randomUUID()], result: 'ok' },
  });
  const { rows } = await admin.do(audit.calls.list, { action: '重新发送', objectKind: 'delivery' });
  expect(rows.map((row) => [row.id, row.callName])).toEqual([[id, '重新发送']]);
});

test('every former name leads to a call that there is', () => {
  const now = new Set(
    contributed.calls.flatMap(({ area }) => Object.keys(area.calls).map((call) => `${area.name}.${call}`)),
  );
  const former = Object.entries(contributed.formerCalls);
  expect(former.length).toBeGreaterThan(0);
  expect(former.filter(([was, is]) => now.has(was) || !now.has(is))).toEqual([]);
});

test('a menu that was there before leads to the pages where they are now', async () => {
  const old = { 'tasks/Outbox': 'messages/Outbox', 'tasks/Deliveries': 'messages/Deliveries' };
  const pages = () =>
    app.db
      .selectFrom('action')
      .select('component')
      .where('component', 'in', [...Object.keys(old), ...Object.values(old)])
      .execute();
  for (const [was, is] of Object.entries(old))
    await app.db.updateTable('action').set({ component: was }).where('component', '=', is).execute();
  expect((await pages()).map(({ component }) => component).toSorted()).toEqual(Object.keys(old).toSorted());
  const migration = join(root, 'database/migrations/0100-messages-have-their-own-pages.sql');
  await app.services.pool.query(await readFile(migration, 'utf8'));
  expect((await pages()).map(({ component }) => component).toSorted()).toEqual(Object.values(old).toSorted());
});
