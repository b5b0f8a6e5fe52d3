import { readXlsx } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { applications } from '#product/applications/contract';
import { preferences } from '#product/preferences/contract';
import { draft, submit } from '#testing/story/application';
import { worldOf } from '#testing/story/world';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { countRenders, rendersDuring } from './browser/renders';
import { framesOf, openThirtyRows } from './browser/thirty-rows';
import { contractsInForce } from '#queries/contracts';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const list = '/EvaluationManagement/applyList';
const ledger = '/EvaluationManagement/AllReportList';

const rowsOf = (me: Office) => me.panel.locator('tbody tr:not([aria-hidden])');
const headsOf = async (me: Office): Promise<string[]> =>
  (await me.panel.locator('thead th:not(.table__index)').allInnerTexts())
    .map((text) => text.trim())
    .filter(Boolean);
/** The numbers of the rows in front. */
const numbersOf = async (me: Office): Promise<number[]> =>
  (await rowsOf(me).locator('.table__index').allInnerTexts()).map(Number);
const totalOf = async (me: Office): Promise<number> => {
  await me.settled();
  return Number(/\d+/.exec(await me.panel.locator('.page__count').innerText())![0]);
};
const chipsOf = async (me: Office): Promise<string[]> =>
  (await me.panel.getByRole('group', { name: '查询条件' }).locator('.chip').allInnerTexts()).map((text) =>
    text.trim(),
  );
const pagerOf = (me: Office) => me.panel.getByRole('navigation', { name: '分页' });
const panelOf = (me: Office, name: string) => me.page.getByRole('dialog', { name });
const openPanel = async (me: Office, name: string) => {
  await me.press(name);
  await panelOf(me, name).waitFor();
  return panelOf(me, name);
};
const simple = async (me: Office, field: string, keyword: string) => {
  await me.form.choose('检索字段', field);
  if (field === '评价状态') await me.form.choose('关键词', keyword);
  else await me.form.text('关键词', keyword);
  await me.press('查询');
  await me.settled();
};
/** The texts of one column on the page in front. */
const cells = (me: Office, label: string) => rowsOf(me).locator(`[data-label="${label}"]`).allInnerTexts();

describe('What a list is narrowed by', () => {
  let me: Office;
  beforeAll(async () => {
    me = await app.as('admin');
  });

  it.each([
    ['成果名称', 'achievement-name'],
    ['第一完成人', 'first-author'],
    ['科技经理', 'technology-manager'],
  ])('finds by %s what bears the words, and nothing else [SF4.%s]', async (field) => {
    await me.open(list);
    const all = await totalOf(me);
    const texts = (await cells(me, field)).filter((text) => text !== '/');
    const word = texts[0]!;
    await simple(me, field, word);
    await expect.poll(() => totalOf(me)).toBeLessThan(all);
    const found = await cells(me, field);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((text) => !text.includes(word))).toEqual([]);
    await expect.poll(() => chipsOf(me)).toEqual([`${field}：${word}`]);
  });

  it('finds by the state, as its dictionary calls it [SF4.evaluation-status]', async () => {
    await me.open(list);
    await simple(me, '评价状态', '草稿');
    await expect.poll(async () => new Set(await cells(me, '评价状态'))).toEqual(new Set(['草稿']));
  });

  it('finds by the college and by any author what the record says [SF4.college] [SF4.any-author]', async () => {
    const row = await app.db
      .selectFrom('application')
      .select(['id', 'achievementName', 'collegeName'])
      .where('collegeName', '!=', '')
      .where('status', '!=', 6)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
    const author = await app.db
      .selectFrom('applicationPerson')
      .select(['name'])
      .where('applicationId', '=', row.id)
      .orderBy('sort', 'desc')
      .executeTakeFirstOrThrow();
    for (const [field, keyword] of [
      ['学院/科室', row.collegeName!],
      ['完成人', author.name],
    ] as const) {
      await me.open(list);
      const all = await totalOf(me);
      await simple(me, field, keyword);
      await expect.poll(() => totalOf(me)).toBeLessThan(all);
      await me.row(row.achievementName).waitFor();
    }
  });

  it('stands in chips that go one by one, in the address, and behind «back» [SH13]', async () => {
    const { page } = me;
    await me.open(list);
    const all = await totalOf(me);
    await me.press('高级检索');
    await me.form.choose('成熟度 起', '1');
    const conditions = me.panel.locator('.search__condition');
    await conditions.first().getByLabel('关键词').fill('的');
    await me.press('查询');
    await me.settled();
    await me.panel.locator('.list__states').getByText('通过', { exact: true }).click();
    await me.settled();
    await expect.poll(() => chipsOf(me)).toEqual(['成熟度：1 – …', '成果名称：的']);
    const shared = page.url();
    const narrowed = await totalOf(me);
    await me.panel.getByRole('button', { name: '清除 成熟度' }).click();
    await expect.poll(() => chipsOf(me)).toEqual(['成果名称：的']);
    expect(await me.panel.getByLabel('成熟度 起').count()).toBe(1);
    await me.panel.getByRole('button', { name: '清除 成果名称' }).click();
    await expect.poll(() => me.panel.locator('.chips').count()).toBe(0);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => chipsOf(me)).toEqual(['成熟度：1 – …', '成果名称：的']);
    expect(await conditions.first().getByLabel('关键词').inputValue()).toBe('的');
    await page.goForward();
    await expect.poll(() => chipsOf(me)).toEqual(['成果名称：的']);
    await page.reload();
    await expect.poll(() => chipsOf(me)).toEqual(['成果名称：的']);
    const colleague = await app.at(shared.slice(app.address.length), 'zhouyiheng');
    await expect.poll(() => chipsOf(colleague)).toEqual(['成熟度：1 – …', '成果名称：的']);
    await me.open(shared.slice(app.address.length));
    expect(await totalOf(me)).toBe(narrowed);
    expect(narrowed).toBeLessThan(all);
  });

  it('folds the query area and says how much it hides; what is typed there stays while pages are turned', async () => {
    await me.open(ledger);
    const area = me.panel.locator('form.query');
    expect(await area.locator('.query__field').count()).toBe(3);
    const more = area.getByRole('button', { name: /^展开/ });
    const [, hidden] = /(\d+)/.exec(await more.innerText())!;
    await more.click();
    expect(await area.locator('.query__field').count()).toBe(3 + Number(hidden));
    await me.form.choose('每页条数', '5 条/页');
    await me.settled();
    await me.form.text('评估师', '还没查询');
    await pagerOf(me).getByRole('button', { name: '下一页' }).click();
    await me.settled();
    expect(await me.panel.getByLabel('评估师', { exact: true }).inputValue()).toBe('还没查询');
  });

  it('is kept under a name, found again on another machine, what a list begins with, shared, and forgotten', async () => {
    await me.open(list);
    const saved = await openPanel(me, '常用查询');
    await saved.getByText('先设置查询条件').waitFor();
    await me.page.keyboard.press('Escape');
    await simple(me, '评价状态', '通过');
    const passed = await totalOf(me);
    const again = await openPanel(me, '常用查询');
    await again.getByLabel('查询名称').fill('已通过的成果');
    await again.getByLabel('查询名称').press('Enter');
    await again.getByRole('button', { name: '已通过的成果', exact: true }).waitFor();

    // A colleague of their choice opens it, and finds what their own rights show them.
    const menu = async (one: Office, panel: Locator, entry: string) => {
      await panel.getByRole('button', { name: '已通过的成果 的更多操作' }).click();
      await one.page.getByRole('menuitem', { name: entry }).click();
    };
    await menu(me, again, '订阅新匹配');
    await again.getByRole('img', { name: '已订阅' }).waitFor();
    await menu(me, again, '设为列表的初始查询');
    await again.getByRole('img', { name: '初始' }).waitFor();
    await menu(me, again, '改名与共享…');
    await again.getByLabel('指定人员').check();
    await again.getByRole('combobox', { name: '指定人员' }).fill(personOf('zhouyiheng').name);
    await me.page.locator('.ant-select-item-option', { hasText: personOf('zhouyiheng').name }).click();
    await expectAccessible(me.page, 'a search that is shared');
    await me.picture('saved-search-shared');
    await again.getByRole('button', { name: '保存', exact: true }).click();
    await again.getByRole('img', { name: '已共享' }).waitFor();
    await expectAccessible(me.page, 'saved searches');
    await me.picture('saved-searches');
    const other = await app.at(list, 'zhouyiheng');
    const shared = await openPanel(other, '常用查询');
    await shared
      .getByRole('button', { name: /^已通过的成果/ })
      .first()
      .click();
    await expect.poll(() => chipsOf(other)).toEqual(['评价状态：通过']);

    // On another machine the list begins with it; whoever wants all rows takes the conditions away.
    const kept = [{ name: '从前的查询', narrowing: 'status=draft' }];
    const queries = { key: 'list.applications/ApplicationList.queries', value: JSON.stringify(kept) };
    await (await app.signIn('admin')).do(preferences.calls.put, queries);
    const elsewhere = await app.at(list, 'admin', {});
    await expect.poll(() => chipsOf(elsewhere)).toEqual(['评价状态：通过']);
    expect(await totalOf(elsewhere)).toBe(passed);
    await elsewhere.panel.getByRole('button', { name: '清除 评价状态' }).click();
    await expect.poll(() => totalOf(elsewhere)).toBeGreaterThan(passed);
    const there = await openPanel(elsewhere, '常用查询');
    await there.getByRole('button', { name: '已通过的成果', exact: true }).click();
    await expect.poll(() => totalOf(elsewhere)).toBe(passed);

    // What was kept as a preference before searches could be shared is one of them now.
    await (await openPanel(elsewhere, '常用查询')).getByText('从前的查询').waitFor();
    await menu(elsewhere, there, '删除');
    await elsewhere.answer('删除');
    await openPanel(elsewhere, '常用查询');
    await there.getByRole('button', { name: '已通过的成果', exact: true }).waitFor({ state: 'detached' });
    // What was shared is there no more, wherever it was named.
    const { objectId: id } = await app.db
      .selectFrom('auditLog')
      .select('objectId')
      .where('action', '=', 'savedSearches.remove')
      .executeTakeFirstOrThrow();
    await other.open(`${list}?saved=${id}`);
    await other.notified('已删除或不再共享');
    await elsewhere.open(list);
    await elsewhere.notified('已删除或不再共享');
    expect(await totalOf(elsewhere)).toBeGreaterThan(passed);
  });
});

describe('The pager', () => {
  it('leads beyond the end to the last page, by the field and by the address [SH10] [SH13]', async () => {
    const me = await app.at(`${list}?size=5`, 'admin');
    const all = await totalOf(me);
    const last = String(Math.ceil(all / 5));
    const jump = pagerOf(me).getByLabel(/前往/);
    await jump.fill('9999');
    await jump.press('Enter');
    await expect.poll(() => jump.inputValue()).toBe(last);
    await me.settled();
    expect(await rowsOf(me).count()).toBe(all % 5 || 5);
    expect(await pagerOf(me).getByRole('button', { name: '下一页' }).isDisabled()).toBe(true);
    await jump.fill('0');
    await jump.press('Enter');
    await expect.poll(() => jump.inputValue()).toBe(last);
    await me.open(`${list}?size=5&page=777`);
    await expect.poll(() => jump.inputValue()).toBe(last);
    expect(await pagerOf(me).getByRole('button').count()).toBe(2);
  });
});

describe('The columns', () => {
  it('are shown, ordered by mouse and by keyboard, pinned and reset; they follow the person to another machine', async () => {
    const me = await app.at(list, 'zhouyiheng');
    const declared = await headsOf(me);
    const panel = await openPanel(me, '列设置');
    await panel.getByRole('checkbox', { name: '第一完成人' }).uncheck();
    await expect.poll(() => headsOf(me)).not.toContain('第一完成人');
    const handle = panel.getByRole('button', { name: '移动 申报编号' });
    await handle.focus();
    await handle.press('ArrowDown');
    await panel.getByText('申报编号 现在第 2 列').waitFor({ state: 'attached' });
    expect(await panel.locator('.handle:focus').getAttribute('aria-label')).toBe('移动 申报编号');
    await expect
      .poll(async () => (await headsOf(me)).slice(0, 3))
      .toEqual(['成果名称', '评价状态', '申报编号']);
    const lineOf = (label: string) => panel.getByRole('listitem').filter({ hasText: label });
    await panel.getByRole('button', { name: '移动 科技经理' }).dragTo(lineOf('评价状态'));
    await expect.poll(async () => (await headsOf(me))[1]).toBe('科技经理');
    await panel.getByRole('button', { name: '固定在左侧 更新时间' }).click();
    await panel.getByRole('button', { name: '固定在右侧 科技经理' }).click();
    await expect.poll(async () => (await headsOf(me)).slice(0, 2)).toEqual(['成果名称', '更新时间']);
    await me.page.keyboard.press('Escape');
    await expect.poll(async () => (await headsOf(me)).at(-2)).toBe('科技经理');
    const arranged = await headsOf(me);

    const leftOf = async (label: string) =>
      (await me.panel.locator('thead th').filter({ hasText: label }).boundingBox())!.x;
    const [before, right] = [await leftOf('更新时间'), await leftOf('科技经理')];
    await me.page.evaluate("document.querySelector('.page:not([hidden]) .table').scrollLeft = 600");
    expect([await leftOf('更新时间'), await leftOf('科技经理')]).toEqual([before, right]);
    const key = (await me.panel.locator('thead .table__key').boundingBox())!;
    expect(Math.abs(key.x + key.width - before)).toBeLessThan(1);

    const elsewhere = await app.at(list, 'zhouyiheng', {});
    expect(await headsOf(elsewhere)).toEqual(arranged);
    const other = await app.at(list, 'admin');
    expect(await headsOf(other)).not.toEqual(arranged);
    await openPanel(me, '列设置');
    await panel.getByRole('button', { name: '重置' }).click();
    await expect.poll(() => headsOf(me)).toEqual(declared);
    await me.page.keyboard.press('Escape');
  });

  it('stand as close as one likes, and fill the screen', async () => {
    const me = await app.at(list, 'zhouyiheng');
    const height = async () => (await rowsOf(me).first().boundingBox())!.height;
    const before = await height();
    await me.press('密度');
    // Asked again before the server has it, it would still be as it was.
    const stored = me.page.waitForResponse(/SetPreference/);
    await me.page.getByRole('menuitem', { name: '紧凑' }).click();
    await expect.poll(height).toBeLessThan(before);
    await stored;
    await me.page.reload();
    await me.settled();
    expect(await height()).toBeLessThan(before);
    await me.press('密度');
    await me.page.getByRole('menuitem', { name: '适中' }).click();
    await expect.poll(height).toBe(before);
    const top = async () => (await me.panel.locator('.list').boundingBox())!.y;
    expect(await top()).toBeGreaterThan(0);
    await me.press('列表全屏');
    await expect.poll(top).toBe(0);
    await me.form.choose('每页条数', '20 条/页');
    await me.settled();
    await me.press('退出列表全屏');
    await expect.poll(top).toBeGreaterThan(0);
  });
});

describe('Rows', () => {
  it('are numbered across the pages, in every list', async () => {
    const me = await app.as('admin');
    // Who comes in stands in the log.
    for (const who of ['suyanqing', 'tangyuan', 'zhouyiheng', 'yanshenzhi']) await app.signIn(who);
    for (const path of [list, ledger, '/system/users', '/system/audit']) {
      await me.open(`${path}?size=5`);
      const total = await totalOf(me);
      expect(total, path).toBeGreaterThan(5);
      expect(await me.panel.locator('thead .table__index').innerText()).toBe('序号');
      expect(await numbersOf(me), path).toEqual([1, 2, 3, 4, 5]);
      // What stands there still keeps its number until the next page is here.
      const stood = await rowsOf(me).first().innerText();
      await me.page.route('**/api/**', async (route) => {
        await setTimeout(400);
        await route.continue();
      });
      await pagerOf(me).getByRole('button', { name: '下一页' }).click();
      const numbers = await numbersOf(me);
      if ((await rowsOf(me).first().innerText()) === stood) expect(numbers[0]).toBe(1);
      await expect
        .poll(() => numbersOf(me), { message: path })
        .toEqual(Array.from({ length: Math.min(5, total - 5) }, (_, at) => 6 + at));
      await me.page.unroute('**/api/**');
    }
    await me.form.choose('每页条数', '20 条/页');
    await expect.poll(async () => (await numbersOf(me))[0]).toBe(1);
  });

  it('stay selected while pages are turned, and are let go when the list is narrowed', async () => {
    const me = await app.at(`${list}?size=5`, 'admin');
    await me.panel.getByRole('checkbox', { name: '选择本页' }).check();
    await me.panel.getByText('已选择 5 项').waitFor();
    await pagerOf(me).getByRole('button', { name: '下一页' }).click();
    const wholePage = () => me.panel.getByRole('checkbox', { name: '选择本页' }).isChecked();
    await expect.poll(wholePage).toBe(false);
    await me.settled();
    await rowsOf(me).first().getByRole('checkbox').check();
    await me.panel.getByText('已选择 6 项').waitFor();
    await pagerOf(me).getByRole('button', { name: '上一页' }).click();
    await expect.poll(wholePage).toBe(true);
    await me.panel.getByRole('button', { name: '清空' }).click();
    await me.panel.locator('.selection').waitFor({ state: 'hidden' });
    await rowsOf(me).first().getByRole('checkbox').check();
    await me.panel.locator('.list__states').getByText('通过', { exact: true }).click();
    await me.settled();
    await me.panel.locator('.selection').waitFor({ state: 'hidden' });
  });

  it('are counted as one and as several, as the language has it [SH4]', async () => {
    const me = await app.at(`${list}?size=5`, 'admin', { locale: 'es-ES' });
    for (const [at, said] of ['1 seleccionada', '2 seleccionadas'].entries()) {
      await rowsOf(me).nth(at).getByRole('checkbox').check();
      await me.panel.locator('.selection').getByText(said, { exact: true }).waitFor();
    }
  });

  it('are taken along as a spreadsheet: the page, the selection, all of it, in the person’s language', async () => {
    const me = await app.at(`${list}?size=5`, 'zhouyiheng', {});
    const all = await totalOf(me);
    const takeAlong = async (button: string, which: RegExp) => {
      await me.press(button);
      const [file] = await Promise.all([
        me.page.waitForEvent('download'),
        me.page.getByRole('menuitem', { name: which }).click(),
      ]);
      const { sheets } = await readXlsx(await readFile(await file.path()));
      return { name: file.suggestedFilename(), rows: sheets[0]!.rows };
    };
    const page = await takeAlong('导出', /导出本页/);
    expect(page.name).toMatch(/^成果申报-\d{4}-\d{2}-\d{2}\.xlsx$/);
    // Beside a time the file says the zone, which the page says once for all of them.
    await me.panel.locator('.page__head').getByText('时间均为 UTC+8').waitFor();
    const named = (row: readonly unknown[]) => row.map((head) => String(head).replace(' (UTC+8)', ''));
    expect(page.rows[0]).toContain('更新时间 (UTC+8)');
    expect(named(page.rows[0]!)).toEqual((await headsOf(me)).filter((head) => head !== '操作'));
    expect(page.rows.slice(1).map(([name]) => name)).toEqual(
      await rowsOf(me).getByRole('rowheader').allInnerTexts(),
    );
    const status = page.rows[0]!.indexOf('评价状态');
    expect(page.rows.slice(1).map((row) => row[status])).toEqual(await cells(me, '评价状态'));
    await rowsOf(me).nth(1).getByRole('checkbox').check();
    await pagerOf(me).getByRole('button', { name: '下一页' }).click();
    // The rows of the page before stay until the next ones are here.
    await expect.poll(() => rowsOf(me).getByRole('checkbox', { checked: true }).count()).toBe(0);
    await rowsOf(me).nth(0).getByRole('checkbox').check();
    expect((await takeAlong('导出', /导出所选（2）/)).rows).toHaveLength(3);
    expect((await takeAlong('导出', /导出全部/)).rows).toHaveLength(all + 1);
    await me.page.getByRole('button', { name: '语言', exact: true }).click();
    await me.page.getByRole('menuitem', { name: 'Español' }).click();
    await me.page.getByRole('heading', { level: 1, name: 'Solicitudes' }).waitFor();
    const spanish = await takeAlong('Exportar', /Todas las filas/);
    expect(spanish.name).toMatch(/^Solicitudes-/);
    expect(named(spanish.rows[0]!)).toEqual((await headsOf(me)).filter((head) => head !== 'Acciones'));
  });

  it('are withdrawn together, each with its own result', async () => {
    const names = ['批量删除甲', '批量删除乙', '批量删除丙'];
    const owner = await app.signIn('suyanqing');
    for (const achievementName of names)
      await owner.do(applications.calls.save, {
        step: 'apply',
        data: { achievementName, achievementType: '1.2' },
      });
    const me = await app.as('suyanqing', {});
    const sent: string[] = [];
    me.page.on('request', (request) => {
      if (request.url().endsWith('/DelApply')) sent.push(request.headers()['request-id'] ?? '');
    });
    await me.open(list);
    for (const name of names) await me.row(name).getByRole('checkbox').check();
    const other = me.panel
      .locator('tbody tr')
      .filter({ hasNotText: '批量删除' })
      .filter({ hasNotText: '草稿' });
    await other.first().getByRole('checkbox').check();
    await me.panel.locator('.selection').getByRole('button', { name: '删除草稿' }).click();
    const { dialog } = me;
    await dialog.getByText('确认删除 3 份草稿？').waitFor();
    await dialog.getByText(/处于「.+」，不能办理/).waitFor();
    // Somebody changes one of them meanwhile.
    await app.db
      .updateTable('application')
      .set((row) => ({ rowVersion: row('rowVersion', '+', 1) }))
      .where('achievementName', '=', '批量删除乙')
      .execute();
    await me.answer('删除草稿');
    await dialog.getByText('成功 2 项，失败 1 项').waitFor();
    await dialog.getByRole('listitem').filter({ hasText: '批量删除乙' }).getByText('数据已被修改').waitFor();
    expect(await dialog.getByText('已完成').count()).toBe(2);
    expect(new Set(sent).size).toBe(3);
    expect(sent.every((id) => /^[\w-]{8,64}$/.test(id))).toBe(true);
    await me.row('批量删除乙').waitFor();
    // Tried again, it is done to the row as it is now.
    await me.answer('重试未成功的 1 项');
    await dialog.getByText('成功 3 项，失败 0 项').waitFor();
    await me.answer('关闭');
    await me.settled();
    await me.panel.getByText('已选择 1 项').waitFor();
    for (const name of names) expect(await me.row(name).count()).toBe(0);
  });
});

describe('Applications', () => {
  it('are cancelled together with one reason, those that still may be', async () => {
    const world = worldOf(app);
    const names = ['批量取消甲', '批量取消乙'];
    for (const achievementName of names) await submit(world, await draft(world, { achievementName }));
    const me = await app.as('suyanqing', {});
    const sent: { Id: string; Reason: string }[] = [];
    me.page.on('request', (request) => {
      if (/\/api\/.*Cancel/.test(request.url())) sent.push(request.postDataJSON());
    });
    await me.open(list);
    for (const name of names) await me.row(name).getByRole('checkbox').check();
    await me.panel.locator('tbody tr').filter({ hasText: '通过' }).first().getByRole('checkbox').check();
    await me.panel.locator('.selection').getByRole('button', { name: '取消申报' }).click();
    const { dialog } = me;
    await dialog.getByText('确认取消 2 份申报？').waitFor();
    await dialog.getByText('处于「通过」，不能办理').waitFor();
    await expectAccessible(me.page, 'the dialog of an action done to many');
    await me.asked.text('理由', '单位决定暂缓评价');
    await me.answer('取消申报');
    await dialog.getByText('成功 2 项，失败 0 项').waitFor();
    expect(sent.map(({ Reason }) => Reason)).toEqual(['单位决定暂缓评价', '单位决定暂缓评价']);
    await me.answer('关闭');
    await me.settled();
    await me.panel.getByText('已选择 1 项').waitFor();
    for (const name of names)
      await expect.poll(() => me.row(name).locator('[data-label="评价状态"]').innerText()).toBe('已取消');
  });
});

describe('What an agency does to many at once', () => {
  it('is returned with one text or each with its own, or taken in by one assessor under a contract each; what cannot be says why, and what was refused is tried again', async () => {
    const world = worldOf(app);
    const names = ['一并退回甲', '一并退回乙', '一并受理甲', '一并受理乙'];
    for (const achievementName of names) await submit(world, await draft(world, { achievementName }));
    const me = await app.at(`${list}?size=30`, 'yanshenzhi', {});
    const choose = async (...chosen: readonly string[]) => {
      for (const name of chosen) await me.row(name).getByRole('checkbox').check();
    };
    const act = (name: string) => me.panel.locator('.selection').getByRole('button', { name }).click();
    const { dialog } = me;
    await choose('一并退回甲', '一并退回乙');
    await me.panel.locator('tbody tr').filter({ hasText: '通过' }).first().getByRole('checkbox').check();
    await act('补正退回');
    await dialog.getByText('退回 2 份申报补正？').waitFor();
    await dialog.getByText('处于「通过」，不能办理').waitFor();
    await me.answer('补正退回');
    await dialog
      .getByText(/请选择\s*截止日期/)
      .first()
      .waitFor();
    await expectAccessible(me.page, 'the dialog in which many are returned');
    await me.picture('batch-return');
    const due = new Date(app.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    await dialog.locator('.ant-picker input').first().fill(due);
    await dialog.locator('.ant-picker input').first().press('Enter');
    await me.asked.choose('涉及内容', '成果简介');
    await me.asked.text('补正内容（用于全部）', '请补充与国内同类产品的对照数据');
    await dialog
      .locator('li')
      .filter({ hasText: '一并退回乙' })
      .getByRole('textbox')
      .fill('请补充检测报告原件');
    await me.answer('补正退回');
    await dialog.getByText('成功 2 项，失败 0 项').waitFor();
    await me.answer('关闭');
    await me.settled();
    const defectsOf = async (name: string) =>
      (
        await app.db
          .selectFrom('application')
          .select(['status', 'defects'])
          .where('achievementName', '=', name)
          .executeTakeFirstOrThrow()
      ).defects.map(({ text }) => text);
    expect(await defectsOf('一并退回甲')).toEqual(['请补充与国内同类产品的对照数据']);
    expect(await defectsOf('一并退回乙')).toEqual(['请补充检测报告原件']);

    await me.panel.locator('.selection').getByRole('button', { name: '清空' }).click();
    await choose('一并受理甲', '一并受理乙');
    await act('受理');
    await dialog.getByText('受理 2 份申报？').waitFor();
    await me.asked.choose('评估师', '陆景行');
    const row = (name: string) => dialog.locator('li').filter({ hasText: name });
    await row('一并受理甲').getByLabel('合同编号').fill('HT-2026-201');
    await row('一并受理乙').getByLabel('合同编号').fill('HT-2026-202');
    for (const each of await dialog.getByLabel(/仍指定|理由/).all()) await each.fill('该方向仅此一名评估师');
    const [from, until] = await dialog.locator('.ant-picker-range input').all();
    await from!.fill(due);
    await from!.press('Enter');
    await until!.fill(new Date(app.now().getTime() + 60 * 86_400_000).toISOString().slice(0, 10));
    await until!.press('Enter');
    await expectAccessible(me.page, 'the dialog in which many are taken in');
    await me.picture('batch-accept');
    // The applicant gives one of them up meanwhile.
    await app.db
      .updateTable('application')
      .set((each) => ({ rowVersion: each('rowVersion', '+', 1) }))
      .where('achievementName', '=', '一并受理乙')
      .execute();
    await me.answer('受理');
    await dialog.getByText('成功 1 项，失败 1 项').waitFor();
    await me.picture('batch-accepted');
    // And it leaves the list before the agency tries again: there is nothing left to try.
    await app.db
      .updateTable('application')
      .set({ isDeleted: true })
      .where('achievementName', '=', '一并受理乙')
      .execute();
    const again = dialog.getByRole('button', { name: '重试未成功的 1 项' });
    await again.click();
    // While it works it can be stopped; in the end there is nothing but leaving.
    const offers = async () =>
      (await dialog.locator('.ant-modal-footer').getByRole('button').allInnerTexts()).map((text) =>
        text.replace(/\s/g, ''),
      );
    await expect.poll(offers).toEqual(['关闭']);
    await app.db
      .updateTable('application')
      .set({ isDeleted: false })
      .where('achievementName', '=', '一并受理乙')
      .execute();
    await me.answer('关闭');
    await me.settled();
    const taken = await app.db
      .selectFrom('application')
      .leftJoin(contractsInForce.as('contract'), 'contract.applicationId', 'application.id')
      .select(['achievementName', 'status', 'contractNumber'])
      .where('achievementName', 'like', '一并受理%')
      .orderBy('contractNumber')
      .execute();
    expect(taken).toEqual([
      { achievementName: '一并受理甲', status: 7, contractNumber: 'HT-2026-201' },
      { achievementName: '一并受理乙', status: 0, contractNumber: null },
    ]);
    await me.panel.getByText('已选择 1 项').waitFor();
  });
});

describe('A list of thirty rows and twenty columns', () => {
  it('is not drawn again when the sidebar is folded, nor for the other rows when one is selected', async () => {
    const me = await app.as('admin', {});
    await countRenders(me.page);
    await me.open(`${list}?size=30`);
    // What comes late is drawn when it comes, and no fault of the folding.
    await app.watch.quiet(me.page);
    const fold = (name: string) => me.page.getByRole('button', { name }).click();
    const folding = await rendersDuring(me.page, async () => {
      await fold('收起菜单');
      await me.page.getByRole('button', { name: '展开菜单' }).waitFor();
      await fold('展开菜单');
      await me.page.getByRole('button', { name: '收起菜单' }).waitFor();
    });
    expect(folding).toBe(0);
    const rows = await rowsOf(me).count();
    const selecting = await rendersDuring(me.page, () => rowsOf(me).first().getByRole('checkbox').check());
    expect(selecting).toBeGreaterThan(0);
    const turning = await rendersDuring(me.page, async () => {
      await me.form.choose('每页条数', '5 条/页');
      await me.settled();
    });
    // The counter is not blind: other rows are drawn, and with them many cells.
    expect(turning).toBeGreaterThan(rows);
    expect(selecting).toBeLessThan(turning);
  });

  it('draws nothing anew while it is scrolled both ways', async () => {
    const me = await app.as('admin', {});
    await countRenders(me.page);
    await openThirtyRows(me);
    expect(await rowsOf(me).count()).toBe(30);
    expect((await headsOf(me)).filter((head) => head !== '操作').length).toBeGreaterThanOrEqual(20);
    expect(await rendersDuring(me.page, () => framesOf(me.page, true))).toBe(0);
  });
});

describe('For everybody', () => {
  it('its panels can be read and used, by day and by night', async () => {
    for (const options of [{}, { locale: 'en-GB', dark: true }] as const) {
      const me = await app.at(`${list}?size=5`, 'admin', options);
      await rowsOf(me).first().getByRole('checkbox').check();
      await me.panel.locator('.tools button').nth(5).click();
      await me.page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      await expectAccessible(me.page, `the columns of a list ${JSON.stringify(options)}`);
    }
  });

  it('asks again when «query» is pressed, though the conditions are the same, and leaves no step behind', async () => {
    const me = await app.at(`${list}?size=5`, 'admin', {});
    const asks = async (button: string): Promise<void> => {
      const asked = me.page.waitForRequest(/GetApplyList/);
      await me.press(button);
      await asked;
      await me.settled();
    };
    const steps = () => me.page.evaluate<number>('history.length');
    const before = await steps();
    for (const button of ['查询', '查询', '重置']) await asks(button);
    expect(await steps()).toBe(before);
    expect(new URL(me.page.url()).search).toBe('?size=5');
  });

  it('empties what was typed when it is reset, though nothing was asked for with it', async () => {
    const me = await app.as('admin', {});
    for (const [path, label] of [
      [list, '关键词'],
      ['/system/users', '姓名或用户名'],
    ] as const) {
      await me.open(path);
      await me.form.text(label, '没有按下查询');
      await me.press('重置');
      await expect.poll(() => me.panel.getByLabel(label, { exact: true }).inputValue()).toBe('');
    }
  });

  it('says of what has just happened how long ago that was, and of what is older when [SH13]', async () => {
    const owner = await app.as('suyanqing', {});
    await owner.page.clock.setFixedTime(app.now());
    await owner.open('/profile/signIns');
    const first = rowsOf(owner).first();
    await first
      .locator('time')
      .getByText('刚刚')
      .or(first.locator('time').getByText(/分钟前/))
      .first()
      .waitFor();
    expect(await first.locator('time').first().getAttribute('title')).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d UTC\+8$/,
    );
    // What they did a moment ago stands so in their own actions too.
    const signedIn = await app.signIn('suyanqing');
    await signedIn.do(preferences.calls.put, { key: 'shell.look', value: '{}' });
    await owner.open('/system/myDeeds');
    await rowsOf(owner)
      .first()
      .locator('time')
      .getByText(/^(刚刚|\d+分钟前|\d+ 分钟前)$/)
      .waitFor();
    await owner.open(`${list}?size=30`);
    const moments = await cells(owner, '更新时间');
    expect(moments.length).toBeGreaterThan(0);
    for (const text of moments)
      expect(text.trim()).toMatch(/^(\d{4}-\d\d-\d\d \d\d:\d\d|刚刚|\d+ (分钟|小时|天)前)$/);
  });
});

describe('A list taken along from the pages for spreadsheets', () => {
  it('has the columns in the order they were put by the keyboard, and of two pages the rows that were chosen [TD4.export-excel] [TD4.export-selected-excel]', async () => {
    const me = await app.at('/excel/export-excel', 'admin', {});
    const choose = async (name: string) => {
      await me.panel.getByRole('combobox', { name: '列表' }).fill(name);
      await me.page.getByRole('option', { name }).waitFor({ state: 'attached' });
      await me.page.keyboard.press('Enter');
      await me.settled();
    };
    const take = async (button: RegExp) => {
      const coming = me.page.waitForEvent('download');
      await me.press(button);
      const file = await coming;
      const sheet = (await readXlsx(await readFile(await file.path()))).sheets[0]!;
      return { name: file.suggestedFilename(), rows: sheet.rows };
    };
    await choose('报告台账');
    await me.panel.getByRole('region', { name: /成果名称/ }).waitFor();
    const columns = me.panel.getByRole('region', { name: '列', exact: true });
    const order = () => columns.locator('li .columns__label').allInnerTexts();
    const [first, second] = await order();
    await columns.getByRole('button', { name: `移动 ${first}`, exact: true }).focus();
    await me.page.keyboard.press('ArrowDown');
    expect((await order()).slice(0, 2)).toEqual([second, first]);
    await me.panel.getByLabel('文件名').fill('台账');
    await me.picture('export-excel');
    const all = await take(/^导出 \d+ 行$/);
    expect(all.name).toMatch(/^台账-\d{4}-\d{2}-\d{2}\.xlsx$/);
    expect(all.rows[0]!.slice(0, 2)).toEqual([second, first]);
    await me.go('电子表格', '导出所选行');
    await choose('代码字典');
    const pick = async (): Promise<string> => {
      const row = rowsOf(me).first();
      await row.locator('.table__pick').click();
      return (await row.locator('[data-label="代码"]').innerText()).trim();
    };
    const codes = [await pick()];
    await me.press('下一页');
    await me.settled();
    codes.push(await pick());
    await me.picture('export-selected-excel');
    const some = await take(/^导出 2 行$/);
    expect(some.rows.slice(1).map((row) => row[1])).toEqual(codes);
  });
});
