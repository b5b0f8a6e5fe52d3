/** The one official PDF of an evaluation report: `ReportDocument` in, bytes out, nothing else touched. */
import { annexes, issuePage } from './chapters/annexes';
import { furtherPieces } from './chapters/further';
import { advancementChapter, innovationChapter, maturityChapter } from './chapters/levels';
import { riskChapter, teamChapter, transformationChapter } from './chapters/outlook';
import { achievementOverview, evaluationOverview } from './chapters/overview';
import { conclusionChapter, panelChapter } from './chapters/verdict';
import { benefitChapter, medicalChapter, rightsChapter } from './chapters/worth';
import type { ChapterName, ReportDocument } from './document';
import { fontFiles } from './fonts';
import { footer, header, watermark } from './frame';
import { cover } from './front/cover';
import { contents, statement, summary } from './front/opening';
import { requireGlyphs } from './glyphs';
import { reportTitle, sectionTitles } from './labels';
import { bodyStyle, page, type PdfNode } from './nodes';
import { groupTogether, Outline } from './outline';
import { drawPdf } from './pdfmake';

type Chapter = (document: ReportDocument, outline: Outline, title: string) => PdfNode[];

const chapters: { readonly [Name in ChapterName]: Chapter } = {
  evaluation: evaluationOverview,
  achievement: achievementOverview,
  maturity: maturityChapter,
  innovation: innovationChapter,
  advancement: advancementChapter,
  medical: medicalChapter,
  benefit: benefitChapter,
  rights: rightsChapter,
  team: teamChapter,
  risks: riskChapter,
  transformation: transformationChapter,
  panel: panelChapter,
  conclusion: conclusionChapter,
};

function content(document: ReportDocument): PdfNode[] {
  const outline = new Outline();
  const titles = sectionTitles(document.category);
  const opening = statement(document, outline);
  const brief = summary(document, outline);
  const body = (Object.keys(chapters) as ChapterName[]).flatMap((name, index) => [
    ...chapters[name](document, outline, titles[index] ?? ''),
    ...furtherPieces(document.further[name] ?? [], outline),
  ]);
  const rest = [...annexes(document, outline), ...issuePage(document, outline)];
  return groupTogether([
    ...cover(document),
    ...opening,
    ...contents(outline.entries),
    ...brief,
    ...body,
    ...rest,
  ]);
}

function definition(document: ReportDocument): object {
  const { cover: words, issue } = document;
  const moment = new Date(document.documentMoment);
  if (Number.isNaN(moment.getTime())) throw new RangeError('documentMoment is no ISO moment');
  return {
    version: '1.7',
    language: 'zh-CN',
    displayTitle: true,
    pageSize: { width: page.width, height: page.height },
    pageMargins: [page.margin, page.top, page.margin, page.bottom],
    info: {
      title: `${words.achievementName} ${reportTitle}`,
      author: words.evaluationAgency,
      subject: issue.reportNumber ?? '未编号',
      creator: words.platformName,
      // A check of the file recognises a working copy by this, whoever renames it.
      ...(document.issue.reportNumber === null || document.watermark.kind !== 'none'
        ? { keywords: 'assay:working-copy' }
        : {}),
      // Also the seed of the file's id: the same document gives the same bytes.
      creationDate: moment,
      modDate: moment,
    },
    content: content(document),
    defaultStyle: bodyStyle,
    header: header(document),
    footer: footer(document),
    watermark: watermark(document),
  };
}

/**
 * Takes a report and the folder of the fonts, and gives the finished PDF (domain §6.7). The same document
 * gives the same bytes. Throws GlyphsMissing when a character cannot be drawn, FontMissing without fonts.
 */
export async function renderReportPdf(
  document: ReportDocument,
  { fontsDir }: { readonly fontsDir: string },
): Promise<Buffer> {
  const files = fontFiles(fontsDir);
  requireGlyphs(document, files);
  return drawPdf(definition(document), files);
}
