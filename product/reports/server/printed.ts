import { ProcessEnded } from '#host/bounded-process';
import { GlyphsMissing, print, type ReportDocument } from '#product/printing/server';
import { reportProblems } from '../problems';

/**
 * Takes what a report says and gives its PDF. Throws `glyphsMissing` with the first character that cannot be drawn and its
 * place, `notDrawn` when the printer broke over it, and what the printer refuses (`busy`, `tooSlow`).
 */
export const printed = (document: ReportDocument): Promise<Buffer> =>
  print(document).catch((fault: unknown) => {
    if (fault instanceof ProcessEnded) throw reportProblems.notDrawn();
    const first = fault instanceof GlyphsMissing ? fault.missing[0] : undefined;
    if (!first) throw fault;
    throw reportProblems.glyphsMissing({
      character: first.character,
      codePoint: first.codePoint,
      place: first.places[0] ?? '',
    });
  });
