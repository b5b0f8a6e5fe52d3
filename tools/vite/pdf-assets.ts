import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The folders of the package that the reader of PDF asks for at run time, and what of each is wanted. */
const wanted: readonly (readonly [folder: string, is: RegExp])[] = [
  ['legacy/build', /^pdf\.worker\.min\.mjs$/],
  ['cmaps', /\.bcmap$|^LICENSE/],
  ['standard_fonts', /\.(?:pfb|ttf)$|^LICENSE/],
  // Pictures of scanners are decoded by script: nothing is compiled in the browser.
  ['wasm', /nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?OPENJPEG$/],
];

/**
 * Lays what pdf.js asks for at run time beneath `assets/pdfjs-<version>`: its worker, the tables of Chinese encodings, the
 * standard fonts, the decoder of JPEG 2000. They come from our own host alone, and a new version gets a new address.
 */
export const pdfAssets = (): Plugin => ({
  name: 'assay:pdf-assets',
  apply: 'build',
  async generateBundle() {
    const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
    for (const [folder, is] of wanted) {
      const from = join(dirname(manifest), folder);
      for (const name of (await readdir(from)).filter((each) => is.test(each)))
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdfjs-${version}/${folder}/${name}`,
          source: await readFile(join(from, name)),
        });
    }
  },
});
