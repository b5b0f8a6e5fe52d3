/** What other areas may use: a report or a list drawn as a PDF, in a process of its own. */
export type { ReportDocument, Watermark } from './document';
export { sayIn, type FixedWord, type Say } from '../translations';
export type { Piece } from './sections';
export { findFontsDir, fontFiles, FontMissing } from './fonts';
export { GlyphsMissing, type MissingGlyph } from './glyphs';
export { evidenceNumber, standardStatement, valueLabels } from './labels';
export type { ListDocument, PrintedColumn } from './list/document';
export { copies, print, printer, printList, whyNothingPrints } from './printer';
export { printView } from './view';
