import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { zoneOffset } from '#contract/time-zone';
import { menu } from '#database/seeds/menu';
import { roleCode, roleCodes } from '#contract/rights';
import { people } from '#guards/matrix/world';
import { access } from '#product/access/contract';
import { applications } from '#product/applications/contract';
import { openedApp } from '#testing/opened';
import { exports } from './contract';

const app = await openedApp();
const { lists, list } = exports.calls;

test('[TD4.export-excel] each person is offered the lists of their own menu that they may read, and no others; a page that is offered says its columns', async () => {
  const offered = new Set<string>();
  for (const role of roleCodes) {
    const person = await app.signIn(people[role][0]);
    const own = await person.do(lists, {});
    const shown = (await person.do(access.calls.menu, {})).flatMap(({ children }) =>
      children.filter(({ hidden }) => !hidden).map(({ comment, text }) => [comment, text]),
    );
    for (const { page, title, list: path } of own) {
      offered.add(page);
      expect(shown, `${role} ${page}`).toContainEqual([page, title]);
      const answer = await person.wire(`POST ${path}`, { PageIndex: 1, PageSize: 1 });
      expect(answer.ErrorCode, `${role} ${page}`).toBe(0);
    }
  }
  // Every list of the sidebar is offered to somebody, but for none that is no list.
  const pages = menu.flatMap((section) => section.pages.filter(({ hidden }) => !hidden));
  const drawn = (page: string): boolean => {
    const [area, name] = page.split('/');
    return /ListPage|ListInstead|parts\/List'/.test(
      readFileSync(`product/${area}/web/pages/${name}.tsx`, 'utf8'),
    );
  };
  const declared = pages.map(({ component }) => component).filter(drawn);
  expect([...offered].toSorted()).toEqual(declared.toSorted());
  expect(offered.size).toBeGreaterThan(15);
  const editor = await app.signIn(people[roleCode.editor][0]);
  const ofEditor = await editor.do(lists, {});
  expect(ofEditor.map(({ page }) => page)).not.toContain('applications/ApplicationList');
  const admin = await app.signIn('admin');
  const staff = (await admin.do(lists, {})).find(({ page }) => page === 'people/UserList');
  expect(staff?.personal).toContain('mobile');
  expect((await app.visitor.wire('GET /api/Export/GetExportableLists', {})).ErrorCode).toBe(401);
});

test('[TD4.export-selected-excel] Su Yanqing takes two of their applications along, columns in the order they chose: dates are dates, amounts numbers, codes words, and nothing is a formula', async () => {
  const owner = await app.signIn('suyanqing');
  const { rows } = await owner.do(applications.calls.list, { pageSize: 30 });
  const chosen = rows.filter(({ updatedAt }) => updatedAt).slice(0, 2);
  expect(chosen).toHaveLength(2);
  const { name, bytes } = await owner.take(list, {
    list: applications.calls.list.path,
    query: {},
    scope: 'selection',
    selected: chosen.map(({ id }) => id),
    rowKey: 'id',
    title: '我的两项 = 成果',
    columns: [
      { field: 'updatedAt', heading: '=更新时间', kind: 'moment' },
      { field: 'status', heading: '状态', kind: 'code', words: { passed: '通过' } },
      { field: 'economicBenefit', heading: '经济效益', kind: 'money' },
      { field: 'achievementName', heading: '成果名称', kind: 'text' },
    ],
  });
  expect(name).toMatch(/^我的两项 = 成果-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [sheet] = (await readXlsx(bytes)).sheets;
  expect([...(sheet!.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
  const [heads, ...cells] = sheet!.rows;
  expect(heads).toEqual(['=更新时间', '状态', '经济效益', '成果名称']);
  const byName = new Map(cells.map((row) => [row[3], row]));
  for (const { achievementName, updatedAt, economicBenefit } of chosen) {
    const [moment, , benefit] = byName.get(achievementName)!;
    const at = Date.parse(updatedAt!) + zoneOffset;
    expect(moment).toBeInstanceOf(Date);
    expect(Math.abs((moment as Date).getTime() - (at - (at % 60_000)))).toBeLessThan(1_000);
    expect(benefit).toBe(economicBenefit === null ? '/' : Number(economicBenefit));
  }
});
