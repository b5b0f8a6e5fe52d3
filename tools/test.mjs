// `npm test`: everything. Static checks, tests on the real database, journeys in a real browser, and what they showed.
import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { findBrowser, findPoppler } from './launch/browser.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { checks } from './launch/checks.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { runMutants } from './launch/mutants.mjs';
import { runMutations } from './launch/mutations.mjs';
import { orRefuse } from './launch/refusal.mjs';
import { printReport, readResults } from './launch/report.mjs';
import { program, steps } from './launch/steps.mjs';

const long = process.argv.includes('--long');
rmSync('.cache/seen', { recursive: true, force: true });
rmSync('.cache/results/pictures.txt', { force: true });
await mkdir('.cache/results', { recursive: true });

await orRefuse(ensureInstalled);
const chrome = findBrowser();
findPoppler();
await orRefuse(ensureBuilt);

const env = { CHROME: chrome, ...(long && { LONG_TESTS: '1' }) };
const failedSteps = await steps(checks);

const suites = [
  ['tests on the real database', 'vitest.config.ts', 'server'],
  ['journeys in a real browser', 'vitest.journeys.config.ts', 'journeys'],
];
const codes = new Map();
for (const [what, config, name] of suites) {
  console.log(`\n${what}`);
  rmSync(`.cache/results/${name}.json`, { force: true });
  const { code } = await program(
    'vitest',
    [
      'run',
      '--config',
      config,
      // The journeys, and the parts taken out, read what was translated for the tests before them.
      '--experimental.fsModuleCache',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=.cache/results/${name}.json`,
    ],
    { show: true, env },
  );
  codes.set(name, code);
}

const results = suites.map(([what, , name]) =>
  readResults(`.cache/results/${name}.json`, what, codes.get(name)),
);
// On whole tests only: what fails anyway notices nothing.
if (results.every(({ failed }) => failed === 0)) results.push(await runMutations({ long, chrome }));
const code = await printReport(results, { checks: checks.length, failedChecks: failedSteps });
// After everything else: a mutant is noticed by a test that passes without it.
const lived = long && code === 0 ? await runMutants() : [];
if (lived.length > 0) console.log(`\nToo many mutants lived: ${lived.join(', ')}`);
process.exit(lived.length > 0 ? 1 : code);
