import { createContext, Script } from 'node:vm';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { sources, type Source } from '../sources';

/** What runs on the server, where one expression that never ends stops everybody. */
const onServer = (): Source[] =>
  sources().filter(
    ({ path }) =>
      /^(contract|host|product|queries|start|database)\//.test(path) &&
      !/\.test\.tsx?$|\/(testing|fixtures|sample|web|browser)\/|\.fixture\./.test(path),
  );

interface Found {
  readonly path: string;
  readonly pattern: string;
  readonly flags: string;
}
interface Node {
  readonly type?: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

/** Every regular expression that a file spells. */
const expressionsIn = ({ path, text }: Source): Found[] => {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as Node;
    if (regex) found.push({ path, ...regex });
    else Object.values(node).forEach(visit);
  };
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
};

const length = 50 * 1024;
/** One of each kind of letter that expressions tell apart, and what their own text names. */
const letters = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '\t',
  '.',
  '-',
  '_',
  '/',
  '\\',
  '@',
  '<',
  '{',
  '(',
  '"',
  "'",
  ',',
  ':',
  '=',
  '%',
  '+',
  '*',
  '#',
  '中',
  '\u0000',
  '\u200b',
];
const pumps = ({ pattern }: Found): string[] => {
  const own = [
    ...new Set(pattern.replace(/\\[a-zA-Z]/g, '').match(/[\p{L}\p{N}/.@:=<>{}(),"' -]/gu) ?? []),
  ].slice(0, 12);
  const words = (pattern.match(/[\w%/:.@<>-]{2,}/g) ?? []).slice(0, 6);
  const pairs = own.flatMap((one) => ['a', '0', ' ', '.'].map((other) => one + other));
  return [...new Set([...letters, ...own, ...words, ...pairs])];
};

const world = createContext({ expression: /./, text: '' }) as { expression: RegExp; text: string };
const run = new Script('expression.lastIndex = 0; expression.exec(text)');

/** How long an expression takes over its worst text in ms; it is stopped after a quarter of a second. */
const worst = (found: Found): { took: number; text: string } => {
  world.expression = new RegExp(found.pattern, found.flags);
  let slowest = { took: 0, text: '' };
  for (const pump of pumps(found)) {
    // At the end stands what fits no expression, so that each has to try everything before.
    const end = '!\n~';
    const text = pump.repeat(Math.ceil(length / pump.length)) + end;
    const measured = (): number => {
      world.text = text;
      const begun = performance.now();
      try {
        run.runInContext(world, { timeout: 250 });
      } catch (fault) {
        if ((fault as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw fault;
      }
      return performance.now() - begun;
    };
    let took = measured();
    // The machine may have been busy: what is slow is so three times.
    for (let again = 0; took > 20 && again < 2; again += 1) took = Math.min(took, measured());
    if (took > slowest.took) slowest = { took, text: JSON.stringify(pump + end) };
  }
  return slowest;
};

/** Expressions that are slow over long texts and only ever see short ones, each with what keeps them short. */
const short: Readonly<Record<string, string>> = {
  [String.raw`/\B(?=(\d{3})+$)/g`]: 'groups the digits of an amount, of which there are fifteen at most',
  '/[^。]+。/g': 'takes apart the sentences of the demonstration',
};

describe('[IN-06] no text makes an expression of the server run away', () => {
  const all = onServer().flatMap(expressionsIn);
  const unique = [...new Map(all.map((each) => [`/${each.pattern}/${each.flags}`, each])).entries()];

  test(
    'each is done with fifty kilobytes of its worst letters in twenty milliseconds',
    { timeout: 120_000 },
    () => {
      expect(unique.length).toBeGreaterThan(150);
      const slow = unique
        .filter(([spelt]) => !(spelt in short))
        .map(([spelt, found]) => ({ spelt, path: found.path, ...worst(found) }))
        .filter(({ took }) => took > 20)
        .map(({ spelt, path, took, text }) => `${path} ${spelt}: ${Math.round(took)} ms over ${text}`);
      expect(slow).toEqual([]);
      expect(Object.keys(short).filter((spelt) => !unique.some(([each]) => each === spelt))).toEqual([]);
    },
  );
});
