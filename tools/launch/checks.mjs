/** What needs neither database nor browser: the same for `npm run check` and `npm test`, side by side. */
export const checks = [
  ['types of the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the browser', 'tsc', ['-p', 'tsconfig.web.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['nothing is unused', 'knip', ['--no-progress']],
];
