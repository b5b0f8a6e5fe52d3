import { defineConfig } from 'vitest/config';
import { fromRoot } from './tools/vite/from-root.ts';
import { longestFirst } from './tools/vite/longest-first.ts';

const longest = [
  'start',
  'accessible',
  'gallery',
  'main-job',
  'errors',
  'lists',
  'signing-in',
  'office',
  'newsroom',
  'printable',
  'tabs',
  'navbar',
  'main-job-calls',
  'keyboard',
  'uploads',
  'wizard',
  'nothing-lost',
  'own-server',
  'install',
  'refusals',
  'people',
  'kill',
  'two-windows',
  'roles',
].map((name) => `journeys/${name}`);

/** Stories of whole processes and browsers: three files at a time, with the patience that they need. */
export default defineConfig({
  resolve: fromRoot,
  test: {
    include: ['journeys/**/*.test.ts'],
    // The commit before is built and started beside this one, every page is opened with markup in all that it says: minutes,
    // which the long suite has.
    exclude: [
      'node_modules',
      'dist',
      ...(process.env['LONG_TESTS']
        ? []
        : ['journeys/against-parent.test.ts', 'journeys/canary-markup.test.ts']),
    ],
    globalSetup: 'testing/temporary.ts',
    sequence: { sequencer: longestFirst(longest) },
    // One more than there are processors: a tenth of the stories' time is waiting for what is to take seconds.
    maxWorkers: 3,
    // Files of one worker share the modules they import: a third of the time went into loading the product anew for each.
    isolate: false,
    // How long a story may take is for nobody to judge here: on a busy machine the longest have taken two minutes.
    testTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
  },
});
