#!/usr/bin/env node
// `npx assay …`: the operator's requests, from the build that stands; a fresh clone is installed and built first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { orRefuse } from './launch/refusal.mjs';
import { root } from './launch/root.mjs';

const built = join(root, 'dist', 'server', 'assay.js');

await orRefuse(async () => {
  // What runs now was built from this; sources that have changed since wait for the next start.
  if (!existsSync(built)) {
    await ensureInstalled();
    await ensureBuilt();
  }
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(built).href);
});
