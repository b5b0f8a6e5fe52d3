import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import sharp from 'sharp';
import { iconSvg, shareSvg } from '../shell/look/Wordmark';
import { tokensCss } from '../shell/look/sheet';
import type { Assets, ScriptName } from '../product/public-site/view-types';
import { fromRoot } from './vite/from-root';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** In the order in which they may overrule each other. */
const sheets = [
  ...['level-scale', 'status-tag', 'mark'].map((name) => `shell/look/${name}.css`),
  ...['ground', 'head-and-foot', 'controls', 'pieces', 'narrow', 'paper'].map(
    (name) => `shell/look/public/${name}.css`,
  ),
  ...['home', 'news', 'result', 'text', 'check', 'factor', 'about', 'narrow'].map(
    (name) => `product/public-site/pages/styles/${name}.css`,
  ),
];
const scriptNames: readonly ScriptName[] = ['site', 'login', 'check', 'print', 'auth-redirect', 'interest'];

/** The style sheet of the public pages: the tokens first, then the sheets that use them. */
const stylesAndIcon = (): Plugin => ({
  name: 'public-styles',
  resolveId: (id) => (id === 'virtual:public.css' ? '\0public.css' : null),
  async load(id) {
    if (id !== '\0public.css') return null;
    const texts = await Promise.all(sheets.map((sheet) => readFile(at(sheet), 'utf8')));
    return [tokensCss(), ...texts].join('\n');
  },
  async buildStart() {
    this.emitFile({ type: 'asset', name: 'icon.svg', source: iconSvg() });
    // Those who show it take no vector drawing.
    const source = await sharp(Buffer.from(shareSvg())).png({ palette: true }).toBuffer();
    this.emitFile({ type: 'asset', name: 'share.png', source });
  },
});

interface Output {
  readonly fileName: string;
  readonly name?: string;
  readonly type: 'asset' | 'chunk';
}

/** The addresses of what a build made, when its folder is served under `base`. Throws when something is missing. */
const addressesOf = (files: readonly Output[], base: string): Omit<Assets, 'offline'> => {
  const address = (what: string, matches: (file: Output) => boolean): string => {
    const file = files.find(matches);
    if (!file) throw new Error(`the build of the public pages left no ${what}`);
    return base + file.fileName;
  };
  return {
    styles: address('style sheet', (file) => file.fileName.endsWith('.css')),
    share: address('picture to share', (file) => file.fileName.endsWith('.png')),
    icon: address('icon', (file) => file.fileName.endsWith('.svg')),
    scripts: Object.fromEntries(
      scriptNames.map((name) => [name, address(name, (file) => file.type === 'chunk' && file.name === name)]),
    ) as Record<ScriptName, string>,
  };
};

/** The script of the page that is taken home, whole in one file: nothing is loaded there. */
const offlineScript = (): Plugin => ({
  name: 'offline-script',
  async generateBundle() {
    const made = await build({
      root: at('.'),
      resolve: fromRoot,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        write: false,
        rolldownOptions: {
          input: at('product/public-site/browser/offline.ts'),
          output: { format: 'iife' },
        },
      },
    });
    const [output] = Array.isArray(made) ? made : [made];
    if (!output || !('output' in output)) throw new Error('the build of the offline page left nothing');
    this.emitFile({ type: 'asset', fileName: 'offline.js', source: output.output[0].code });
  },
});

/** Lays the list of addresses beside the files, for the server to read. */
const listOfAddresses = (base: string): Plugin => ({
  name: 'public-addresses',
  generateBundle(_, bundle) {
    const source = JSON.stringify(addressesOf(Object.values(bundle) as Output[], base));
    this.emitFile({ type: 'asset', fileName: 'assets.json', source });
  },
});

/**
 * The build of style sheet, scripts and icon of the public pages into `folder`, each named by its content,
 * with `assets.json`: the addresses they have when `folder` is served under `base` (which ends with a slash).
 */
export const publicBuild = (folder: string, base: string) => ({
  root: at('.'),
  resolve: fromRoot,
  base,
  configFile: false as const,
  publicDir: false as const,
  logLevel: 'warn' as const,
  plugins: [stylesAndIcon(), listOfAddresses(base), offlineScript()],
  build: {
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false as const,
    rolldownOptions: {
      input: {
        styles: 'virtual:public.css',
        ...Object.fromEntries(
          scriptNames.map((name) => [name, at(`product/public-site/browser/${name}.ts`)]),
        ),
      },
      output: {
        entryFileNames: '[name].[hash].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
});
