import { expect, test } from 'vitest';
import { settingCalls } from '#product/settings/contract';
import { dossierOf } from './server/content';
import { documentOf } from './server/document';
import type { ReportRecord } from './server/computed-levels';
import { openedApp } from '#testing/opened';

const app = await openedApp();

test('a report is printed under the name that the operator gave the platform', async () => {
  const row: ReportRecord = await app.db
    .selectFrom('report')
    .selectAll()
    .where('reportNumber', 'is not', null)
    .executeTakeFirstOrThrow();
  const nameOnCover = async (): Promise<string> => {
    const dossier = await dossierOf(app.db, row);
    const how = { watermark: { kind: 'none' }, showPanel: true, at: app.now() } as const;
    return (await documentOf(app.db, app.services, dossier, how)).cover.platformName;
  };
  expect(await nameOnCover()).toBe('医疗卫生科技成果转化与评价平台');
  const admin = await app.signIn('admin');
  const { now, save } = settingCalls.calls;
  const { version, values } = await admin.do(now, {});
  await admin.do(save, {
    version,
    values: { ...values, platformNameZh: '岳川省卫生科技评价网' },
    reason: '平台更名',
  });
  expect(await nameOnCover()).toBe('岳川省卫生科技评价网');
});
