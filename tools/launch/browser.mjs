// Finds the programs that the journeys and the tests of printed reports need, and installs them where it may.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

// The one without windows first: the same engine, and a quarter less work for two cores.
const browsers = [
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

const isOffered = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/**
 * Installs packages by the system's package manager, of each list the first that it offers; false where there is none or
 * this account may not.
 */
const install = (lists) => {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  const packages = lists.map((names) => names.find(isOffered) ?? names[0]);
  console.log(`Installing ${packages.join(', ')} …`);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  return true;
};

const refuse = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** The path of a browser: `CHROME`, an installed one, or one installed now. */
export const findBrowser = () => {
  const find = () => process.env.CHROME ?? browsers.map(onPath).find(Boolean) ?? elsewhere.find(existsSync);
  const found = find();
  // Without a Chinese font every screenshot shows boxes, and texts have other widths.
  if (found && (process.platform !== 'linux' || hasChineseFont())) return found;
  if (!install([...(found ? [] : [['chromium-headless-shell', 'chromium']]), ['fonts-noto-cjk']]) && !found)
    refuse('The journeys need a browser: install Chrome or Chromium, or set CHROME to its path.');
  return find();
};

const hasChineseFont = () => {
  const list = onPath('fc-list');
  return list !== undefined && execFileSync(list, [':lang=zh', 'family']).length > 0;
};

/** Makes sure that printed reports can be read by the tests. */
export const findPoppler = () => {
  if (!onPath('pdftotext') && !install([['poppler-utils']]))
    refuse(
      'The tests of printed reports need poppler: install poppler-utils (pdftotext, pdffonts, pdfinfo).',
    );
};
