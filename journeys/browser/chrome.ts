import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of `CHROME`, or an installed one. */
const executable = (): string => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere];
  const found = process.env['CHROME'] ?? paths.find((path) => existsSync(path));
  if (!found)
    throw new Error('The journeys need a browser: install Chrome or Chromium, or set CHROME to its path.');
  return found;
};

/**
 * A browser that speaks with nobody but the product under test. A page of a story lives for seconds: compilers that optimize
 * took a fifth of its time and paid back none of it, but where a page works for long (`optimizes`).
 */
export const openChrome = ({ optimizes = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: executable(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Pages are drawn by software: a process of its own for that costs a twelfth of a journey's time and brings nothing.
      '--in-process-gpu',
      ...(optimizes ? [] : ['--js-flags=--no-opt --no-maglev']),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
