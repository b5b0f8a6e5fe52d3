/**
 * The two parts of pdfmake the renderer uses, typed; the package brings no types. Loaded by `require`: it is
 * CommonJS compiled from modules, and bundlers and Node disagree on where its default export stands.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FontFiles } from './fonts';

export type FontTable = Record<string, { normal: string; bold: string }>;

/** The part of a fontkit font that tells which characters it draws. */
export interface FontkitFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

interface PdfKitDocument {
  provideFont(family: string, bold: boolean, italics: boolean): { readonly font: FontkitFont };
}

interface Printer {
  createPdfKitDocument(definition: object, options: object): Promise<Readable & { end(): void }>;
}

interface Printers {
  new (
    fonts: FontTable,
    files: { existsSync(path: string): boolean },
    urls: { resolve(url: string): void; resolved(): Promise<void> },
    mayReadLocalFile: (path: string) => boolean,
  ): Printer;
}

const load = createRequire(import.meta.url);

export const PdfDocument = (
  load('pdfmake/js/PDFDocument.js') as { default: new (fonts: FontTable) => PdfKitDocument }
).default;

const PdfPrinter = (load('pdfmake/js/Printer.js') as { default: Printers }).default;

/** Takes a pdfmake definition and gives the bytes; of all files it reads the two fonts, of addresses none. */
export const drawPdf = async (definition: object, files: FontFiles): Promise<Buffer> => {
  const printer = new PdfPrinter(
    { Sans: { normal: files.regular, bold: files.bold } },
    { existsSync: () => false },
    { resolve: () => undefined, resolved: () => Promise.resolve() },
    (path) => (path === files.regular || path === files.bold) && existsSync(path),
  );
  const stream = await printer.createPdfKitDocument(definition, {});
  stream.end();
  return buffer(stream);
};
