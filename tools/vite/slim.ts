import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const bright = 'virtual:is-bright';
/** Its `package.json` offers bundlers nothing but the files that also hold the developer's warnings. */
const router = resolve('node_modules/react-router/dist/production/index.mjs');
const ofRouter = /\/react-router\/dist\/production\/[\w-]+\.mjs$/;

/**
 * The router's file with what keeps its unused components in the bundle taken away: names for a developer's tools, and calls
 * of which the bundler cannot know that they only make something.
 */
const onlyMaking = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ');

const presets = resolve('node_modules/antd/es/color-picker/components/ColorPresets.js');
/** Library file → what it takes from a large neighbour, and where that lies by itself. */
const shortcuts: readonly (readonly [file: RegExp, from: RegExp, to: string])[] = [
  [/\/antd\/es\/form\/context\.js$/, /'@rc-component\/form'/, '@rc-component/form/es/FormContext'],
  [
    /\/antd\/es\/(?:button\/style\/token|tag\/style\/index)\.js$/,
    /'[./]+color-picker\/components\/ColorPresets'/,
    bright,
  ],
];

/**
 * Buttons stand in the frame. The library's want to know whether a colour is bright, and ask the panel of the colour picker
 * for it; its settings want a form's context, and ask for all forms. Both are taken from where they lie, 13 kB less before
 * the first row. Of the router comes what is used, without its developer's warnings. A version in which these lie elsewhere
 * fails the build.
 */
export const slimLibrary = (): Plugin => ({
  name: 'assay:slim',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === bright ? `\0${bright}` : id === 'react-router' ? router : undefined),
  async load(id) {
    if (id !== `\0${bright}`) return undefined;
    const source = await readFile(presets, 'utf8');
    const colour = /import \{[^}]*\bColor as RcColor\b[^}]*\} from '([^']+)';/.exec(source)?.[1];
    const body = /export const isBright = [\s\S]*?\n\};\n/.exec(source)?.[0];
    if (!colour || !body) this.error(`${presets} says otherwise whether a colour is bright`);
    return `import { Color as RcColor } from '${colour}';\n${body}`;
  },
  transform(code, id) {
    if (ofRouter.test(id)) return { code: onlyMaking(code), map: null };
    const found = shortcuts.find(([file]) => file.test(id));
    if (!found) return undefined;
    const [, from, to] = found;
    if (!from.test(code)) this.error(`${id} takes nothing from ${from} any more`);
    return { code: code.replace(from, `'${to}'`), map: null };
  },
});
