import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callPlans } from './tools/vite/calls';
import { compressed } from './tools/vite/compress';
import { dictionaryNames } from './tools/vite/dictionaries';
import { officeDocument } from './tools/vite/document';
import { wordChunks } from './tools/vite/words';

const office = 'start/web/index.html';
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
    rolldownOptions: { input: office },
  },
});
