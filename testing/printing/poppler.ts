/** Reads a finished PDF the way others will: with poppler's tools. For tests. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function popplerBytes(
  tool: string,
  pdf: Buffer,
  before: readonly string[],
  after: readonly string[],
): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'report-pdf-'));
  try {
    const file = join(folder, 'report.pdf');
    writeFileSync(file, pdf);
    return execFileSync(tool, [...before, file, ...after], { maxBuffer: 64 * 1024 * 1024 });
  } catch (cause) {
    throw new Error(`${tool} could not read the PDF; it comes with the system package poppler-utils`, {
      cause,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const poppler = (tool: string, pdf: Buffer, before: readonly string[], after: readonly string[]): string =>
  popplerBytes(tool, pdf, before, after).toString('utf8');

/** A page as it is printed, counted from 1, as a PNG of 150 dots to the inch. */
export const pagePicture = (pdf: Buffer, page: number): Buffer =>
  popplerBytes('pdftoppm', pdf, ['-png', '-r', '150', '-f', String(page), '-l', String(page)], []);

/** The text of each page, laid out as printed. */
export function pageTexts(pdf: Buffer): string[] {
  return poppler('pdftotext', pdf, ['-layout'], ['-']).split('\f').slice(0, -1);
}

/** The text of each page in one line, without blanks. */
export const pageStrings = (pdf: Buffer): string[] =>
  poppler('pdftotext', pdf, [], ['-'])
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replace(/\s+/g, ''));

/** All text in the order it was written, without blanks: the words across a page are not among its lines. */
export const writtenText = (pdf: Buffer): string =>
  poppler('pdftotext', pdf, ['-raw'], ['-']).replace(/\s+/g, '');

export interface Word {
  readonly page: number;
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Marks of full width whose right half is blank: at the end of a line it may lie in the margin. */
const halfBlank = /[、。，．；：！？）》」』】”’]$/;

/** Every word with its place on its page, in points from the top left; the right is where its ink may end. */
export function words(pdf: Buffer): Word[] {
  const found: Word[] = [];
  let page = 0;
  for (const line of poppler('pdftotext', pdf, ['-bbox'], ['-']).split('\n')) {
    if (line.includes('<page ')) page += 1;
    const match =
      /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)<\/word>/.exec(line);
    if (!match) continue;
    const [left, top, right, bottom] = match.slice(1, 5).map(Number) as [number, number, number, number];
    const text = match[5] ?? '';
    const ink = halfBlank.test(text) ? right - (bottom - top) / 2 : right;
    found.push({ page, text, top, bottom, left, right: ink });
  }
  return found;
}

export const information = (pdf: Buffer): string => poppler('pdfinfo', pdf, ['-rawdates'], []);
/** The tree of what the parts of the file are, without its text. */
export const structure = (pdf: Buffer): string => poppler('pdfinfo', pdf, ['-struct'], []);
/** The titles of the bookmarks, in their order, of a file whose objects are not packed. */
export const bookmarks = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/Title <FEFF([0-9A-F]+)>\s+\/Dest/g)].map(([, hex]) =>
    Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
  );
export const fonts = (pdf: Buffer): string => poppler('pdffonts', pdf, [], []);
export const pictures = (pdf: Buffer): string => poppler('pdfimages', pdf, ['-list'], []);

/** What poppler says of the signatures in a file. */
export const signatures = (pdf: Buffer): string => poppler('pdfsig', pdf, ['-nocert'], []);
