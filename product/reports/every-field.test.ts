import { beforeAll, expect, test } from 'vitest';
import type { Fact, FieldFacts } from '#contract/facts';
import { labelOf } from '#product/dictionaries/dictionaries';
import { openedApp } from '#testing/opened';
import { newCase } from '#testing/panels/case';
import { pageStrings } from '#testing/printing/poppler';
import { everyReportField } from '#testing/reports/every-field';
import { passedMaterial, read, save } from '#testing/reports/story';
import { SaveReport } from './contract';
import { fields } from './fields';
import { sections, type SectionName, type TableName } from './sections';
import { dossierOf } from './server/content';
import type { ReportRecord } from './server/computed-levels';
import { documentOf } from './server/document';
import { printedChapters, printedTables, type Printed } from './server/document/printed';
import { cast } from '#testing/cast';

const app = await openedApp();
const author = await app.signIn(cast.assessor);
const checker = await app.signIn(cast.secondChecker);
const parts = SaveReport.options
  .map(({ shape }) => shape.section.value)
  .filter((part) => part !== 'override' && part !== 'ruleSet' && part !== 'citations');
type Said = ReturnType<typeof everyReportField>;
let said: Said;
let reads: readonly Awaited<ReturnType<typeof read>>[];
let paper: string;
let row: ReportRecord;
beforeAll(async () => {
  const about = await newCase(app);
  const material = await passedMaterial(app, about);
  said = everyReportField(Object.values(material.byType)[0]!);
  for (const part of parts) await save(app, about, { section: part, data: said[part] });
  reads = [await read(author, about), await read(checker, about)];
  const reply = await author.get(`/api/Report/GetReportPdf?Id=${about.reportId}`, { language: 'zh' });
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  paper = pageStrings(Buffer.from(await reply.arrayBuffer())).join('');
  row = await app.db
    .selectFrom('report')
    .selectAll()
    .where('id', '=', about.reportId)
    .executeTakeFirstOrThrow();
});

const chapters = Object.keys(sections) as SectionName[];
const paragraphs = chapters.flatMap((chapter) =>
  Object.keys(sections[chapter].shape).map((field) => [chapter, field] as const),
);
const factOf = (chapter: SectionName, field: string): Fact => {
  const fact: Fact = fields.sections[chapter];
  return fact.kind === 'object' ? fact.fields[field]! : fact;
};

test('every part of a report that is saved by itself says something', () => {
  expect(parts.toSorted()).toEqual(Object.keys(said).toSorted());
  expect(paragraphs.length).toBeGreaterThan(30);
});

test.each(paragraphs)(
  'what the assessor writes in %s as %s is read by them and by who checks it',
  (chapter, field) => {
    const valueOf = (record: object | undefined) => (record as Readonly<Record<string, unknown>>)[field];
    expect(valueOf(said[chapter])).toBeTruthy();
    for (const report of reads) expect(valueOf(report.sections[chapter])).toEqual(valueOf(said[chapter]));
    expect(factOf(chapter, field).label).toBeDefined();
  },
);

const tables = Object.keys(fields.tables) as TableName[];
test.each(tables)('every column of their table %s is read by both as well', (table) => {
  expect(said[table].length).toBeGreaterThan(0);
  for (const report of reads) expect(report[table]).toEqual(said[table]);
});

test('so is the day from which evidence counts no more', () => {
  for (const report of reads) expect(report.baseDate).toBe(said.baseDate.baseDate);
});

type Path = readonly (string | number)[];
/** One value somewhere in the report, with what is known of its field. */
interface Leaf {
  readonly path: Path;
  readonly fact: Fact;
}
const within = (how: Printed | undefined, name: string): Printed | undefined =>
  typeof how === 'object' && 'own' in how ? how.own[name] : undefined;
/** The values of a field and of all that stands in it, but for what is said not to be printed; of rows, those of the first. */
const leavesOf = (path: Path, fact: Fact, how: Printed | undefined): readonly Leaf[] => {
  if (typeof how === 'object' && 'not' in how) return [];
  if (fact.kind === 'list' && fact.of.kind === 'object') return leavesOf([...path, 0], fact.of, how);
  if (fact.kind === 'object')
    return Object.entries(fact.fields).flatMap(([name, inner]) =>
      leavesOf([...path, name], inner, within(how, name)),
    );
  return [{ path, fact }];
};
const leaves: readonly Leaf[] = [
  ...chapters.flatMap((chapter) =>
    leavesOf(['sections', chapter], fields.sections[chapter], { own: printedChapters[chapter] }),
  ),
  ...tables.flatMap((table) =>
    leavesOf([table], (fields.tables as FieldFacts)[table]!, within({ own: printedTables }, table)),
  ),
  { path: ['baseDate'], fact: { kind: 'day' } },
].map((leaf) => leaf as Leaf);
const named = leaves.map((leaf) => [leaf.path.join('.'), leaf] as const);

const valueAt = (record: unknown, path: Path): unknown =>
  path.reduce((found, step) => (found as Record<string | number, unknown>)[step], record);
const withValue = (record: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(record))
    return record.map((each, place) => (place === step ? withValue(each, rest, value) : (each as unknown)));
  const known = record as Record<string, unknown>;
  return { ...known, [step]: withValue(known[step], rest, value) };
};
const isId = (value: unknown): boolean => /^[0-9a-f-]{36}$/.test(String(value));

test('nothing that is known of a report is left out of what is asked of its paper', () => {
  expect(leaves.length).toBeGreaterThan(85);
});

test.each(
  named.filter(([, { fact }]) => fact.kind === 'text' || fact.kind === 'list' || fact.kind === 'item'),
)('what stands as %s stands on the paper', (_, { path, fact }) => {
  const of = fact.kind === 'list' ? fact.of : fact;
  const texts = [valueAt(row, path)].flat().filter((value) => !isId(value));
  for (const text of texts)
    expect(paper).toContain(
      (of.kind === 'item' ? labelOf(of.dictionary as 'stage', String(text), 'zh') : String(text)).replace(
        /\s/g,
        '',
      ),
    );
});

/** Something else that the field may hold. */
const otherThan = (fact: Fact, value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number' && fact.kind !== 'choice')
    return value === ('most' in fact ? fact.most : undefined) ? value - 1 : value + 1;
  if (fact.kind === 'choice') return fact.names.find((name) => name !== value);
  if (fact.kind === 'day') return '2026-10-09';
  if (Array.isArray(value)) return value.slice(1);
  return isId(value) ? null : `${String(value)}改`;
};

test.each(named)('whoever changes %s changes what is printed', async (_, { path, fact }) => {
  const { db, services } = app;
  const dossier = await dossierOf(db, row);
  const printed = async (report: ReportRecord) =>
    JSON.stringify(
      await documentOf(
        db,
        services,
        { ...dossier, row: report },
        {
          watermark: { kind: 'none' },
          showPanel: false,
          at: app.now(),
        },
      ),
    );
  const other = withValue(row, path, otherThan(fact, valueAt(row, path))) as ReportRecord;
  expect(await printed(other)).not.toBe(await printed(row));
});
