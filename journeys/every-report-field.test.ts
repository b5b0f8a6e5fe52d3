import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { wordOfChoice, type Fact, type FieldFacts } from '#contract/facts';
import { inLanguage, type Word, type WordKey } from '#contract/words';
import { labelOf } from '#product/dictionaries/dictionaries';
import { SaveReport } from '#product/reports/contract';
import { fields } from '#product/reports/fields';
import { materialScreensWords } from '#product/materials/words-screens';
import { reportsWords } from '#product/reports/words';
import { editorWords } from '#product/reports/words-editor';
import { reportScreensWords } from '#product/reports/words-screens';
import { newCase, type PanelCase } from '#testing/panels/case';
import { everyReportField } from '#testing/reports/every-field';
import { passedMaterial, read, save } from '#testing/reports/story';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { typedIn } from './browser/typed';
import { cast } from '#testing/cast';

let app: BrowserApp;
let about: PanelCase;
let said: ReturnType<typeof everyReportField>;
beforeAll(async () => {
  app = await openBrowserApp();
  about = await newCase(app);
  const material = await passedMaterial(app, about);
  said = everyReportField(Object.values(material.byType)[0]!);
  for (const { shape } of SaveReport.options) {
    const section = shape.section.value;
    if (section !== 'override' && section !== 'ruleSet' && section !== 'citations')
      await save(app, about, { section, data: said[section] });
  }
});
afterEach((story) => app.after(story));
afterAll(() => (app as BrowserApp | undefined)?.close());

const areas: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  reportScreens: reportScreensWords,
  reportDesk: editorWords,
  reports: reportsWords,
  materialScreens: materialScreensWords,
};
const say = (key: WordKey): string => {
  const [area = '', ...name] = key.split('.');
  return inLanguage(areas[area]![name.join('.')]!, 'zh');
};
const isId = (value: unknown): boolean => /^[0-9a-f-]{36}$/.test(String(value));
/** The texts and figures of a value; ids are shown by what they name. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return isId(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
/** What stands on the page for a value: what is chosen by its word. */
const wordsOf = (fact: Fact, value: unknown): string[] => {
  if (fact.kind === 'item') return [labelOf(fact.dictionary as 'stage', value as string, 'zh')];
  if (fact.kind === 'list') return (value as unknown[]).flatMap((each) => wordsOf(fact.of, each));
  if (fact.kind === 'object')
    return Object.entries(fact.fields).flatMap(([name, inner]) =>
      wordsOf(inner, (value as Readonly<Record<string, unknown>>)[name]),
    );
  if (fact.kind !== 'choice') return textsOf(value);
  return fact.coded || !fact.label ? [] : [say(wordOfChoice(fact.label, value as string))];
};
/** The labels of a record, and of the records and rows within it. */
const labelsIn = (facts: FieldFacts): string[] =>
  Object.values(facts).flatMap((fact) => {
    const of = fact.kind === 'list' ? fact.of : fact;
    return [...(fact.label ? [say(fact.label)] : []), ...(of.kind === 'object' ? labelsIn(of.fields) : [])];
  });
const fieldsOf = (fact: Fact): FieldFacts => {
  const of = fact.kind === 'list' ? fact.of : fact;
  return of.kind === 'object' ? of.fields : {};
};
const chapters = Object.entries<Fact>(fields.sections) as [keyof typeof fields.sections, Fact][];
const tables = Object.entries<Fact>(fields.tables) as [keyof typeof fields.tables, Fact][];

it('who checks the report reads every field of every chapter and every column of every table under its name', async () => {
  const checker = await app.at(`/EvaluationManagement/reprotDetail?Id=${about.reportId}`, cast.secondChecker);
  const body = checker.panel.locator('.report-body');
  await body.waitFor();
  const read = await body.innerText();
  const expected = [...chapters, ...tables].flatMap(([part, fact]) => [
    // Of rows within a row only their values are said.
    ...Object.values(fieldsOf(fact)).map(({ label }) => say(label!)),
    ...wordsOf(fact, said[part]),
  ]);
  expect(expected.length).toBeGreaterThan(180);
  expect(expected.filter((text) => !read.includes(text))).toEqual([]);
});

it('the assessor is asked for every field of every chapter and every column of every table', async () => {
  const author = await app.at(`/EvaluationManagement/Report?Id=${about.reportId}`, cast.assessor);
  const { panel } = author;
  await panel.locator('.chapters__one').first().waitFor();
  const asked: string[] = [];
  const typed: string[] = [];
  for (const each of await panel.locator('.chapters__one').all()) {
    await each.click();
    await author.settled();
    asked.push(await panel.innerText());
    typed.push(...(await typedIn(panel)));
    // Of a tree, only what was chosen is asked.
    for (const item of await panel.locator('.work-tree__name').all()) {
      await item.click();
      typed.push(...(await typedIn(panel)));
    }
  }
  // A proof that does not apply is ticked by its level, and its reason asked beside it.
  const apart = ['proofLevel', 'proofReason'].map((name) => say(`materialScreens.${name}` as WordKey));
  const labels = [
    ...chapters.flatMap(([, fact]) => Object.values(fieldsOf(fact)).map(({ label }) => say(label!))),
    ...tables.flatMap(([, fact]) => labelsIn(fieldsOf(fact))),
  ].filter((label) => !apart.includes(label));
  expect(labels.length).toBeGreaterThan(70);
  expect(labels.filter((label) => !asked.some((text) => text.includes(label)))).toEqual([]);
  const texts = [
    ...chapters.flatMap(([chapter]) => textsOf({ ...said[chapter], methods: [] })),
    ...tables.flatMap(([table]) => textsOf(said[table])),
  ].filter((text) => text.startsWith('第'));
  expect(texts.length).toBeGreaterThan(90);
  expect(texts.filter((text) => !typed.some((each) => each.includes(text)))).toEqual([]);
});

/** Cells of a spreadsheet, pasted where somebody stands. */
const pasteCells = async (on: Locator, cells: string): Promise<void> => {
  await on.focus();
  await on.page().evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(cells)});
    document.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  })()`);
};

it('the assessor pastes the work breakdown and an indicator from a spreadsheet, nests an item by hand and by keys, moves a risk in the matrix, and supposes evidence that changes nothing', async () => {
  const author = await app.at(`/EvaluationManagement/Report?Id=${about.reportId}`, cast.assessor);
  const { panel, page } = author;
  const chapter = (name: RegExp) => panel.locator('.chapters__one').filter({ hasText: name }).click();
  const tree = panel.getByRole('list', { name: '工作分解结构' });
  const names = async () =>
    (await tree.locator('.work-tree__name').allInnerTexts()).map((name) => name.replace(/\s+/g, ' '));
  await chapter(/技术成熟度/);
  const before = (await names()).length;
  await pasteCells(
    panel.getByRole('button', { name: '增加工作项' }),
    '编号\t名称\t权重（%）\t关键项\t预期成熟度\n7\t云端平台\t10%\t是\t6级\n8\t数据接口\t5\t否\t',
  );
  await panel.getByText('已粘贴 2 行').waitFor();
  expect((await names()).slice(before)).toEqual(['7 云端平台', '8 数据接口']);
  const handle = (name: string) => tree.getByRole('button', { name: new RegExp(`^移动 .*${name}`) });
  // Beneath the one before it by keys, out again by the mouse: held over the first item's place.
  await handle('数据接口').press('ArrowRight');
  await expect.poll(async () => (await names()).at(-1)).toMatch(/^\d+\.1 数据接口$/);
  expect(String(await page.evaluate("document.activeElement.getAttribute('aria-label')"))).toMatch(
    /数据接口/,
  );
  await handle('数据接口').scrollIntoViewIfNeeded();
  const [from, to] = [await handle('数据接口').boundingBox(), await handle('云端平台').boundingBox()];
  await page.mouse.move(from!.x + 8, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(to!.x + 8, to!.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await names()).at(-2)).toMatch(/^\d+ 数据接口$/);
  await tree
    .getByRole('button', { name: /云端平台/ })
    .last()
    .click();
  const form = panel.locator('article.report-row').first();
  expect(await form.getByLabel('权重').inputValue()).toBe('10');
  expect(await form.innerText()).toContain('6 正样级');

  await chapter(/技术先进度/);
  await pasteCells(
    panel.getByRole('button', { name: '增加指标' }),
    '名称\t单位\t优劣方向\t本成果值\n佩戴舒适度\t分\t越大越优\t4.6\n',
  );
  await panel.getByText('已粘贴 1 行').waitFor();
  expect(await panel.locator('article.report-row').last().getByLabel('本成果值').inputValue()).toBe('4.6');

  await chapter(/风险/);
  const mark = panel.locator('.risk-matrix__mark').first();
  const weighed = panel.locator('article.report-row').first().locator('.risk');
  const was = await weighed.innerText();
  await mark.press(was.startsWith('5') ? 'ArrowDown' : 'ArrowUp');
  await expect.poll(() => weighed.innerText()).not.toBe(was);
  await page.keyboard.press('Control+s');
  await panel
    .getByRole('status')
    .getByText(/已保存/)
    .waitFor();

  // What is supposed raises the level there, and neither the report nor the levels beside it.
  const levels = panel.locator('.levels').first();
  const shown = await levels.innerText();
  await panel.getByRole('tab', { name: '假设' }).click();
  const supposed = panel.locator('.what-if table').first();
  const now = await supposed.innerText();
  const offers = panel.locator('.what-if__offers').getByRole('checkbox');
  for (let at = 0, count = await offers.count(); at < count; at += 1) await offers.nth(at).check();
  await expect.poll(() => supposed.innerText()).not.toBe(now);
  // Another measured value of an indicator likewise.
  const tries = panel.locator('.what-if__indicators');
  await tries.getByRole('combobox').first().click();
  await page.locator('.ant-select-item-option:visible').first().click();
  await tries.getByLabel('本成果值').fill('987654');
  await tries.locator('table').waitFor();
  await author.picture('what-if-indicator');
  await panel.getByRole('tab', { name: '等级', exact: true }).click();
  expect(await levels.innerText()).toBe(shown);
  const stored = await read(await app.signIn(cast.assessor), about);
  expect(stored.workBreakdown.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['云端平台', '数据接口']),
  );
  expect(JSON.stringify(stored)).not.toMatch(/supposed|987654/);
  await author.picture('work-tree');
});
