import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { caseAt } from '#testing/reports/story';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { countRenders, drawnDuring } from './browser/renders';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const page = '#main > .page:not([hidden])';
const parts = {
  fields: `${page} .ant-form-item`,
  evidence: `${page} .evidence-list`,
  menu: '.sidebar',
  bar: '.navbar',
};
const oneField = { fields: 1, evidence: 0, menu: 0, bar: 0 };
/** What an action draws, and all that follows from it. */
const drawnBy = (me: Office, action: () => Promise<unknown>) =>
  drawnDuring(me.page, parts, async () => {
    await action();
    await me.page.waitForTimeout(400);
  });
const key = (me: Office, pressed: string) => drawnBy(me, () => me.page.keyboard.press(pressed));
/** What a page brings along after it stands (dictionaries, counts, a cursor's own frame) has come, however slow the machine is. */
const atRest = async (me: Office) => {
  await expect
    .poll(() => drawnBy(me, () => Promise.resolve()), { timeout: 15_000 })
    .toEqual({ fields: 0, evidence: 0, menu: 0, bar: 0 });
};
const said = (me: Office) => me.panel.locator('.foot-bar__said').innerText();
const nameOf = (me: Office) => me.panel.getByLabel('成果名称', { exact: true });
const save = async (me: Office) => {
  await me.page.keyboard.press('Control+s');
  await expect.poll(() => said(me)).toMatch(/^已保存/);
};

it('a key draws the field it is typed into: neither the other fields, nor the menu and the bars around', async () => {
  const me = await app.as('suyanqing');
  await countRenders(me.page);
  await me.open('/EvaluationManagement/apply');
  expect(await me.page.locator(parts.fields).count()).toBeGreaterThan(20);
  await nameOf(me).click();
  await atRest(me);
  // The first key makes the page an unsaved one, which its foot and its tab say.
  expect(await key(me, 'A')).toEqual(oneField);
  expect(await said(me)).toMatch(/^尚未保存/);
  expect(await key(me, 'B')).toEqual(oneField);
  // The draft gets an address and a name by its saving: bars and menu follow, no field does.
  expect(await drawnBy(me, () => save(me))).toMatchObject({ fields: 0, bar: 1 });
  expect(await key(me, 'C')).toEqual(oneField);
  expect(await nameOf(me).inputValue()).toBe('ABC');
});

it('a key in a row of a table draws that one cell', async () => {
  const me = await app.as('suyanqing');
  await save(me);
  await me.open(me.page.url().replace('/apply?', '/apply2?'));
  await me.addRow('完成人');
  await me.addRow('完成人');
  const row = await me.addRow('完成人');
  await row.text('姓名', '陆景行');
  await me.settled();
  await save(me);
  await row.itself.getByLabel('姓名').click();
  await atRest(me);
  for (const pressed of ['A', 'B']) expect(await key(me, pressed)).toEqual(oneField);
});

it('a key in the sheet of an expert draws neither its other fields nor the material beside it', async () => {
  await caseAt(app, 'withExperts');
  const me = await app.as('shenyanqiu');
  await countRenders(me.page);
  await me.list('成果评价', '专家评价');
  await me.panel.getByRole('button', { name: '打开' }).first().click();
  await me.page.waitForURL(/Id=/);
  await me.open(me.page.url());
  await me.page.locator(parts.evidence).first().waitFor();
  await me.panel.getByLabel('创新性', { exact: true }).click();
  await atRest(me);
  for (const pressed of ['A', 'B']) expect(await key(me, pressed)).toEqual(oneField);
});
