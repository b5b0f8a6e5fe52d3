import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const climb = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : climb(dirname(folder));

/** The folder of the product itself, whether it runs from its sources or from `dist/`. */
export const root = climb(dirname(fileURLToPath(import.meta.url)));
