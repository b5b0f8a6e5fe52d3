import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { root } from '#host/root';
import type { ReadText } from './reader';
import { mostParts } from './bounds';

const folder = dirname(createRequire(join(root, 'package.json')).resolve('pdfjs-dist/package.json'));
/** The tables by which Chinese fonts name their characters. */
const characterMaps = join(folder, 'cmaps/');
// The half of pdf.js that reads files, in the smaller of its two spellings: loading it is most of what a small file costs.
GlobalWorkerOptions.workerSrc = pathToFileURL(join(folder, 'legacy/build/pdf.worker.min.mjs')).href;

interface Piece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
}

/** The pieces of a page as lines; a gap wider than a letter parts the cells of a table. */
export const linesOf = (pieces: readonly Piece[]): string => {
  let text = '';
  let end: number | undefined;
  let letter = 8;
  for (const { str, transform, width, height, hasEOL } of pieces) {
    const isBlank = str.trim() === '';
    if (height > 0) letter = height;
    const gap = isBlank ? width : end === undefined ? 0 : transform[4]! - end;
    text += gap > letter * 1.2 && text !== '' && !text.endsWith('\n') ? '\t' : '';
    text += isBlank && gap > letter * 1.2 ? '' : str;
    if (str !== '') end = transform[4]! + width;
    if (!hasEOL) continue;
    text += '\n';
    end = undefined;
  }
  return text;
};

/** The text layer of a PDF, page by page; a page that is a picture has none. */
export const readPdf: ReadText = async (path, _, see) => {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: characterMaps,
    cMapPacked: true,
  });
  try {
    const document = await task.promise;
    let read = 0;
    for (let number = 1; number <= Math.min(document.numPages, mostParts.page); number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = linesOf(items.filter((item) => 'str' in item));
      page.cleanup();
      if (text.trim() === '') continue;
      read += 1;
      see(number, text);
    }
    return { part: 'page', read, parts: document.numPages };
  } finally {
    await task.destroy();
  }
};
