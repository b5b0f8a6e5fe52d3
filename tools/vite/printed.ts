import { copyFile, cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const files = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf', 'LICENSE_FONT'];

/**
 * Puts the two fonts of the official report, with their licence, into a folder beside the server. The package they come
 * from holds nine weights and is a development dependency: a production install has these copies only.
 */
export const reportFonts = (target: string): Plugin => ({
  name: 'report-fonts',
  closeBundle: async () => {
    const find = createRequire(import.meta.url);
    const source = dirname(find.resolve('@expo-google-fonts/noto-sans-sc/package.json'));
    await mkdir(target, { recursive: true });
    for (const file of files) await copyFile(join(source, file), join(target, file.split('/').at(-1)!));
  },
});

/** Puts the templates of what is printed, which are read when something is printed, into a folder beside the server. */
export const reportTemplates = (target: string): Plugin => ({
  name: 'report-templates',
  closeBundle: () => cp('product/printing/templates', target, { recursive: true }),
});
