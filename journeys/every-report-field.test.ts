import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inLanguage, type WordKey } from '#contract/words';
import type { Fact, Kind } from '#contract/facts';
import { labelOf } from '#product/dictionaries/dictionaries';
import { SaveReport } from '#product/reports/contract';
import { fields } from '#product/reports/fields';
import { reportScreensWords as words } from '#product/reports/words-screens';
import { newCase, type Case } from '#testing/panels/case';
import { everyReportField } from '#testing/reports/every-field';
import { cast, passedMaterial, save } from '#testing/reports/story';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { typedIn } from './browser/typed';

let app: BrowserApp;
let about: Case;
let said: ReturnType<typeof everyReportField>;
beforeAll(async () => {
  app = await openBrowserApp();
  about = await newCase(app);
  const material = await passedMaterial(app, about);
  said = everyReportField(Object.values(material.byType)[0]!);
  for (const { shape } of SaveReport.options) {
    const section = shape.section.value;
    if (section !== 'override') await save(app, about, { section, data: said[section] });
  }
}, 180_000);
afterEach((story) => app.after(story));
afterAll(() => (app as BrowserApp | undefined)?.close());

const say = (key: WordKey): string =>
  inLanguage(words[key.replace('reportScreens.', '') as keyof typeof words], 'zh');
const isId = (value: unknown): boolean => /^[0-9a-f-]{36}$/.test(String(value));
/** The texts and figures of a value; ids are shown by what they name, and what is chosen by its word. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return isId(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
const wordsOf = (kind: Kind, value: unknown): string[] => {
  if (kind.kind === 'item') return [labelOf(kind.dictionary as 'stage', value as string, 'zh')];
  if (kind.kind === 'list') return (value as unknown[]).flatMap((each) => wordsOf(kind.of, each));
  if (kind.kind === 'thing')
    return Object.entries(kind.fields).flatMap(([name, fact]) =>
      wordsOf(fact, (value as Readonly<Record<string, unknown>>)[name]),
    );
  return kind.kind === 'choice' ? [] : textsOf(value);
};
const chapters = Object.entries<Fact>(fields.sections) as [keyof typeof fields.sections, Fact][];

it('who checks the report reads every field of every chapter under its name, and every column of every table', async () => {
  const checker = await app.as(cast.checker);
  await checker.open(`/EvaluationManagement/reprotDetail?Id=${about.reportId}`);
  const body = checker.panel.locator('.report-body');
  await body.waitFor();
  const read = await body.innerText();
  const expected = chapters.flatMap(([chapter, fact]) => [
    ...(fact.kind === 'thing' ? Object.values(fact.fields).map(({ label }) => say(label!)) : []),
    ...wordsOf(fact, said[chapter]),
  ]);
  expect(expected.length).toBeGreaterThan(100);
  expect(expected.filter((text) => !read.includes(text))).toEqual([]);
  const { workBreakdown, indicators, innovationPoints, risks } = said;
  // Codes of choices are said by words, some in other places: the rest stands there as it was written.
  const choices = ['international', 'domestic', 'standard', 'higher', 'reached', 'notReached'];
  const coded = [...choices, 'largerIsBetter', 'smallerIsBetter', 'target', 'nothingSame', 'nothingSimilar'];
  const unread = [workBreakdown, indicators, innovationPoints, risks.map(({ kind: _kind, ...risk }) => risk)]
    .flatMap(textsOf)
    .filter((text) => ![...coded, 'reported'].includes(text) && !read.includes(text));
  expect(unread).toEqual([]);
});

it('the assessor is asked for every field of every chapter', async () => {
  const author = await app.as(cast.author);
  await author.open(`/EvaluationManagement/Report?Id=${about.reportId}`);
  const { panel } = author;
  await panel.locator('.chapters__one').first().waitFor();
  const asked: string[] = [];
  const typed: string[] = [];
  for (const each of await panel.locator('.chapters__one').all()) {
    await each.click();
    await author.settled();
    asked.push(await panel.innerText());
    typed.push(...(await typedIn(panel)));
  }
  const labels = chapters.flatMap(([, fact]) =>
    fact.kind === 'thing' ? Object.values(fact.fields).map(({ label }) => say(label!)) : [],
  );
  expect(labels.filter((label) => !asked.some((text) => text.includes(label)))).toEqual([]);
  const texts = chapters
    .flatMap(([chapter]) => textsOf({ ...said[chapter], methods: [] }))
    .filter((text) => text.startsWith('第'));
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => !typed.some((each) => each.includes(text)))).toEqual([]);
});
