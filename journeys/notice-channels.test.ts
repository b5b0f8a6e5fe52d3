import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cast } from '#testing/cast';
import { openBrowserApp, type BrowserApp } from './browser/app';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterAll(() => app.close());
afterEach((story) => app.after(story));

test('a manager chooses by which ways they hear of what needs them; it holds at once and stays [ST1]', async () => {
  const me = await app.as(cast.manager);
  await me.page.getByRole('button', { name: /^账户/ }).click();
  await me.page.getByRole('menuitem', { name: '通知方式' }).click();
  const box = (name: string) => me.panel.getByRole('checkbox', { name });
  await box('期限提醒 短信').check();
  await me.page.getByText('通知方式已保存').waitFor();
  const stored = me.page.waitForResponse(/SetNoticeChannels/);
  await box('成果申报通知 邮件').uncheck();
  await stored;
  await me.page.reload();
  await box('期限提醒 短信').waitFor();
  expect(await box('期限提醒 短信').isChecked()).toBe(true);
  expect(await box('成果申报通知 邮件').isChecked()).toBe(false);
  expect(await box('评价报告通知 邮件').isChecked()).toBe(true);
  expect(await box('每周摘要 短信').count()).toBe(0);
  await me.picture('notice-channels');
});
