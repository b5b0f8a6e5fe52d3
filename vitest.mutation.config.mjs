import { defineConfig } from 'vitest/config';
import { mutantGroups } from './tools/launch/mutants.mjs';
import { fromRoot } from './tools/vite/from-root.ts';

/** The tests nearest to what is mutated: enough to notice, few enough to be run for every mutant that they cover. */
export default defineConfig({
  resolve: fromRoot,
  test: {
    include: mutantGroups[process.env.MUTANTS ?? 'levels'].tests,
    setupFiles: ['tools/launch/mutants-setup.mjs'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Most of a mutant's time went into loading everything anew for each file.
    isolate: false,
  },
});
