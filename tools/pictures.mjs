// `npm run pictures`: how the pages of the catalogue look beside how they were accepted; `-- accept` accepts them as they are.
// With `--long` beside the commit before, in every language, look and size. What differs lies in .cache/pictures.
import { findBrowser } from './launch/browser.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { orRefuse } from './launch/refusal.mjs';
import { program } from './launch/steps.mjs';

const args = process.argv.slice(2);
const isLong = args.includes('--long');
await orRefuse(ensureBuilt);
const env = {
  CHROME: findBrowser(),
  ...(isLong && { LONG_TESTS: '1' }),
  ...(args.includes('accept') && { ACCEPT_PICTURES: '1' }),
};
const file = isLong ? 'journeys/against-parent.test.ts' : 'journeys/gallery.test.ts';
const { code } = await program(
  'vitest',
  ['run', '--config', 'vitest.journeys.config.ts', file, '-t', 'every page of the catalogue looks'],
  { show: true, env },
);
process.exit(code);
