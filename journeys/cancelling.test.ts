import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cast } from '#testing/cast';
import { applicationRow } from '#testing/lookups';
import { accepted, worldOf } from '#testing/story';
import { openBrowserApp, type BrowserApp } from './browser/app';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(() => (app as BrowserApp | undefined)?.close());

const reason = '主要完成人调离，团队不再继续该成果';
const fee = '已付评价费用的一半，其余不再支付';

it('[ST1] an owner asks to cancel, takes it back and asks again; the agency declines, and at last agrees', async () => {
  const { applicationId: id } = await accepted(worldOf(app), { achievementName: '协商取消的贴片成果' });
  const detail = `/EvaluationManagement/detail?Id=${id}`;
  const owner = await app.as(cast.owner);
  const ask = async (): Promise<void> => {
    await owner.open(detail);
    await owner.press('请求取消评价');
    await owner.asked.text('理由', reason);
    await owner.asked.text('费用结算说明', fee);
    await owner.picture('cancelling-ask');
    await owner.answer('提交请求');
    await owner.notified('已提交取消请求');
    await owner.panel.getByRole('alert').getByText(fee).waitFor();
  };
  await owner.open(detail);
  await owner.press('请求取消评价');
  await owner.asked.text('理由', reason);
  await owner.answer('提交请求');
  await owner.dialog.getByText(/请输入\s*费用结算说明/).waitFor();
  await owner.asked.text('费用结算说明', fee);
  await owner.answer('提交请求');
  await owner.notified('已提交取消请求');
  await owner.press('撤回取消请求');
  await owner.answer('撤回取消请求');
  await owner.notified('取消请求已撤回');
  await ask();
  await owner.picture('cancelling-asked');

  const manager = await app.at(detail, cast.manager);
  await manager.panel.getByRole('alert').getByText(reason).waitFor();
  await manager.picture('cancelling-decide');
  await manager.press('不同意取消');
  await manager.dialog.getByRole('textbox').fill('评价已近完成，建议继续');
  await manager.answer('不同意取消');
  await manager.notified('已答复：评价继续');

  await ask();
  await manager.open(detail);
  await manager.press('同意取消');
  await manager.picture('cancelling-confirm');
  await manager.answer('同意取消');
  await manager.notified('评价已取消');
  expect(await applicationRow(app, id)).toMatchObject({ status: 2, decisionText: `${reason}\n${fee}` });
  await owner.open(detail);
  await owner.panel.getByText(fee).first().waitFor();
});
