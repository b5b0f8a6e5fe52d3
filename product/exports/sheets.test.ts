import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { zoneOffset } from '#contract/time-zone';
import { menu } from '#database/seeds/menu';
import { roleCode, roleCodes } from '#contract/rights';
import { people } from '#guards/matrix/world';
import { access } from '#product/access/contract';
import { applications } from '#product/applications/contract';
import { staff } from '#product/people/contract';
import { organisationNumbered, roleIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { done, send } from '#testing/people/imports';
import { pdf } from '#testing/zip';
import { exports } from './contract';

const app = await openedApp();
const { lists, list, targets, readSheet, fitSheet } = exports.calls;

test('[TD4.export-excel] each person is offered the lists of their own menu that they may read, and no others; a page that is offered says its columns', async () => {
  const offered = new Set<string>();
  for (const role of roleCodes) {
    const person = await app.signIn(people[role][0]);
    const own = await person.do(lists, {});
    const shown = (await person.do(access.calls.menu, {})).flatMap(({ children }) =>
      children.filter(({ hidden }) => !hidden).map(({ comment, text }) => [comment, text]),
    );
    // The pages of spreadsheets are everybody's, whatever else their menu holds, and what the last of them asks is answered.
    const sheets = menu.find(({ url }) => url === '/excel')!.pages.map(({ component }) => component);
    expect(shown.map(([page]) => page)).toEqual(expect.arrayContaining(sheets));
    expect(Array.isArray(await person.do(targets, {})), role).toBe(true);
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

test('[TD4.upload-excel] a sheet with columns of its own is shown as it was read, matched, checked row by row and brought in by the import of people; no formula enters', async () => {
  const admin = await app.signIn('admin');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: '名单',
        rows: [
          ['备注', '邮箱', '联系电话', '名字', '出生'],
          ['甲方', 'given@example.org', 13_700_000_091, null, new Date('1980-05-06T00:00:00.000Z')],
          [],
          ['=1+1', 'wrong@', '1370000', '名单二', null],
        ],
        cells: new Map([['1,3', { formula: 'CONCATENATE("名单","一")', formulaResult: '名单一' }]]),
      },
    ],
  });
  const fileId = await send(admin, bytes, '名单.xlsx');
  const read = await admin.do(readSheet, { fileId });
  expect(read.headings).toEqual(['备注', '邮箱', '联系电话', '名字', '出生']);
  expect(read.total).toBe(2);
  expect(read.rows).toEqual([
    { row: 2, cells: ['甲方', 'given@example.org', '13700000091', '名单一', '1980-05-06'] },
    { row: 4, cells: expect.arrayContaining(['=1+1', 'wrong@', '1370000', '名单二']) },
  ]);
  const offered = await admin.do(targets, {});
  expect(offered.map(({ name }) => name)).toEqual(['importStaff', 'importExperts']);
  const { name: target, columns } = offered[1]!;
  const required = columns.filter((column) => column.required).map(({ name }) => name);
  expect(required).toEqual(['name', 'mobile', 'email']);
  const mapping = [
    { column: 'name', place: 3 },
    { column: 'mobile', place: 2 },
    { column: 'email', place: 1 },
  ];
  expect(await admin.refusal(fitSheet, { fileId, target, mapping: mapping.slice(1) })).toBe(2054);
  for (const wrong of [
    { column: 'password', place: 0 },
    { column: 'title', place: 5 },
  ])
    expect(await admin.refusal(fitSheet, { fileId, target, mapping: [...mapping, wrong] })).toBe(2002);
  const fitted = await admin.do(fitSheet, { fileId, target, mapping });
  expect(fitted.rows).toBe(2);
  const asked = {
    fileId: fitted.fileId,
    organisationId: (await organisationNumbered(app, 'PJ001')).id,
    roleId: await roleIdOf(app, roleCode.expert),
  };
  // What is wrong stands in the row and the column it has in the sheet that was sent.
  const checked = await done(admin, { ...asked, dryRun: true });
  expect(checked).toMatchObject({
    ok: 1,
    failed: [
      { row: 4, field: '手机', message: '不是正确的手机号' },
      { row: 4, field: '邮箱', message: '不是正确的邮箱' },
    ],
  });
  const mend = await admin.take(staff.calls.importErrors, { id: checked.id });
  const [, failed] = (await readXlsx(mend.bytes)).sheets[0]!.rows;
  expect([failed![0], String(failed!.at(-1))]).toEqual(['名单二', expect.stringContaining('手机')]);
  expect(await done(admin, { ...asked, dryRun: false })).toMatchObject({ state: 'done', ok: 1 });
  const found = await admin.do(staff.calls.experts, { mobile: '13700000091' });
  expect(found.rows).toMatchObject([{ trueName: '名单一' }]);
  // Whoever brings nothing in looks at their own sheets, and nobody at those of others.
  const owner = await app.signIn('suyanqing');
  expect(await owner.do(targets, {})).toEqual([]);
  const own = await send(owner, bytes, '名单.xlsx');
  expect((await owner.do(readSheet, { fileId: own })).total).toBe(2);
  expect(await owner.refusal(fitSheet, { fileId: own, target, mapping })).toBe(403);
  expect(await owner.refusal(readSheet, { fileId })).toBe(404);
  // What cannot be read is refused in a sentence of the reader's language, with its figures in it.
  const unread = await send(admin, pdf(), '名单.pdf');
  for (const [language, sentence] of [
    ['zh', /2052: 无法读取该文件：须为 xlsx.+最多 \d+ 行、\d+ 列/],
    ['en', /2052: This file cannot be read: .+ \d+ rows, \d+ columns/],
    ['es', /2052: No se puede leer el archivo: .+ \d+ filas, \d+ columnas/],
  ] as const) {
    admin.language = language;
    const said = async (asked: Promise<unknown>): Promise<string> =>
      asked.then(String, ({ message }: Error) => message);
    expect(await said(admin.do(readSheet, { fileId: unread }))).toMatch(sentence);
    const message = await said(admin.do(fitSheet, { fileId, target, mapping: mapping.slice(1) }));
    expect(message).toContain('2054: ');
    expect(message).not.toMatch(/[{}]/);
    expect(/\p{Script=Han}/u.test(message)).toBe(language === 'zh');
  }
  admin.language = 'zh';
});
