import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest file though one of the smallest: begun last, it would be waited for alone. */
const longest = 'journeys/accessible.test.ts';
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Stories of whole processes and browsers: two files at a time, with the patience that they need. */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    exclude: ['node_modules', 'dist'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    // Files of one worker share the modules they import: a third of the time went into loading the house anew for each.
    isolate: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 300_000,
  },
});
