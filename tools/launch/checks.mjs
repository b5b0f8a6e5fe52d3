/** One checker each: several of them work the types that all share out anew, which took twice the time of two processors. */
const types = (half) => ['-p', `tsconfig.${half}.json`, '--checkers', '1'];

/** What needs neither database nor browser: the same for `npm run check` and `npm test`, side by side. */
export const checks = [
  ['types of the server', 'tsc', types('server')],
  ['types of the browser', 'tsc', types('web')],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['nothing is unused', 'knip', ['--no-progress']],
];
