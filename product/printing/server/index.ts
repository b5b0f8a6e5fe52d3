/** The official report as a PDF: what other rooms may use. */
export type { ReportDocument, Watermark } from './document';
export { findFontsDir, FontMissing } from './fonts';
export { GlyphsMissing, type MissingGlyph } from './glyphs';
export { standardStatement } from './labels';
export { renderReportPdf } from './render';
export type { ListDocument, PrintedColumn } from './list/document';
export { renderListPdf } from './list/render';
