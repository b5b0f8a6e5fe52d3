/** Where the two embedded fonts lie. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface FontFiles {
  readonly regular: string;
  readonly bold: string;
}

const cuts = {
  regular: ['400Regular', 'NotoSansSC_400Regular.ttf'],
  bold: ['700Bold', 'NotoSansSC_700Bold.ttf'],
} as const;

export class FontMissing extends Error {
  constructor(readonly file: string) {
    super(`The font ${file} is missing; without it no official report can be printed.`);
    this.name = 'FontMissing';
  }
}

/**
 * Takes the folder the build fills (both files flat in it), or the font package's own folder in development
 * (one folder a weight). Gives both paths; throws FontMissing. domain §6.7.
 */
export function fontFiles(fontsDir: string): FontFiles {
  const find = ([folder, file]: readonly [string, string]): string => {
    const found = [join(fontsDir, file), join(fontsDir, folder, file)].find((path) => existsSync(path));
    if (found === undefined) throw new FontMissing(join(fontsDir, file));
    return found;
  };
  return { regular: find(cuts.regular), bold: find(cuts.bold) };
}

/**
 * Takes the folder of the running product (the repository, or `dist`) and gives the folder of the fonts: the
 * one the build filled, else the font package of the development install.
 */
export function findFontsDir(root: string): string {
  const candidates = [
    join(root, 'fonts'),
    join(root, 'dist', 'fonts'),
    join(root, 'node_modules', '@expo-google-fonts', 'noto-sans-sc'),
  ];
  return candidates.find((path) => existsSync(path)) ?? join(root, 'fonts');
}
