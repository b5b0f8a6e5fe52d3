import { fontFiles } from '../fonts';
import { GlyphsMissing, requireGlyphs } from '../glyphs';
import { listSheets } from '../list/sheets';
import { reportSheets } from '../report';
import { compilerOf, type Sheets } from '../typst/compiler';
import type { Printed, ToPrint } from './asked';

/** The printer's own process: draws reports and lists one after the other, and ends with the server. */
const sheetsOf = (asked: ToPrint): Sheets | undefined => {
  if (asked.kind === 'trial') return undefined;
  if (asked.kind === 'list') return listSheets(asked.document, asked.fontsDir);
  requireGlyphs(asked.document, fontFiles(asked.fontsDir));
  return reportSheets(asked.document);
};

const engines = new Map<string, ReturnType<typeof compilerOf>>();

const print = async (asked: ToPrint): Promise<Printed> => {
  try {
    const sheets = sheetsOf(asked);
    const { templates, fontsDir } = asked;
    const engine = engines.get(templates) ?? compilerOf(templates, fontFiles(fontsDir));
    engines.set(templates, engine);
    const drawn = await engine;
    return { bytes: sheets ? drawn(sheets) : new Uint8Array() };
  } catch (fault) {
    if (fault instanceof GlyphsMissing) return { missing: fault.missing };
    return { fault: fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault) };
  }
};

process.on('disconnect', () => process.exit());
process.on('message', (asked: ToPrint) => {
  // A turn of the event loop, and a collection, between two pieces: else the engine keeps each document beside the next.
  void print(asked).then((printed) =>
    setImmediate(() => {
      gc!();
      process.send!(printed);
    }),
  );
});
