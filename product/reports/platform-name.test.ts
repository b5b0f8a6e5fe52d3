import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '#testing';
import { settingCalls } from '#product/settings/contract';
import { dossierOf } from './server/content';
import { documentOf } from './server/document';
import type { ReportRecord } from './server/computed-levels';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a report is printed under the name that the operator gave the platform', async () => {
  const row: ReportRecord = await house.db
    .selectFrom('report')
    .selectAll()
    .where('reportNumber', 'is not', null)
    .executeTakeFirstOrThrow();
  const nameOnCover = async (): Promise<string> => {
    const dossier = await dossierOf(house.db, row);
    const how = { watermark: { kind: 'none' }, showPanel: true, at: house.now() } as const;
    return (await documentOf(house.db, house.house, dossier, how)).cover.platformName;
  };
  expect(await nameOnCover()).toBe('医疗卫生科技成果转化与评价平台');
  const admin = await house.signIn('admin');
  const { now, save } = settingCalls.calls;
  const { version, values } = await admin.do(now, {});
  await admin.do(save, {
    version,
    values: { ...values, platformNameZh: '岳川省卫生科技评价网' },
    reason: '平台更名',
  });
  expect(await nameOnCover()).toBe('岳川省卫生科技评价网');
});
