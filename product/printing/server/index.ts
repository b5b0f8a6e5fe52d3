/** What other areas may use: a report or a list drawn as a PDF, here or beside the server's own thread. */
export type { ReportDocument, Watermark } from './document';
export type { Piece } from './sections';
export { findFontsDir, fontFiles, FontMissing } from './fonts';
export { GlyphsMissing, type MissingGlyph } from './glyphs';
export { evidenceNumber, standardStatement, valueLabels } from './labels';
export { renderReportPdf } from './render';
export type { ListDocument, PrintedColumn } from './list/document';
export { renderListPdf } from './list/render';
export { copies, print, printList } from './printer';
