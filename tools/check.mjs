// `npm run check`: types, lint, format and guards. The same for a commit, a test run and a build machine.
import { steps } from './launch/steps.mjs';

const failed = await steps([
  ['types of the server', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the browser', 'tsc', ['-p', 'tsconfig.web.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['guards', 'vitest', ['run', 'guards']],
]);
process.exit(failed > 0 ? 1 : 0);
