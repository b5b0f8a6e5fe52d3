import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '../contract/words';
import { renderPublicPage } from '../product/public-site/pages/document';
import type { Site } from '../product/public-site/view-types';
import { previewPages, previewScripts } from './preview-pages';
import { operator } from './preview-samples';
import { buildPublicAssets } from './public-assets';

/** Draws every public page with invented content into a folder, for looking: `tsx tools/preview-public.tsx [folder]`. */
const folder = process.argv[2] ?? join(tmpdir(), 'assay-preview');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const assets = await buildPublicAssets(join(folder, 'public'), '/public/');
for (const language of languages) {
  const site = (here: string): Site => ({
    language,
    here,
    demonstration: true,
    secondFactor: false,
    operator,
    assets,
  });
  for (const [name, page] of Object.entries(previewPages(site, language)))
    await writeFile(
      join(folder, `${name}.${language}.html`),
      renderPublicPage(page, { language, title: `${name} · Assay`, assets, scripts: previewScripts[name] }),
    );
}
process.stdout.write(`${folder}\n`);
