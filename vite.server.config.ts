import { defineConfig } from 'vite';
import { reportFonts, reportTemplates } from './tools/vite/printed';
import { fromRoot } from './tools/vite/from-root.ts';

/** The server as one small file: our own code bundled, everything installed left where it is. */
export default defineConfig({
  resolve: fromRoot,
  publicDir: false,
  plugins: [reportFonts('dist/fonts'), reportTemplates('dist/templates')],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'start/main.ts',
        assay: 'start/assay.ts',
        'report-printer': 'product/printing/server/printer/process.ts',
        'file-documents': 'product/files/server/documents/worker.ts',
        'patient-data': 'product/materials/server/patient-data/worker.ts',
        'sheet-reader': 'product/exports/server/uploaded/worker.ts',
        'people-reader': 'product/people/server/import/reader/worker.ts',
      },
      output: { entryFileNames: '[name].js', format: 'es' },
    },
  },
  ssr: { external: true },
});
