import { describe, expect, test } from 'vitest';
import { codecOf } from '#contract/codec';
import { toWire } from '#contract/traverse';
import { momentText, moneyText } from '#contract/formatters';
import { exportPerPerson } from '#host/limits/limit';
import { refused, type Person } from '#testing';
import { applications } from '#product/applications/contract';
import { staff } from '#product/people/contract';
import { fonts, information, pageStrings, pictures, words } from '#testing/printing/poppler';
import { exports, type ExportAsked } from './contract';
import { wanted } from '#testing/exports/asked';
import { logged } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const small = await openedApp({ exportRows: 5 });

const list = applications.calls.list;
const onPaper = (more: Partial<ExportAsked> = {}) => wanted({ format: 'pdf', ...more });
const taken = async (person: Person, asked: ExportAsked) => {
  await app.services.limiter.forgive(exportPerPerson, person.id);
  return person.take(exports.calls.list, asked);
};
const close = (text: string) => text.replace(/\s+/g, '');

describe('a list taken along on paper [SH11]', () => {
  test('Su Yanqing has all their applications as text on A4 across, headings and page numbers on every page', async () => {
    const owner = await app.signIn('suyanqing');
    const { rows, total } = await owner.do(list, { pageSize: 100 });
    const { name, bytes } = await taken(owner, onPaper());
    expect(name).toMatch(/^成果申报-\d{4}-\d{2}-\d{2}\.pdf$/);
    expect(information(bytes)).toMatch(/Page size:\s+841\.89 x 595\.28 pts \(A4\)/);
    // Words, and nothing that is a picture of words.
    expect(pictures(bytes).trim().split('\n').slice(2)).toEqual([]);
    expect(fonts(bytes)).toContain('NotoSansSC');
    const pages = pageStrings(bytes);
    const all = pages.join('');
    for (const [at, page] of pages.entries()) {
      for (const heading of ['序号', '成果名称', '评价状态', '经济效益（万元）'])
        expect(page).toContain(heading);
      expect(page).toContain(`第${at + 1}页/共${pages.length}页`);
      expect(page).toContain('非正式副本');
    }
    expect(pages[0]).toContain(
      close(`苏砚青 导出 · ${momentText(app.now().toISOString())} · 共 ${total} 行`),
    );
    for (const { achievementName, economicBenefit } of rows) {
      expect(all).toContain(close(achievementName));
      if (economicBenefit) expect(all).toContain(moneyText(economicBenefit));
    }
    expect(all).toContain('通过');
    expect(all).not.toContain('passed');
    for (const { left, right, top, bottom } of words(bytes)) {
      expect(left).toBeGreaterThanOrEqual(19);
      expect(right).toBeLessThanOrEqual(841.89 - 19);
      expect(top).toBeGreaterThanOrEqual(15);
      expect(bottom).toBeLessThanOrEqual(595.28 - 10);
    }
  });

  test('of a hundred rows with twenty columns none is lost, none is cut, and the letters are still read', async () => {
    const admin = await app.signIn('admin');
    const name = '可降解镁合金骨固定螺钉表面改性技术及其在足踝外科中的应用研究';
    const columns = Array.from({ length: 20 }, (_, at) => ({
      field: at % 2 === 0 ? 'achievementName' : 'updatedAt',
      heading: `第${at}列`,
      kind: at % 2 === 0 ? ('text' as const) : ('moment' as const),
    }));
    await app.db.updateTable('application').set({ achievementName: name }).execute();
    const { total } = await admin.do(list, { pageSize: 100 });
    const { bytes } = await taken(admin, onPaper({ columns, title: '宽表' }));
    const all = words(bytes);
    const last = Math.max(...all.map(({ page }) => page));
    expect(last).toBeGreaterThan(1);
    const numbers = all.filter(({ left, text }) => left < 45 && /^\d+$/.test(text)).map(({ text }) => Number(text));
    expect(numbers).toEqual(Array.from({ length: total }, (_, at) => at + 1));
    // Letters of six points or more.
    const heights = all.filter(({ text }) => /^20\d\d-/.test(text)).map(({ top, bottom }) => bottom - top);
    expect(heights.length).toBeGreaterThan(total * 9);
    expect(Math.min(...heights)).toBeGreaterThan(5.99);
    for (let page = 1; page <= last; page += 1) {
      const here = all.filter((word) => word.page === page);
      expect(here.map(({ text }) => text)).toContain('第19列');
      // The names that begin on a page end on it.
      const letters = here.filter(({ text }) => !/^\d+$/.test(text)).map(({ text }) => text).join('');
      expect(letters.split('究').length - 1).toBe(10 * here.filter(({ left, text }) => left < 45 && /^\d+$/.test(text)).length);
    }
  }); // oxfmt-ignore

  test('it holds the rows and columns that were chosen, of what the person may see', async () => {
    const admin = await app.signIn('admin');
    const { rows } = await admin.do(list, { pageIndex: 2, pageSize: 5 });
    const columns: ExportAsked['columns'] = [{ field: 'applicationNumber', heading: '编号', kind: 'text' }];
    const query = toWire(codecOf(list.takes), { pageIndex: 2, pageSize: 5 });
    const numbersOf = async (asked: Partial<ExportAsked>) =>
      pageStrings((await taken(admin, onPaper({ columns, ...asked }))).bytes).join('');
    const all = (await admin.do(list, { pageSize: 100 })).rows.map(({ applicationNumber }) => applicationNumber);
    const here = rows.map(({ applicationNumber }) => applicationNumber);
    const given = all.filter((number) => number);
    const page = await numbersOf({ query, scope: 'page' });
    expect(given.filter((number) => page.includes(number!))).toEqual(given.filter((number) => here.includes(number)));
    expect(page).not.toContain('成果名称');
    const chosen = await admin.do(list, { pageSize: 100 }).then((answer) => answer.rows.find((row) => row.applicationNumber)!);
    const one = await numbersOf({ scope: 'selection', selected: [chosen.id] });
    expect(given.filter((number) => one.includes(number!))).toEqual([chosen.applicationNumber]);
    expect(await refused(taken(admin, onPaper({ list: '/nowhere' })))).toMatchObject({ code: 2002 });
    const owner = await app.signIn('suyanqing');
    expect(await refused(taken(owner, onPaper({ list: staff.calls.experts.path, columns: [{ field: 'trueName', heading: '姓名', kind: 'text' }] })))).toMatchObject({ code: 403 });
  }); // oxfmt-ignore

  test('a character that no font draws is put down as 〓 and said so; the others are printed', async () => {
    const owner = await app.signIn('suyanqing');
    const [one] = (await owner.do(list, { pageSize: 1 })).rows;
    await app.db.updateTable('application').set({ achievementName: '𠮷田法👩‍⚕️筛查' }).where('id', '=', one!.id).execute();
    const asked = onPaper({ scope: 'selection', selected: [one!.id] });
    const text = pageStrings((await taken(owner, asked)).bytes).join('');
    expect(text).toContain('〓田法〓〓筛查');
    expect(text).toContain('〓为字体无法显示的字符，电子表格中完整保留');
  }); // oxfmt-ignore

  test('it speaks the language of the person, and stands in the log', async () => {
    const owner = await app.signIn('suyanqing');
    owner.language = 'es';
    app.pass({ seconds: 1 });
    const { bytes } = await taken(owner, onPaper({ scope: 'page' }));
    const [page] = pageStrings(bytes);
    for (const said of ['N.º', 'Exportadopor苏砚青', 'Copianooficial', 'Página1de']) expect(page).toContain(said);
    const last = (await logged(app, 'exports.list')).findLast(({ actorId }) => actorId === owner.id);
    expect(last).toMatchObject({ result: 'ok', objectId: list.path, reason: expect.stringMatching(/^page, PDF, \d+: id achievementName/) });
  }); // oxfmt-ignore

  test('more rows than the setting allows are refused in a sentence, as for a spreadsheet', async () => {
    const admin = await small.signIn('admin');
    expect(await refused(admin.take(exports.calls.list, onPaper()))).toMatchObject({ code: 2041, message: expect.stringContaining('最多导出 5 行') });
  }); // oxfmt-ignore

  test('[PI-07] personal columns leave on paper with the consent of a second person, whose name is on each page', async () => {
    const [manager, agency] = [await app.again('yanshenzhi'), await app.again('zhouyiheng')];
    const people = onPaper({ list: staff.calls.experts.path, title: '专家库', columns: [{ field: 'trueName', heading: '姓名', kind: 'text' }] });
    expect(await refused(taken(manager, people))).toMatchObject({ code: 2043, result: { Personal: ['trueName'] } });
    const { request, decide, take } = exports.calls;
    const { id } = await manager.do(request, { ...people, reason: '组织年度培训' });
    await agency.do(decide, { id, approve: 'yes' });
    const { name, bytes } = await manager.take(take, { id });
    expect(name).toMatch(/^专家库-.*\.pdf$/);
    const pages = pageStrings(bytes);
    const watermark = close(`严慎之 于 ${momentText(app.now().toISOString())} 导出，周以衡 批准，编号 ${id}`);
    for (const page of pages) expect(page).toContain(watermark);
    const { rows } = await manager.do(staff.calls.experts, { pageSize: 100 });
    for (const { trueName } of rows) expect(pages.join('')).toContain(trueName);
  }); // oxfmt-ignore
});
