import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { callPlans } from './tools/vite/calls';
import { compressed } from './tools/vite/compress';
import { dictionaryNames } from './tools/vite/dictionaries';
import { officeDocument } from './tools/vite/document';
import { wordChunks } from './tools/vite/words';

const office = 'start/web/index.html';
/**
 * What comes with the frame always comes whole: two files in place of eighty small ones, which a browser fetches six at a
 * time and which compress worse apart. Libraries change less often than the house, so a new release spares them.
 */
const together: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
  { name: 'frame', tags: ['$initial'], test: (id: string) => !id.includes('start/web/') },
];
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), callPlans(), wordChunks(), dictionaryNames(), officeDocument(office), compressed()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: office, output: { codeSplitting: { groups: together } } },
  },
});
