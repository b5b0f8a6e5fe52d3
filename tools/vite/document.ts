import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { fromRoot } from './from-root';
import { run } from './load';
import { setsOfLists } from './mentioned';

const first = resolve('start/web/first.ts');

/** The first script by itself, with nothing of the office in it. */
const firstScript = async (): Promise<string> => {
  const contract = resolve('product/opening/contract.ts');
  const { exports } = await run<{ path: string }>(
    `import { opening } from ${JSON.stringify(contract)}; export const path = opening.calls.all.path;`,
  );
  const made = (await build({
    configFile: false,
    resolve: fromRoot,
    logLevel: 'error',
    publicDir: false,
    define: { OPENING: JSON.stringify(exports.path) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: first, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return made.output.find((each) => each.type === 'chunk')!.code;
};

/**
 * Puts the office's document at the top of the output as `office.html`: it is a template the server fills
 * (nonce, language), and must not lie where a static file server would hand it out unfilled as an index. The first script
 * stands in its head. `sets.json` beside it says which dictionaries a list may show.
 */
export const officeDocument = (from: string): Plugin => ({
  name: 'assay:document',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle[from];
    if (page?.type !== 'asset') return;
    delete bundle[from];
    const code = await firstScript();
    const fileName = `assets/first-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    this.emitFile({ type: 'asset', fileName, source: code });
    // The largest file is asked for first: what is small comes beside it.
    const source = String(page.source)
      .replace('%FIRST%', `<script src="/${fileName}"></script>`)
      // The colours before anything that is drawn in them: no first paint is without.
      .replace(
        '</head>',
        '  <link rel="stylesheet" data-theme-sheet href="%THEME%" />\n    %PRELOAD%\n  </head>',
      );
    this.emitFile({ type: 'asset', fileName: 'office.html', source });
    const { exports } = await run<{ names: readonly string[] }>(
      `export { dictionaryNames as names } from ${JSON.stringify(resolve('product/dictionaries/dictionaries.ts'))};`,
    );
    const sets = JSON.stringify(setsOfLists(exports.names));
    this.emitFile({ type: 'asset', fileName: 'sets.json', source: sets });
  },
});
