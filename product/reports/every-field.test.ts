import { beforeAll, expect, test } from 'vitest';
import type { Fact } from '#contract/facts';
import { opened } from '#testing/opened';
import { newCase } from '#testing/panels/case';
import { everyReportField } from '#testing/reports/every-field';
import { cast, passedMaterial, read, save } from '#testing/reports/story';
import { SaveReport } from './contract';
import { fields } from './fields';
import { sections, type SectionName } from './sections';

const at = opened({ author: cast.author, checker: cast.checker });
const parts = SaveReport.options
  .map(({ shape }) => shape.section.value)
  .filter((part) => part !== 'override');
type Said = ReturnType<typeof everyReportField>;
let said: Said;
let reads: readonly Awaited<ReturnType<typeof read>>[];
beforeAll(async () => {
  const about = await newCase(at.app);
  const material = await passedMaterial(at.app, about);
  said = everyReportField(Object.values(material.byType)[0]!);
  for (const part of parts) await save(at.app, about, { section: part, data: said[part] });
  reads = [await read(at.author, about), await read(at.checker, about)];
});

const chapters = Object.keys(sections) as SectionName[];
const paragraphs = chapters.flatMap((chapter) =>
  Object.keys(sections[chapter].shape).map((field) => [chapter, field] as const),
);
const factOf = (chapter: SectionName, field: string): Fact => {
  const fact: Fact = fields.sections[chapter];
  return fact.kind === 'thing' ? fact.fields[field]! : fact;
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

const tables = ['workBreakdown', 'indicators', 'innovationPoints', 'risks', 'achievementEvidence'] as const;
test.each(tables)('every column of their table %s is read by both as well', (table) => {
  expect(said[table].length).toBeGreaterThan(0);
  for (const report of reads) expect(report[table]).toEqual(said[table]);
});

test('so is the day from which evidence counts no more', () => {
  for (const report of reads) expect(report.baseDate).toBe(said.baseDate.baseDate);
});
