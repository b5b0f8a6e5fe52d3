/**
 * Build step: puts the two fonts of the official report, with their licence, into `dist/fonts`. The font
 * package holds nine weights and is a development dependency; the product ships two.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const files = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf', 'LICENSE_FONT'];

/** Takes the target folder; gives the paths written. */
export async function copyFonts(target) {
  const source = dirname(
    createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'),
  );
  await mkdir(target, { recursive: true });
  return Promise.all(
    files.map(async (file) => {
      const written = join(target, file.split('/').at(-1));
      await copyFile(join(source, file), written);
      return written;
    }),
  );
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  for (const file of await copyFonts(process.argv[2] ?? join(root, 'dist', 'fonts'))) {
    process.stdout.write(`${file}\n`);
  }
}
