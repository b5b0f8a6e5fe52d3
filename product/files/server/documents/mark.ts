import { readFile } from 'node:fs/promises';
import { degrees, ops, PDF, rgb, type PDFPage } from '@libpdf/core';
import type { Asked, Said } from './index';

type ToMark = Extract<Asked, { readonly says: string }>;
type Font = ReturnType<PDF['embedFont']>;

/** How large letters are across a page, and how far from level. */
const across = { turned: 35, share: 0.8, most: 40, opacity: 0.13 };
const foot = { size: 7, opacity: 0.6, margin: 12 };
const grey = rgb(0.35, 0.35, 0.35);

/** Marks a page as it is looked at: a page that is shown turned has its mark turned with it. */
const markPage = (page: PDFPage, says: string, font: Font): void => {
  const box = page.getCropBox();
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isAcross = page.rotation % 180 === 90;
  const [width, height] = isAcross ? [box.height, box.width] : [box.width, box.height];
  /** A place on the page as it is looked at, from its centre to the right and up, as a place of the file. */
  const at = (right: number, up: number) => {
    const turn = (page.rotation * Math.PI) / 180;
    return {
      x: centre.x + right * Math.cos(turn) - up * Math.sin(turn),
      y: centre.y + right * Math.sin(turn) + up * Math.cos(turn),
    };
  };
  const one = font.getTextWidth(says, 1);
  const size = Math.min(across.most, (width * across.share) / one);
  const lean = (across.turned * Math.PI) / 180;
  // Not a part of what the document says: whoever reads it aloud or copies its text leaves the mark out.
  page.drawOperators([ops.beginMarkedContent('Artifact')]);
  for (const share of [-0.3, 0, 0.3])
    page.drawText(says, {
      ...at((-one * size * Math.cos(lean)) / 2, height * share - (one * size * Math.sin(lean)) / 2),
      ...{ font, size, color: grey, opacity: across.opacity },
      rotate: degrees(across.turned + page.rotation),
    });
  page.drawText(says, {
    ...at(-width / 2 + foot.margin, -height / 2 + foot.margin),
    ...{ font, size: foot.size, color: grey, opacity: foot.opacity },
    rotate: degrees(page.rotation),
  });
  page.drawOperators([ops.endMarkedContent()]);
};

/**
 * A copy of a PDF with the mark on every page, written anew: what was stored stays as it is. One that is signed would lose
 * its signature, an encrypted one cannot be written without its password, and what is no whole PDF cannot be written at
 * all: these are told.
 */
export const mark = async ({ path, says, font: fontPath }: ToMark): Promise<Said> => {
  const [bytes, letters] = [await readFile(path), await readFile(fontPath)];
  try {
    const pdf = await PDF.load(bytes);
    if (pdf.isEncrypted) return { unmarked: 'encrypted' };
    if (pdf.getPageCount() === 0) return { unmarked: 'damaged' };
    const fields = pdf.getForm()?.getSignatureFields() ?? [];
    if (fields.some((field) => field.isSigned())) return { unmarked: 'signed' };
    const font = pdf.embedFont(letters);
    for (const page of pdf.getPages()) markPage(page, says, font);
    return { bytes: await pdf.save({ subsetFonts: true }) };
  } catch {
    // It was handed in so, and no program writes it anew: it leaves as it came, and the log says so.
    return { unmarked: 'damaged' };
  }
};
