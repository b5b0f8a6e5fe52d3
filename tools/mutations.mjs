// `node tools/mutations.mjs [--quick] [WORD…]`: takes every page, call and menu entry out in turn, or those whose name holds one of
// the words, and looks whether their tests notice (guards/mutations); `--quick` tries each by tests that need no browser.
import { register } from 'tsx/esm/api';
import { findBrowser } from './launch/browser.mjs';

const words = process.argv.slice(2).filter((word) => word !== '--quick');
const isQuickOnly = process.argv.includes('--quick');
process.env.CHROME ??= findBrowser();
register();
const { mutations } = await import('../guards/mutations/list.ts');
const { tryMutations } = await import('../guards/mutations/run.ts');
const wanted = mutations
  .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  .map((each) => (isQuickOnly ? each.quick : each));
const { passed, failed } = await tryMutations(wanted, console.log, { eachSaid: true });
console.log(`${passed} noticed, ${failed} not`);
process.exit(failed > 0 ? 1 : 0);
