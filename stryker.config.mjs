import { mutantGroups } from './tools/launch/mutants.mjs';

const name = process.env.MUTANTS ?? 'levels';

export default {
  plugins: ['@stryker-mutator/vitest-runner', './tools/launch/survivors.mjs'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.mjs' },
  mutate: mutantGroups[name].mutate,
  mutator: { excludedMutations: mutantGroups[name].leaveOut ?? [] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // What is made once while a file loads is the tables' own text, which other tests compare.
  ignoreStatic: true,
  // On a machine with other work a test is slow, which is no sign that it has noticed anything.
  timeoutMS: 60_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 60,
  // What it would rewrite for its copy needs an interface that TypeScript 7 no longer has; nothing here extends beyond the root.
  tsconfigFile: 'none',
  cleanTempDir: 'always',
  tempDirName: `.cache/mutants/${name}`,
  ignorePatterns: ['data', '.cache', 'docs/pictures'],
  reporters: ['survivors', 'clear-text', 'json'],
  jsonReporter: { fileName: `.cache/results/mutants-${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
