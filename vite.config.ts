import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { callPlans, namesOfCalls } from './tools/vite/calls';
import { compressed } from './tools/vite/compress';
import { dictionaryNames } from './tools/vite/dictionaries';
import { officeDocument } from './tools/vite/document';
import { fieldFacts } from './tools/vite/fields';
import { pdfAssets } from './tools/vite/pdf-assets';
import { slimLibrary } from './tools/vite/slim';
import { wordChunks } from './tools/vite/words';
import { fromRoot } from './tools/vite/from-root.ts';

const office = 'start/web/index.html';
/** The area whose calls, states or transitions a module holds. */
const areaOf = (id: string): string | null => {
  const found =
    /virtual:calls\/([\w-]+)|\/product\/([\w-]+)\/web\/(?:calls|staff-calls|parts\/(?:status|transitions))\.ts$/.exec(
      id,
    );
  return found && `calls-${found[1] ?? found[2]}`;
};
/** The library's controls, and ours that are made of them. */
const controls =
  /node_modules\/(?:antd|@rc-component)\/|\/shell\/form\/(?:\w+|controls\/later)\.(?:tsx|css)$/;
/**
 * What comes with the frame always comes whole: two files in place of eighty small ones, which a browser fetches six at a
 * time and which compress worse apart. Libraries change less often than the product, so a new release spares them.
 */
const together: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 4 },
  { name: 'frame', tags: ['$initial'], test: (id: string) => !id.includes('start/web/'), priority: 3 },
  // An area’s calls, states and transitions, of which each page needs a little: a request costs more than the rest of them.
  { name: (id) => areaOf(id), test: (id: string) => areaOf(id) !== null, priority: 3 },
  // Small, and read by the same pages and dialogs.
  {
    name: 'contract',
    test: /\/(?:contract\/(?:rights|validators)|people\/certificate-kinds)\.ts$/,
    priority: 3,
  },
  // What a good many pages and dialogs want comes with the first of them, in one file in place of thirty: what is ours,
  // which a list wants before its rows stand, and the library's controls, which it wants when they do. The more pages there
  // are, the more of them share what only dialogs want: how many make a good many grows with them.
  { name: 'shared', minShareCount: 41, test: (id: string) => !controls.test(id), priority: 2 },
  { name: 'controls', minShareCount: 30, test: controls, priority: 1 },
];
export default defineConfig({
  resolve: fromRoot,
  appType: 'custom',
  publicDir: false,
  plugins: [
    slimLibrary(),
    react(),
    callPlans(),
    namesOfCalls(),
    fieldFacts(),
    wordChunks(),
    dictionaryNames(),
    officeDocument(office),
    pdfAssets(),
    compressed(),
  ],
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
