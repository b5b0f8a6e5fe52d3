import { defineConfig } from 'vitest/config';
import { fieldFacts } from './tools/vite/fields.ts';
import { fromRoot } from './tools/vite/from-root.ts';
import { longestFirst } from './tools/vite/longest-first.ts';

const longest = [
  'list-page',
  'matrix',
  'security/fuzz',
  'security/text',
  'workflow-walk',
  'security/input',
  'one-winner',
  'independence',
  'mutations',
].map((name) => `guards/${name}`);

export default defineConfig({
  resolve: fromRoot,
  plugins: [fieldFacts()],
  test: {
    include: ['**/*.test.ts'],
    globalSetup: 'testing/temporary.ts',
    sequence: { sequencer: longestFirst(longest) },
    // Copies of everything lie in .cache while mutants are tried.
    exclude: ['node_modules', 'dist', '.cache/**', 'journeys/**'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Three for two cores: a worker waits a good part of its time for clocks and for the database.
    maxWorkers: 3,
    // Files of one worker share the modules they import: a third of the time went into loading the product anew for each.
    isolate: false,
  },
});
