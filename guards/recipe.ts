import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#host/root';

/** What a recipe changes: a file that is new, or lines put into one that is there. */
export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | {
      readonly kind: 'lines';
      readonly path: string;
      /** The lines below which they come. */
      readonly below: string;
      readonly added: string;
    };

/** The steps of a recipe, from its blocks of code that name a path: `ts path` is a new file, `diff path` adds lines. */
export const stepsOf = (recipe: string): readonly Step[] =>
  [...recipe.matchAll(/^```(tsx?|diff) (\S+)\n([\s\S]*?)^```$/gm)].map(([, language, path, text]) => {
    if (language !== 'diff') return { kind: 'file', path: path!, text: text! };
    const lines = text!.trimEnd().split('\n');
    const strange = lines.filter((line) => !/^[ +]/.test(line));
    if (strange.length > 0) throw new Error(`${path}: «${strange[0]}» is neither there nor added`);
    const picked = (sign: string) =>
      lines
        .filter((line) => line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    return { kind: 'lines', path: path!, below: picked(' '), added: picked('+') };
  });

const isCopied = (path: string): boolean =>
  !/^(?:node_modules|dist|data|coverage|\.cache|\.git|docs\/pictures)(?:\/|$)/.test(
    path.slice(root.length + 1),
  );

/** Copies the product, its packages linked, to a folder that is not there yet. */
export const copyTo = (folder: string): void => {
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(root, folder, { recursive: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
};

/** Does one step to a copy of the product. Gives how to undo it. Throws where the recipe no longer fits the product. */
export const doTo = (folder: string, step: Step): (() => void) => {
  const file = join(folder, step.path);
  if (step.kind === 'file') {
    if (existsSync(file)) throw new Error(`${step.path} is there already`);
    writeFileSync(file, step.text);
    return () => writeFileSync(file, 'export {};\n');
  }
  const before = readFileSync(file, 'utf8');
  const [above, below, ...more] = before.split(step.below);
  if (below === undefined || more.length > 0)
    throw new Error(`${step.path} does not hold exactly once:\n${step.below}`);
  writeFileSync(file, above + step.below + step.added + below);
  return () => writeFileSync(file, readFileSync(file, 'utf8').replace(step.added, ''));
};
