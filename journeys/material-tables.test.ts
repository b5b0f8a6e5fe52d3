import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { accepted, worldOf, type ApplicationOf } from '#testing/story';
import { fillMaterial, material, submitMaterial } from '#testing/story/material';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { cast } from '#testing/cast';

let app: BrowserApp;
let about: ApplicationOf;
beforeAll(async () => {
  app = await openBrowserApp();
  about = await accepted(worldOf(app), { achievementName: '可穿戴心电判别系统' });
  await fillMaterial(worldOf(app), about);
  const owner = await app.signIn(cast.owner);
  const { Id, RowVersion, Indicators } = await material(worldOf(app), cast.owner, about);
  // A figure without anything to compare it with is claimed all the same.
  const alone = {
    ...Indicators[0],
    Name: '佩戴舒适度',
    Unit: '分',
    OwnValue: 4.6,
    Tolerance: 0.2,
    Rows: [],
  };
  const saved = await owner.wire('POST /api/OriginalMaterial/SaveMaterial', {
    Id,
    RowVersion,
    Indicators: [...Indicators, alone],
  });
  expect(saved.ErrorCode).toBe(0);
  await submitMaterial(worldOf(app), about);
});
afterEach((story) => app.after(story));
afterAll(() => (app as BrowserApp | undefined)?.close());

it('the assessor reads everything the owner was asked for in the tables, an indicator without comparators too', async () => {
  const assessor = await app.at(
    `/EvaluationManagement/detailOriginal?ApplyId=${about.applicationId}`,
    cast.assessor,
  );
  const table = (name: string) => assessor.panel.getByRole('region', { name, exact: true });
  const heads = (name: string) => table(name).getByRole('columnheader').allInnerTexts();
  await table('核心指标对比').waitFor();
  expect(await heads('核心指标对比')).toEqual([
    ...['名称', '单位', '优劣方向', '本成果值', '容差', '检测报告', '核心', '对比对象'],
  ]);
  const alone = table('核心指标对比').getByRole('row').filter({ hasText: '佩戴舒适度' });
  expect(await alone.getByRole('cell').allInnerTexts()).toEqual(
    expect.arrayContaining(['佩戴舒适度', '分', '4.6', '0.2']),
  );
  expect(await heads('创新点')).toEqual(expect.arrayContaining(['国内查新', '国际查新', '全部应用领域']));
  await table('核心指标对比').scrollIntoViewIfNeeded();
  await assessor.picture('material-tables');
});
