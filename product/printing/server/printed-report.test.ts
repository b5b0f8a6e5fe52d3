import { beforeAll, describe, expect, it } from 'vitest';
import { print } from './index';
import { watermarkText } from './report';
import {
  bookmarks,
  fonts,
  information,
  pageStrings,
  pictures,
  structure,
  words,
} from '#testing/printing/poppler';
import { sampleReport } from '#testing/printing/report';
import { scaledReport } from '#testing/printing/scaled';

describe('the official report of an achievement', () => {
  let pdf: Buffer;
  let pages: string[];
  beforeAll(async () => {
    pdf = await print(sampleReport);
    pages = pageStrings(pdf);
  });

  it('is A4, says its language and title, and dates itself with the issue', () => {
    const said = information(pdf);
    expect(said).toMatch(/Page size:\s+595\.28 x 841\.89/);
    expect(said).toContain(sampleReport.cover.achievementName);
    expect(said).toMatch(/CreationDate:\s+D:20260918023207Z/);
    expect(pdf.includes('/Lang (zh-CN)')).toBe(true);
    expect(pdf.includes('/DisplayDocTitle true')).toBe(true);
  });

  it('embeds subsets of two fonts with a way back to the characters, and holds no picture', () => {
    const rows = fonts(pdf)
      .split('\n')
      .filter((line) => line.includes('NotoSansSC'));
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatch(/CID TrueType\s+Identity-H\s+yes\s+yes\s+yes/);
    expect(pictures(pdf).trim().split('\n')).toHaveLength(2);
  });

  it('declares on its cover that the fee does not depend on the result (domain §9.17)', () => {
    expect(pages[0]).toContain('评价费用以委托合同为准，与评价结论无关');
    expect(pages.slice(1).join('')).not.toContain('评价费用以委托合同为准');
  });

  it('can be read and searched in Chinese, rare names included', () => {
    const all = pages.join('');
    for (const text of ['医疗卫生科技成果评价报告', '𬭎一舟', '田喆', '国际先进', 'Ñíguez', '≥4亿次']) {
      expect(all).toContain(text);
    }
  });

  it('has cover, statement, contents, summary, thirteen sections and five annexes in this order', () => {
    const order = [
      '声明',
      '目录',
      '摘要',
      '1评价概况',
      '13评价结论',
      '附件A证据清单',
      '附件E评价机构',
      '签发与核验',
    ];
    const starts = order.map((title) => pages.findIndex((page, at) => at !== 2 && page.includes(title)));
    const contents = pages[2] ?? '';
    expect(contents).toContain('目录');
    for (const title of order.filter((one) => one !== '目录')) expect(contents).toContain(title);
    const found = starts.filter((_, at) => order[at] !== '目录');
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((one, other) => one - other));
  });

  it('tells on the contents page where each section really begins', () => {
    const contents = words(pdf).filter((word) => word.page === 3);
    for (const [number, title] of [
      ['8', '知识产权与合规'],
      ['13', '评价结论'],
    ] as const) {
      const heading = contents.find((word) => word.text === title);
      const shown = contents
        .filter(
          (word) => Math.abs(word.top - (heading?.top ?? -99)) < 3 && word.left > (heading?.right ?? 999),
        )
        .at(0);
      const real = pages.findIndex((page, at) => at > 3 && page.includes(`${number}${title}`)) + 1;
      expect(Number(shown?.text)).toBe(real);
    }
  });

  it('has bookmarks for chapters and sections', () => {
    const titles = bookmarks(pdf);
    for (const title of ['目录', '3 技术成熟度', '3.3 证据矩阵', '附件 A 证据清单', '签发与核验'])
      expect(titles).toContain(title);
    expect(titles.length).toBeGreaterThan(60);
  });

  it('says of its parts what they are: title, headings, lists, tables with their headers, drawings in words', () => {
    const parts = structure(pdf).split('\n');
    const count = (part: string): number =>
      parts.filter((row) => new RegExp(`^ *${part}\\b`).test(row)).length;
    const sections = bookmarks(pdf).filter((title) => /^\d+\.\d/.test(title)).length;
    expect(count('H1')).toBe(bookmarks(pdf).length - sections);
    expect(count('H2')).toBe(sections);
    expect(count('TOCI')).toBe(bookmarks(pdf).length - 1);
    expect(count('THead')).toBeGreaterThan(20);
    expect(count('TH')).toBeGreaterThan(100);
    expect(count('LI')).toBeGreaterThan(25);
    expect(count('Figure')).toBe(9);
    expect(pdf.includes('<pdfaid:part>3</pdfaid:part>')).toBe(true);
    const drawings = pdf.toString('latin1');
    const spoken = (text: string): boolean =>
      drawings.includes(Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase());
    expect(spoken('技术成熟度：十级 销售级，共13级')).toBe(true);
    expect(spoken('雷达图：科学价值82，技术价值91')).toBe(true);
    expect(spoken('二维码，核验地址：')).toBe(true);
  });

  it('numbers every page but the cover, with the verification code, and names itself in the head', () => {
    expect(pages[0]).not.toMatch(/第\d+页/);
    for (const [at, page] of pages.entries()) {
      if (at === 0) continue;
      expect(page).toContain(`第${at + 1}页共${pages.length}页`);
      expect(page).toContain('核验码7K3M-Q9ZT-4V8X-WB2D');
      expect(page).toContain('YWPJ2026-PJ001-Y-00001');
    }
  });

  it('ends with signatures, the address to verify at, and the content hash', () => {
    const last = pages.at(-1) ?? '';
    for (const { name, hash } of sampleReport.signatures) {
      expect(last).toContain(name);
      expect(last).toContain(hash);
    }
    expect(last).toContain(sampleReport.issue.contentHash);
    expect(last).toContain(sampleReport.issue.verifyUrl);
    expect(last).toContain('2028年9月18日');
  });

  it('keeps all text inside the 20 pt margin', () => {
    for (const word of words(pdf)) {
      expect(word.left, word.text).toBeGreaterThanOrEqual(19.5);
      expect(word.right, word.text).toBeLessThanOrEqual(576);
      expect(word.top, word.text).toBeGreaterThanOrEqual(18);
      expect(word.bottom, word.text).toBeLessThanOrEqual(823);
    }
  });

  it('is the same to the byte when printed again, and not when the moment differs', async () => {
    expect((await print(sampleReport)).equals(pdf)).toBe(true);
    const later = await print({ ...sampleReport, documentMoment: '2026-09-18T10:32:08+08:00' });
    expect(later.equals(pdf)).toBe(false);
  });
});

describe('a report with long tables', () => {
  const labelled = (): typeof sampleReport => {
    const report = scaledReport(200, 100);
    const label = (text: string, index: number, cell: string): string =>
      `${cell}b${index} ${text} ${cell}e${index}`;
    return {
      ...report,
      maturity: {
        ...report.maturity,
        wbs: report.maturity.wbs.map((row, index) => ({
          ...row,
          name: label(row.name, index, 'n'),
          levelBasis: label(row.levelBasis.repeat((index % 5) + 1), index, 'l'),
        })),
      },
      panel: {
        ...report.panel,
        remarks: report.panel.remarks.map((row, index) => ({
          ...row,
          text: label(row.text, index, 'q'),
          answer: label(row.answer, index, 'a'),
        })),
      },
    };
  };

  it('repeats the header on every page a table goes on, cuts no row and loses none', async () => {
    const pdf = await print(labelled());
    const placed = new Map<string, number[]>();
    for (const word of words(pdf)) placed.set(word.text, [...(placed.get(word.text) ?? []), word.page]);
    const rowPages = (cells: readonly string[], rows: number): Set<number> => {
      const used = new Set<number>();
      for (let index = 0; index < rows; index += 1) {
        const at = cells
          .flatMap((cell) => [`${cell}b${index}`, `${cell}e${index}`])
          .map((mark) => placed.get(mark));
        expect(
          at.every((one) => one?.length === 1),
          `row ${index}`,
        ).toBe(true);
        expect(new Set(at.flat()).size, `row ${index}`).toBe(1);
        used.add(at[0]?.[0] ?? 0);
      }
      return used;
    };
    const pages = pageStrings(pdf);
    const wbs = rowPages(['n', 'l'], 200);
    const remarks = rowPages(['q', 'a'], 100);
    expect(wbs.size).toBeGreaterThan(5);
    expect(remarks.size).toBeGreaterThan(3);
    for (const at of wbs) expect(pages[at - 1]).toContain('定级依据');
    for (const at of remarks) expect(pages[at - 1]).toContain('完成单位与评估师答复');
  });

  it('prints a remark far longer than a page to its last character', async () => {
    const text = `${'专家认为随访数据应当分层报告，并说明失访的原因。'.repeat(180)}最后一字完`;
    const [first] = sampleReport.panel.remarks;
    const pdf = await print({
      ...sampleReport,
      panel: {
        ...sampleReport.panel,
        remarks: [{ ...(first ?? { number: '1', kind: '问题', answer: '' }), text }],
      },
      summary: { ...sampleReport.summary, conclusion: `${'结论说明应当完整。'.repeat(260)}结论完` },
    });
    const all = pageStrings(pdf).join('');
    expect(all).toContain('最后一字完');
    expect(all).toContain('结论完');
    expect(all.split('并说明失访的原因').length - 1).toBeGreaterThan(150);
    for (const word of words(pdf)) expect(word.bottom, word.text).toBeLessThanOrEqual(823);
  });

  it('wraps names of any length', async () => {
    const name =
      '面向基层医疗机构的多中心多病种一体化智能辅助诊疗与慢病管理关键技术体系的建立及其推广应用研究'.repeat(
        2,
      );
    const pdf = await print({
      ...sampleReport,
      cover: { ...sampleReport.cover, achievementName: name, mainOrganisation: `${name}中心` },
    });
    expect(pageStrings(pdf)[0]).toContain(name.slice(0, 15));
    const date = words(pdf).find((word) => word.page === 1 && word.text === '签发日期');
    expect(date?.bottom, 'the cover’s lines end above seal and QR').toBeLessThan(650);
    for (const word of words(pdf)) expect(word.right, word.text).toBeLessThanOrEqual(576);
  });
});

describe('the words across the pages', () => {
  it('say draft, who and when; expert copies their number; a passed copy nothing', () => {
    const draft = { kind: 'draft', name: '陆景行', time: '2026-07-06 14:03' } as const;
    expect(watermarkText({ ...sampleReport, watermark: draft })).toBe('草稿 · 陆景行 · 2026-07-06 14:03');
    expect(watermarkText({ ...sampleReport, watermark: { kind: 'expertCopy', expertNumber: '专家3' } })).toBe(
      '专家稿 · 专家3',
    );
    expect(watermarkText(sampleReport)).toBeNull();
    expect(watermarkText({ ...sampleReport, demonstration: true, watermark: draft })).toMatch(/^演示 · 草稿/);
  });

  it('stand on every page: 演示 in a demonstration, 限制公开 on a limited report', async () => {
    const plain = pageStrings(await print(sampleReport));
    expect(plain.some((page) => page.includes('演示') || page.includes('限制公开'))).toBe(false);
    const pdf = await print({ ...sampleReport, limited: true, demonstration: true });
    for (const page of pageStrings(pdf)) {
      expect(page).toMatch(/演|示/);
      expect(page).toContain('限制公开');
    }
  });

  it('leave a draft without number, code and QR', async () => {
    const nothing = {
      reportNumber: null,
      verifyCode: null,
      verifyUrl: null,
      issueDate: null,
      validUntil: null,
      contentHash: null,
      receiptKey: null,
    };
    const pages = pageStrings(
      await print({
        ...sampleReport,
        issue: nothing,
        signatures: [],
        watermark: { kind: 'draft', name: '甲', time: '乙' },
      }),
    );
    expect(pages[0]).toContain('未编号');
    expect(pages[0]).toContain('未签发，不可核验');
    expect(pages.at(-1)).toContain('尚未签名');
  });
});
