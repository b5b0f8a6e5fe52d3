import type { Plugin } from 'vite';

/**
 * Puts the office's document at the top of the output as `office.html`: it is a template the server fills
 * (nonce, language), and must not lie where a static file server would hand it out unfilled as an index.
 */
export const officeDocument = (from: string): Plugin => ({
  name: 'assay:document',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle[from];
    if (page?.type !== 'asset') return;
    delete bundle[from];
    this.emitFile({ type: 'asset', fileName: 'office.html', source: page.source });
  },
});
