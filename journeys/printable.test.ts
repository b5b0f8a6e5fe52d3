import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { information, pageStrings, pageTexts, pictures, words, type Word } from '#testing/printing/poppler';
import { publicPlaces } from './accessible/places';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { inked, paperOf, fromPng, picturesIn, type Grey } from './browser/pdf-pictures';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp({ optimizes: true });
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

/** Dots to a point in the file's pictures; the lines above and below what is printed, and the margin, in points. */
const [density, line, margin] = [4, 18, 20];
/** Words are darker than this, lines of cards and tables lighter. */
const wordsBelow = 130;
/** As much of a line above or below as words take: no rule is in it. */
const wordsHeight = 60;
const sideMargin = (line * density - wordsHeight) / 2;

const exportButton = (person: Office) =>
  person.panel.getByRole('button', { name: /(^|\s)(导出PDF|Export PDF|Exportar PDF)$/ });

/** Opens a record from a list; its address comes before its page. */
const opened = async (person: Office, list: string, name: string, action: string): Promise<void> => {
  await person.open(list);
  await person.rowAction(name, action);
  await person.panel.getByRole('heading', { level: 1, name }).waitFor();
  await person.settled();
};

const exported = async (person: Office): Promise<{ name: string; pdf: Buffer; pages: number }> => {
  const download = person.page.waitForEvent('download', { timeout: 60_000 });
  await exportButton(person).click();
  const file = await download;
  const pdf = await readFile(await file.path());
  return { name: file.suggestedFilename(), pdf, pages: Number(/Pages:\s+(\d+)/.exec(information(pdf))![1]) };
};

/** The end of a line above or below a page, as the browser itself writes those words. */
const writtenBy = async (page: Page, text: string, weight: number): Promise<Grey> => {
  const url = (await page.evaluate(`(() => {
    const canvas = document.createElement('canvas');
    const font = '${weight} ${8 * density}px ' + getComputedStyle(document.body).fontFamily;
    const context = canvas.getContext('2d', { alpha: false });
    context.font = font;
    canvas.width = Math.ceil(context.measureText('${text}').width);
    canvas.height = ${wordsHeight};
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    Object.assign(context, { font, fillStyle: '#000', textAlign: 'end', textBaseline: 'middle' });
    context.fillText('${text}', canvas.width, canvas.height / 2);
    return canvas.toDataURL();
  })()`)) as string;
  return fromPng(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
};

/** Whether words stand at the right edge of a picture, `top` dots from above: every dot dark where theirs is, and light where not. */
const expectWords = (picture: Grey, words: Grey, top: number) => {
  let ink = 0;
  let wrong = 0;
  for (let y = 0; y < words.height; y += 1)
    for (let x = 0; x < words.width; x += 1) {
      const [theirs, ours] = [words.at(x, y), picture.at(picture.width - words.width + x, top + y)];
      ink += Number(theirs < 64);
      wrong += Number((theirs < 64 && ours > 150) || (theirs > 250 && ours < 200));
    }
  expect(ink).toBeGreaterThan(300);
  expect(wrong).toBe(0);
};

/** The rows between the lines above and below that are not white. */
const written = (picture: Grey): number[] => {
  const around = (line + 1) * density;
  return inked(picture.rows).filter((y) => around < y && y < picture.height - around);
};

/** No edge between two pages goes through words: beside it there is nothing darker than the lines of cards and tables. */
const expectWholeLines = (pictures: readonly Grey[]) => {
  for (const [at, picture] of pictures.entries()) {
    const rows = written(picture);
    expect(rows.length).toBeGreaterThan(0);
    const edges = [...(at === 0 ? [] : rows.slice(0, 3)), ...rows.slice(-3)];
    expect(Math.min(...edges.map((y) => picture.rows[y]!))).toBeGreaterThan(wordsBelow);
  }
};

/** A4, 20 points of margin with nothing in it, and ink right up to it. */
const expectA4 = (pdf: Buffer, pages: number) => {
  expect(information(pdf)).toMatch(/Page size:\s+595\.28 x 841\.89 pts \(A4\)/);
  const drawn = paperOf(pdf);
  expect(drawn).toHaveLength(pages);
  for (const { rows, columns } of drawn) {
    const edge = margin * 2;
    const [down, across] = [inked(rows), inked(columns)];
    expect(down[0]!).toBeGreaterThanOrEqual(edge - 1);
    expect(down.at(-1)!).toBeLessThanOrEqual(rows.length - edge + 1);
    expect(Math.abs(across[0]! - edge)).toBeLessThanOrEqual(1);
    expect(Math.abs(across.at(-1)! - (columns.length - edge))).toBeLessThanOrEqual(1);
  }
};

const expectFramed = async (
  person: Office,
  pictures: readonly Grey[],
  watermark: string,
  pageOf: (page: number) => string,
) => {
  const unofficial = await writtenBy(person.page, watermark, 600);
  for (const [at, picture] of pictures.entries()) {
    expectWords(picture, unofficial, sideMargin);
    const number = await writtenBy(person.page, pageOf(at + 1), 400);
    expectWords(picture, number, picture.height - line * density + sideMargin);
  }
};

describe('The PDF of a page', () => {
  it('has a long report on A4 page by page, no line cut, each page numbered and marked [SH11]', async () => {
    const manager = await app.as('yanshenzhi');
    // Parts of the record still come in while it is exported.
    await manager.page.route('**/api/ExpertOpinion/**', async (route) => {
      await setTimeout(700);
      await route.continue();
    });
    await opened(manager, '/EvaluationManagement/AllReportList', '智能输液监测装置', '查看');
    const { name, pdf, pages } = await exported(manager);
    await manager.page.unroute('**/api/ExpertOpinion/**');
    await manager.notified(`已导出 ${name}`);
    expect(name).toMatch(/^智能输液监测装置.* \d{4}-\d{2}-\d{2}\.pdf$/);
    expect(information(pdf)).toContain('智能输液监测装置');
    expect(pages).toBeGreaterThan(5);
    expectA4(pdf, pages);
    const pictures = picturesIn(pdf);
    expect(pictures).toHaveLength(pages);
    expectWholeLines(pictures);
    await expectFramed(manager, pictures, '非正式副本', (page) => `第 ${page} 页 / 共 ${pages} 页`);
    await manager.page.getByRole('dialog').waitFor({ state: 'hidden' });
    const again = await exported(manager);
    expect(picturesIn(again.pdf).map(written)).toEqual(pictures.map(written));
  });

  it('is white paper from a dark screen, and everything behind the tabs is on it [SH11]', async () => {
    const applicant = await app.as('suyanqing', { dark: true });
    await opened(applicant, '/EvaluationManagement/applyList', '可降解镁合金骨固定螺钉表面改性技术', '详情');
    expect(await applicant.page.evaluate('getComputedStyle(document.body).colorScheme')).toBe('dark');
    const { pdf, pages } = await exported(applicant);
    const pictures = picturesIn(pdf);
    expect(pictures).toHaveLength(pages);
    // One tab fits on one page; the second is there because of the others.
    expect(pages).toBeGreaterThan(1);
    expectWholeLines(pictures);
    for (const picture of pictures) {
      const column = Math.floor(picture.width / 3);
      const down = [...picture.rows.keys()].map((y) => picture.at(column, y));
      expect(down.filter((grey) => grey > 225).length).toBeGreaterThan(picture.height * 0.8);
      expect(Math.min(...picture.rows)).toBeLessThan(wordsBelow);
    }
  });

  it('of a list is text on A4 across, made by the server, with the rows and columns that were chosen [SH11]', async () => {
    const manager = await app.at('/EvaluationManagement/AllReportList', 'yanshenzhi');
    const names = await manager.panel.locator('tbody th[scope="row"]').allInnerTexts();
    const taken = async (rows: RegExp): Promise<{ name: string; pdf: Buffer }> => {
      await manager.press('导出PDF');
      const download = manager.page.waitForEvent('download', { timeout: 60_000 });
      await manager.page.getByRole('menuitem', { name: rows }).click();
      const file = await download;
      return { name: file.suggestedFilename(), pdf: await readFile(await file.path()) };
    };
    await manager.panel.getByRole('checkbox', { name: `选择 ${names[1]!.trim()}` }).check();
    await manager.press('列设置');
    const panel = manager.page.getByRole('dialog', { name: '列设置' });
    await panel.getByRole('checkbox', { name: '总体水平' }).uncheck();
    await manager.page.keyboard.press('Escape');
    const all = await taken(/^导出全部/);
    await manager.notified(`已导出 ${all.name}`);
    expect(all.name).toMatch(/^报告台账-\d{4}-\d{2}-\d{2}\.pdf$/);
    expect(information(all.pdf)).toMatch(/Page size:\s+841\.89 x 595\.28 pts \(A4\)/);
    expect(pictures(all.pdf).trim().split('\n').slice(2)).toEqual([]);
    const text = pageStrings(all.pdf);
    for (const name of names) expect(text.join('')).toContain(name.replace(/\s/g, ''));
    for (const page of text) expect(page).toContain('序号');
    expect(text[0]).toContain('严慎之导出');
    expect(text[0]).toContain('成熟度');
    expect(text[0]).not.toContain('总体水平');
    const one = pageStrings((await taken(/^导出所选（1）/)).pdf).join('');
    expect(one).toContain('共1行');
    expect(one).toContain(names[1]!.replace(/\s/g, ''));
    expect(one).not.toContain(names[0]!.replace(/\s/g, ''));
  });

  it('speaks the language of the screen [SH11]', async () => {
    for (const [locale, watermark, pageOf] of [
      ['es-ES', 'Copia no oficial', (page: number, pages: number) => `Página ${page} de ${pages}`],
      ['en-GB', 'Unofficial copy', (page: number, pages: number) => `Page ${page} of ${pages}`],
    ] as const) {
      const person = await app.at('/workbench/workbench', 'yanshenzhi', { locale });
      const { pdf, pages } = await exported(person);
      const pictures = picturesIn(pdf);
      expect(pictures).toHaveLength(pages);
      expectWholeLines(pictures);
      await expectFramed(person, pictures, watermark, (page) => pageOf(page, pages));
    }
  });

  it('can be stopped while it is made, and says when it could not be made', async () => {
    const manager = await app.at('/workbench/workbench', 'yanshenzhi');
    expect((await exported(manager)).pages).toBeGreaterThan(0);
    const downloads: string[] = [];
    manager.page.on('download', (file) => downloads.push(file.suggestedFilename()));
    let styles: 'held' | 'refused' | 'answered' = 'held';
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await manager.page.route('**/assets/*.css', async (route) => {
      if (styles === 'held') await held;
      await (styles === 'refused' ? route.abort() : route.continue());
    });
    await exportButton(manager).click();
    const dialog = manager.page.getByRole('dialog', { name: '正在导出PDF' });
    await dialog.getByRole('status').getByText('正在排版').waitFor();
    await manager.press('取消', dialog);
    await dialog.waitFor({ state: 'hidden' });
    styles = 'refused';
    release();
    app.watch.expect(/ERR_FAILED|Failed to fetch/);
    await exportButton(manager).click();
    await manager.notified(/未能生成PDF/);
    await dialog.waitFor({ state: 'hidden' });
    expect(downloads).toEqual([]);
    styles = 'answered';
    expect((await exported(manager)).pages).toBeGreaterThan(0);
  });
});

describe('A public page on paper', () => {
  it('ends with what it says: no footer, nothing to press, nothing to fill in', async () => {
    const page = await app.visit();
    await page.emulateMedia({ media: 'print' });
    const places = await publicPlaces(app);
    expect(places.length).toBeGreaterThan(12);
    for (const { path } of places) {
      app.watch.expect(/40[14]/);
      await page.goto(path);
      // A page that asks for its record first has its heading once the answer is here.
      await page.locator('main h1:visible').first().waitFor();
      expect([path, await page.locator('main h1:visible').count()]).toEqual([path, 1]);
      const left = page.locator('footer:visible, button:visible, .button:visible, form:visible');
      expect([path, await left.allInnerTexts()]).toEqual([path, []]);
    }
    await page.context().close();
  });

  it('is printed with no words over others, and no entry of a list over two pages', async () => {
    const page = await app.visit();
    const height = ({ top, bottom }: Word): number => bottom - top;
    // The boxes of neighbouring lines touch: a font's letters are taller than the line.
    const over = (one: Word, other: Word): boolean =>
      one.page === other.page &&
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        0.8 * Math.min(height(one), height(other));
    for (const { path } of await publicPlaces(app)) {
      app.watch.expect(/40[14]/);
      await page.goto(path);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const all = words(pdf);
      expect(all.length).toBeGreaterThan(2);
      const hidden = all.filter((one, at) => all.slice(at + 1).some((other) => over(one, other)));
      expect([path, hidden.map(({ text }) => text)]).toEqual([path, []]);
      const pages = pageTexts(pdf).map((text) => text.trim().split('\n'));
      expect(pages.map((lines) => lines.join('').trim())).not.toContain('');
      // Above the title of an entry stands its day, which no page ends with.
      const torn = pages.filter((lines) => /^\d{4}-\d\d-\d\d$/.test(lines.at(-1)!.trim()));
      expect([path, torn.length]).toEqual([path, 0]);
      if (path === '/NewsInfo')
        expect([pages.length > 1, (await page.locator('.news__row').count()) > 9]).toEqual([true, true]);
    }
    await page.context().close();
  });
});
