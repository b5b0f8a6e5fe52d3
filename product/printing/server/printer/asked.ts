import type { ReportDocument } from '../document';
import type { MissingGlyph } from '../glyphs';
import type { ListDocument } from '../list/document';

/** What is to be printed, and where its templates and fonts lie. */
export type ToPrint = { readonly templates: string; readonly fontsDir: string } & (
  | { readonly kind: 'report'; readonly document: ReportDocument }
  | { readonly kind: 'list'; readonly document: ListDocument }
  // Nothing: whether there is an engine.
  | { readonly kind: 'trial' }
);

/** What came of it: the PDF, what cannot be drawn, or why it was not drawn. */
export type Printed =
  | { readonly bytes: Uint8Array }
  | { readonly missing: readonly MissingGlyph[] }
  | { readonly fault: string };
