import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedPages, printed } from './docs/generated';
import { freshSchema } from './docs/schema';
import { root } from '../host/root';

// `npm run docs`: prints what the code says of itself into `docs/generated`, and what the migrations say into types.
const schema = { 'database/schema.ts': await freshSchema() };
for (const [path, text] of Object.entries({ ...schema, ...generatedPages(), ...printed() })) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  process.stdout.write(`${path}\n`);
}
