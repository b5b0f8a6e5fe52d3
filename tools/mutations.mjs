// `node tools/mutations.mjs [--quick] [WORD…]`: takes every page, call and menu entry out in turn, or those whose name holds one of
// the words, and looks whether their tests notice (guards/mutations); `--quick` leaves out what only a browser would notice.
import { register } from 'tsx/esm/api';
import { findBrowser } from './launch/browser.mjs';

const words = process.argv.slice(2).filter((word) => word !== '--quick');
const isQuickOnly = process.argv.includes('--quick');
process.env.CHROME ??= findBrowser();
register();
const { isQuick, mutations } = await import('../guards/mutations/list.ts');
const { tryMutations } = await import('../guards/mutations/run.ts');
const wanted = mutations.filter(
  (each) =>
    (words.length === 0 || words.some((word) => each.name.includes(word))) && (!isQuickOnly || isQuick(each)),
);
const { passed, failed } = await tryMutations(wanted, console.log, { eachSaid: true });
console.log(`${passed} noticed, ${failed} not`);
process.exit(failed > 0 ? 1 : 0);
