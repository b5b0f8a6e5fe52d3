import { describe, expect, test } from 'vitest';
import { importsOf, sources, type Source } from '#guards/sources';

/** Where the controls of the product lie: what stands in these folders is looked at in the catalogue. */
const folders = /^shell\/(?:form|parts|list|look|pages|frame|dictionary|chart)\//;

const around = 'it stands around every page of the catalogue itself, and there is one of it';
const whole = 'it is the frame of the whole office, or a page of its own';
const account = 'it is about the person’s own sign-in, which a sample must not touch';
/** Which of them no example shows, and why. */
const notShown: Readonly<Record<string, string>> = {
  Announcements:
    'it stands above every page when the server cannot be reached: an example would say so falsely',
  Bell: around,
  Navbar: around,
  PaletteButton: around,
  Palette: around,
  SideDrawer: around,
  Sidebar: around,
  TabBar: around,
  UserMenu: around,
  Watermark: around,
  Frame: whole,
  Home: whole,
  RetainedPages: whole,
  SplitPage: whole,
  Starting: whole,
  FrameError: whole,
  Unnamed: 'it says what «NotFound» says, on a page whose address names no record',
  AskAgainIfFailed: 'it shows «AskAgain» with the name of what did not come: no call of the catalogue fails',
  PageAwaited:
    'it shows «PageSkeleton» while a question is under way, and what «NoRecord» shows once it failed',
  PageBoundary:
    'it shows what «ErrorNotice» shows, of a page that failed: the browser would report the planted failure',
  ErrorButton: around,
  ErrorLog: 'it comes from the frame’s own button, with the faults of this very window',
  AccountPanel: account,
  AccountDialog: account,
  ProveDialog: account,
  SignInAgain: account,
};

interface Component {
  readonly path: string;
  readonly name: string;
}
const capital = /^[A-Z][a-z]\w*$/;
const without = (path: string): string => path.replace(/\.tsx?$/, '').replace(/\/index$/, '');

/** The components that a file gives to others: what begins with a capital and is no class of errors and no type. */
const componentsOf = ({ path, text }: Source): Component[] => {
  const given = [...text.matchAll(/^export (?:const|class|function) (\w+)\b(?! = createContext)/gm)].map(
    ([, name]) => name!,
  );
  const whole = /^export default (\w+);/m.exec(text)?.[1];
  return [...given, ...(whole ? [whole] : [])]
    .filter((name) => capital.test(name))
    .map((name) => ({ path: without(path), name }));
};

/** What is drawn in a file: `<Name` of its own or of others. */
const drawnIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name!));

/** Every file that an example leads to, from import to import, types and texts left out. */
const reached = (all: ReadonlyMap<string, Source>, from: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...from];
  while (waiting.length > 0) {
    const path = waiting.pop()!;
    const source = all.get(path);
    if (found.has(path) || !source) continue;
    found.add(path);
    waiting.push(
      ...importsOf(source)
        .filter(({ typeOnly, to }) => !typeOnly && !to.includes('?'))
        .map(({ to }) => without(to)),
    );
  }
  return found;
};

const imported = /import\s+(?!type\b)([^'"]*?)\s+from\s+['"]([.#][^'"]+)['"]/g;
const importedLater = /import\(\s*['"]([.#][^'"]+)['"]\s*\)(?:\)\.(\w+))?/g;

/** What a file takes from others by its name, as `path name`: at once, or with code that comes later. */
const namedIn = ({ path, text }: Source): readonly string[] => {
  const from = (written: string): string =>
    without(importsOf({ path, text: `import x from '${written}'` })[0]!.to);
  return [
    ...[...text.matchAll(imported)].flatMap(([, clause = '', written]) => {
      const names = [...clause.matchAll(/(?<!type )\b([A-Z]\w*)\b/g)].map(([, name]) => name!);
      return [...names, ...(/^\w/.test(clause) ? ['default'] : [])].map(
        (name) => `${from(written!)} ${name}`,
      );
    }),
    ...[...text.matchAll(importedLater)].map(([, written, name = 'default']) => `${from(written!)} ${name}`),
  ];
};

/** Components that no example shows: neither an example nor anything that it leads to draws or names them. */
const unshown = (files: readonly Source[]): readonly Component[] => {
  const tsx = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const all = new Map(tsx.map((source) => [without(source.path), source]));
  const examples = [...all.keys()].filter((path) => path.startsWith('product/gallery/web/examples/'));
  const shownFiles = reached(all, examples);
  const texts = [...shownFiles].map((path) => all.get(path)!);
  const drawn = new Map(texts.map(({ path, text }) => [without(path), drawnIn(text)]));
  const named = new Set(texts.flatMap(namedIn));
  return tsx
    .filter(({ path }) => folders.test(path) && path.endsWith('.tsx'))
    .flatMap(componentsOf)
    .filter(
      ({ path, name }) =>
        !named.has(`${path} ${name}`) && !named.has(`${path} default`) && !drawn.get(path)?.has(name),
    );
};

describe('every control of the product', () => {
  const files = sources();

  test('is shown by an example of the catalogue, or here stands why not', () => {
    const all = files.filter(({ path }) => folders.test(path)).flatMap(componentsOf);
    expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(80);
    const missing = unshown(files).map(({ name }) => name);
    expect(
      missing.filter((name) => notShown[name] === undefined),
      'write an example for each, or say in this file why there can be none',
    ).toEqual([]);
    expect(
      Object.keys(notShown).filter((name) => !missing.includes(name)),
      'an example shows them now: take their reason out',
    ).toEqual([]);
  });

  test('a planted control without an example is found, until an example leads to it', () => {
    const planted: Source = { path: 'shell/parts/Planted.tsx', text: 'export const Planted = () => null;\n' };
    const example = (text: string): Source => ({
      path: 'product/gallery/web/examples/planted/One.tsx',
      text,
    });
    const found = (...more: readonly Source[]): readonly string[] =>
      unshown([...files, planted, ...more]).map(({ name }) => name);
    expect(found()).toContain('Planted');
    expect(found(example("import { Planted } from '#shell/parts/Planted';\n"))).not.toContain('Planted');
    expect(found(example("import type { Planted } from '#shell/parts/Planted';\n"))).toContain('Planted');
  });
});
