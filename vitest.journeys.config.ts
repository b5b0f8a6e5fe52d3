import { defineConfig } from 'vitest/config';

/** Stories of whole processes and browsers: two files at a time, with the patience that they need. */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    exclude: ['node_modules', 'dist'],
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 300_000,
  },
});
