import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '#host/root';
import { pageStrings } from '#testing/printing/poppler';
import { sampleReport } from '#testing/printing/report';
import { advancement, innovation, maturity } from '#product/dictionaries/catalogue/levels';
import { fixedWords, sayIn } from '../translations';
import { advancementScale, innovationScale, maturityScale } from './labels';
import type { ReportDocument } from './document';
import { print, printView } from './index';
import type { ViewNode } from './view';

/** What is no text on paper: codes that choose the look, moments of the file, and what is drawn in other words. */
const notPrinted = /^(language|category|documentMoment|watermark|signatures\[\d+\]\.role|cover\.shortName)/;
/** What is printed in another form. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

interface Leaf {
  readonly path: string;
  readonly text: string;
}

/** The document with a mark of its own in every text, and the marks: a text that no template prints is missed by its mark. */
const marked = (document: ReportDocument): { readonly document: ReportDocument; readonly leaves: Leaf[] } => {
  const leaves: Leaf[] = [];
  const walk = (value: unknown, path: string): unknown => {
    if (notPrinted.test(path)) return value;
    if (typeof value === 'string') {
      if (isDay.test(value) && /^(issue|evaluation\.baseDate)/.test(path)) {
        const [year, month, day] = value.split('-').map(Number);
        leaves.push({ path, text: `${year}年${month}月${day}日` });
        return value;
      }
      const mark = `【${leaves.length}】`;
      leaves.push({ path, text: mark });
      return path === 'issue.verifyUrl' ? `https://assay.example.org/${mark}` : mark;
    }
    if (Array.isArray(value)) return value.map((item, at) => walk(item, `${path}[${at}]`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, walk(item, path === '' ? key : `${path}.${key}`)]),
    );
  };
  return { document: walk(document, '') as ReportDocument, leaves };
};

const piece = { title: '补充', columns: ['甲', '乙'], rows: [['丙', '丁']] };
const { document, leaves } = marked({
  ...sampleReport,
  further: {
    evaluation: [piece],
    achievement: [{ title: '补充', text: '一段' }],
    maturity: [piece],
    innovation: [piece],
    advancement: [piece],
    medical: [piece],
    benefit: [piece],
    rights: [piece],
    team: [piece],
    risks: [piece],
    transformation: [piece],
    panel: [{ title: '补充', lines: ['一条', '又一条'] }],
    conclusion: [piece],
  },
});

const templates = join(root, 'product/printing/templates');
const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});
/** A copy of the templates in which one text is another one. */
const changed = (file: string, before: string, after: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'templates-'));
  copies.push(copy);
  cpSync(templates, copy, { recursive: true });
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(copy, file), text.replace(before, after));
  return copy;
};

const missed = async (of: ReportDocument, options?: { templates: string }): Promise<string[]> => {
  const paper = pageStrings(await print(of, options)).join('');
  return leaves.filter(({ text }) => !paper.includes(text)).map(({ path }) => path);
};

describe('the template of the report', () => {
  it('prints every text of the document, whatever kind of outcome it is', async () => {
    expect(leaves.length).toBeGreaterThan(400);
    for (const category of ['publicBenefit', 'basicTheory'] as const)
      expect(await missed({ ...document, category }), category).toEqual([]);
  });

  it('is missed by name where it draws a chapter no more', async () => {
    const without = changed('report.typ', '#chapter("medical", say("医学专项评价"), medical)\n', '');
    const paths = await missed(document, { templates: without });
    expect(paths).toContain('medical.grades[0].text');
    expect(paths).toContain('further.medical[0].rows[0][0]');
    expect(paths.filter((path) => !/^(medical|further\.medical)/.test(path))).toEqual([]);
  });

  it('stops the printing where it asks for what the document has not, or for a font there is none of', async () => {
    const misspelt = changed('chapters/outlook.typ', 'it.conditions', 'it.conditionz');
    await expect(print(document, { templates: misspelt })).rejects.toThrow('conditionz');
    const foreign = changed('look.typ', '"Noto Sans SC"', '"Nowhere Sans"');
    await expect(print(document, { templates: foreign })).rejects.toThrow(/nowhere sans/i);
  });

  it('prints what looks like markup as it was written', async () => {
    const written = '#pagebreak() $x$ *粗* _斜_ @ref <标> `码` \\ // 注 #read("/data.json")';
    const pages = pageStrings(
      await print({ ...sampleReport, evaluation: { ...sampleReport.evaluation, client: written } }),
    );
    expect(pages.join('')).toContain(written.replace(/\s/g, ''));
  });
});

/** The texts of a tree's nodes of some kinds, or of all. */
const textsIn = (node: ViewNode, kinds?: readonly string[], isWithin = !kinds): string[] => [
  ...(isWithin && node.text !== undefined ? [node.text] : []),
  ...(node.content ?? []).flatMap((each) => textsIn(each, kinds, isWithin || kinds!.includes(node.type))),
];

describe('its fixed words', () => {
  const sources = readdirSync(join(root, 'product'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(printing|reports[\\/]server[\\/]document)[\\/].*\.(typ|ts)$/.test(path))
    .filter((path) => !/\.test\.ts$|translations\.ts$/.test(path))
    .map((path) => readFileSync(join(root, 'product', path), 'utf8'))
    .join('\n');
  const words = Object.keys(fixedWords('en'));

  it('are those that templates, print view and document say: no template says another one, and none is left over', () => {
    const asked = [...sources.matchAll(/say\("([^"]+)"/g)].map(([, word]) => word!);
    expect(asked.length).toBeGreaterThan(200);
    expect([...new Set(asked)].filter((word) => !words.includes(word))).toEqual([]);
    expect(words.filter((word) => !sources.includes(`'${word}'`) && !sources.includes(`"${word}"`))).toEqual(
      [],
    );
  });

  it('call the levels as the dictionaries do', () => {
    for (const [{ items }, { names }] of [
      [maturity, maturityScale('applied')],
      [innovation, innovationScale],
      [advancement, advancementScale],
    ] as const)
      expect(names.map((name) => [name, sayIn('en')(name), sayIn('es')(name)])).toEqual(
        items.map((item) => [item.names[0].split('·').at(-1), item.names[1], item.names[2]]),
      );
  });

  it('stand in the reader’s language on a working copy and in the print view, and in Chinese nowhere else', async () => {
    const own = new Set(leaves.map(({ text }) => text));
    for (const language of ['en', 'es'] as const) {
      const report = { ...document, language };
      const paper = pageStrings(await print(report)).join('');
      const said = textsIn(printView(report).body).join('');
      for (const word of [
        '评价结论',
        '权重合计为 100；整体等级取关键项等级的最小值。证据编号见附件 A。',
      ] as const) {
        const other = sayIn(language)(word);
        expect(paper).toContain(other.replace(/\s/g, ''));
        expect(said).toContain(other);
      }
      expect(paper.match(/\p{Script=Han}+/gu) ?? []).toEqual([]);
      expect(said.match(/\p{Script=Han}+/gu) ?? []).toEqual([]);
      expect(
        leaves.filter(
          ({ path, text }) => !paper.includes(text) && own.has(text) && !/年/.test(text) && path !== 'x',
        ),
      ).toEqual([]);
    }
  });
});

describe('the print view of the report', () => {
  it('says every text of the document, whatever kind of outcome it is', () => {
    for (const category of ['applied', 'publicBenefit', 'basicTheory'] as const) {
      const said = textsIn(printView({ ...document, category }).body).join('\n');
      expect(
        leaves.filter(({ text }) => !said.includes(text)).map(({ path }) => path),
        category,
      ).toEqual(['cover.achievementName']);
    }
  });

  it('calls its chapters, sections and columns as the paper does, in the same order', async () => {
    for (const category of ['publicBenefit', 'basicTheory'] as const) {
      const report = { ...sampleReport, category };
      const paper = pageStrings(await print(report)).join('');
      const { body } = printView(report);
      const called = textsIn(body, ['heading', 'tableHeader']).map((text) => text.replace(/\s/g, ''));
      expect(called.length).toBeGreaterThan(150);
      expect(called.filter((text) => !paper.includes(text))).toEqual([]);
      const headings = textsIn(body, ['heading']).map((text) => text.replace(/\s/g, ''));
      const numbered = headings.filter((text) => /^(\d|附件)/.test(text));
      expect(numbered).toHaveLength(18);
      // Behind the contents, which name all of them, each comes after the one before it.
      const first = paper.lastIndexOf(numbered[0]!);
      expect(first).toBeGreaterThan(paper.indexOf(numbered.at(-1)!));
      let at = first;
      for (const title of numbered) {
        at = paper.indexOf(title, at);
        expect(at, title).toBeGreaterThanOrEqual(first);
      }
    }
  });
});
