import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(?:m?js|css|svg|json)$/;
const least = 1024;

/** Lays `.br` and `.gz` beside every text file of the build, so that serving costs no processor time. */
export const compressed = (): Plugin => ({
  name: 'assay:compressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => worthIt.test(each))) {
      const file = join(dir!, name);
      const bytes = await readFile(file);
      if (bytes.length < least) continue;
      const [brotli, zipped] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
    }
  },
});
