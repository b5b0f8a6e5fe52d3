/**
 * The two parts of pdfmake the renderer uses, typed; the package brings no types. Loaded by `require`: it is
 * CommonJS compiled from modules, and bundlers and Node disagree on where its default export stands.
 */
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';

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

export const PdfPrinter = (load('pdfmake/js/Printer.js') as { default: Printers }).default;
