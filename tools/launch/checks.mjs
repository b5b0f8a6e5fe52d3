/** What needs neither database nor browser: the same for `npm run check` and `npm test`, side by side. */
export const checks = [
  ['types of the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the browser', 'tsc', ['-p', 'tsconfig.web.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['nothing is unused', 'knip', ['--no-progress']],
];
