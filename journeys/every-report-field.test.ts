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
import { passedMaterial, save } from '#testing/reports/story';
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
    if (section !== 'override' && section !== 'ruleSet')
      await save(app, about, { section, data: said[section] });
  }
}, 180_000);
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
