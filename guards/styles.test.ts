import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Who a style sheet belongs to: an area, or the office's shell. Paper says how everybody's parts are printed. */
const ownerOf = (file: string): string => /^product\/[\w-]+/.exec(file)?.[0] ?? 'shell';
const isOfEverybody = (file: string): boolean => file === 'shell/print/paper.css';

/** Visitors' pages are another document: their sheets meet none of these. */
const sheets = ['shell', 'product', 'start']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.css') && !/\/public[/-]/.test(file) && !isOfEverybody(file));

/** A class that a rule styles by itself, wherever it stands. */
const alone = /(?:^|[},{])\s*\.([A-Za-z][\w-]*)\s*(?=[,{])/g;

test('a class that one area styles by itself is styled by no other: all sheets that were loaded hold in one document', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of sheets) {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, name] of text.matchAll(alone))
      owners.set(name!, (owners.get(name!) ?? new Set()).add(ownerOf(file)));
  }
  expect(owners.size).toBeGreaterThan(300);
  const shared = [...owners].filter(([, all]) => all.size > 1);
  expect(shared.map(([name, all]) => `.${name}: ${[...all].join(' and ')}`)).toEqual([]);
});
