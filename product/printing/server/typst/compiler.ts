/**
 * The one place that knows Typst's binding for Node (decision 0108): sheets in, a PDF out. A fault inside the engine ends the
 * process, so it runs in the printer's own process and nowhere else (`printer/process.ts`).
 */
import { join } from 'node:path';
import type { NodeCompiler, NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { FontFiles } from '../fonts';
import { withTitleShown } from './title-shown';

/** What is printed: a template, its data, and files beside it by their paths within the template's folder. */
export interface Sheets {
  readonly template: 'report.typ' | 'list.typ';
  /** Handed over as JSON, never as markup. */
  readonly data: object;
  readonly files: Readonly<Record<string, Buffer>>;
}

/** There is no Typst for this machine. */
class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
  constructor(options?: ErrorOptions) {
    super(
      `The printing engine has no binary for ${process.platform}-${process.arch}; no report and no list can be printed here.`,
      options,
    );
  }
}

/** Every drawing is judged as PDF/UA-1 (alternative texts, order of headings, every glyph) and written as PDF/A-3a. */
const standards = { judged: 'ua-1', written: 'a-3a' } as const;

const said = (fault: NodeError): string =>
  (fault.shortDiagnostics as { path: string; message: string }[])
    .map(({ path, message }) => `${path.split('/').at(-1)}: ${message}`)
    .join('; ');

/**
 * Takes the folder of the templates and the two fonts and gives what prints with them. The same sheets give the same bytes.
 * What Typst only warns of stops a printing too: an unknown font would be replaced. Throws EngineMissing.
 */
export const compilerOf = async (
  templates: string,
  { regular, bold }: FontFiles,
): Promise<(sheets: Sheets) => Buffer> => {
  const engine = await import('@myriaddreamin/typst-ts-node-compiler').catch((cause: unknown) => {
    throw new EngineMissing({ cause });
  });
  const compiler: NodeCompiler = engine.NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontPaths: [regular, bold] }],
  });
  return ({ template, data, files }) => {
    const beside = { '/data.json': Buffer.from(JSON.stringify(data)), ...files };
    for (const [name, bytes] of Object.entries(beside)) compiler.mapShadow(join(templates, name), bytes);
    try {
      const compiled = compiler.compile({ mainFilePath: join(templates, template) });
      const fault = compiled.takeError() ?? compiled.takeWarnings();
      if (fault && fault.shortDiagnostics.length > 0) throw new Error(said(fault));
      if (!compiled.result) throw new Error(`${template} gave nothing`);
      // What layout remembered serves the next compilation alone, and would lie beside all that writing the file needs.
      compiler.evictCache(0);
      compiler.pdf(compiled.result, { pdfStandard: standards.judged });
      compiler.evictCache(0);
      return withTitleShown(compiler.pdf(compiled.result, { pdfStandard: standards.written }));
    } finally {
      for (const name of Object.keys(beside)) compiler.unmapShadow(join(templates, name));
      compiler.evictCache(0);
    }
  };
};
