import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fromRoot } from './tools/vite/from-root.ts';

/** The longest files, whatever their size: begun last, one of them would be waited for alone. */
const longest = [
  'main-job',
  'accessible',
  'errors',
  'main-job-calls',
  'office',
  'start',
  'lists',
  'tabs',
  'navbar',
  'printable',
  'people',
  'keyboard',
].map((name) => `journeys/${name}.test.ts`);
const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.endsWith(name));
  return rank === -1 ? longest.length : rank;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

/** Stories of whole processes and browsers: two files at a time, with the patience that they need. */
export default defineConfig({
  resolve: fromRoot,
  test: {
    include: ['journeys/**/*.test.ts'],
    exclude: ['node_modules', 'dist'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    // Files of one worker share the modules they import: a third of the time went into loading the product anew for each.
    isolate: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 300_000,
  },
});
