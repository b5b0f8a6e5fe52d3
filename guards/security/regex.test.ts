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

/** Milliseconds after which an expression is stopped, and of the processor, below which none is looked at more closely. */
const patience = 250;
const enough = 20;
/** At the end stands what fits no expression, so that each has to try everything before. */
const end = '!\n~';
/** What the expression costs the processor over so many letters, in ms, whatever else runs beside it; without end where it was stopped. */
const took = (pump: string, letters: number): number => {
  world.text = pump.repeat(Math.ceil(letters / pump.length)) + end;
  const begun = process.cpuUsage();
  try {
    run.runInContext(world, { timeout: patience });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw fault;
    return Infinity;
  }
  return process.cpuUsage(begun).user / 1_000;
};
/** The least of five times. */
const least = (measured: () => number): number => Math.min(...Array.from({ length: 5 }, measured));
const parts = 8;

/**
 * Over which text an expression runs away, and how; undefined where over none. It does where the whole takes more than four times
 * what its parts take one after the other, however fast or busy the machine: in proportion it would be once. What is done in twenty
 * milliseconds is left at that: what grows with the square of fifty thousand letters takes seconds.
 */
const runaway = (found: Found): string | undefined => {
  world.expression = new RegExp(found.pattern, found.flags);
  for (const pump of pumps(found)) {
    if (took(pump, length) < enough) continue;
    const whole = least(() => took(pump, length));
    if (whole === Infinity) return `stopped after ${patience} ms over ${JSON.stringify(pump + end)}`;
    const inParts = least(() =>
      Array.from({ length: parts }, () => took(pump, length / parts)).reduce((sum, each) => sum + each),
    );
    if (whole > enough && whole > 4 * inParts)
      return `${Math.round(whole)} ms over ${JSON.stringify(pump + end)}, ${Math.round(inParts)} ms over its parts`;
  }
  return undefined;
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
    'none takes over fifty kilobytes of its worst letters more than four times what it takes over them in parts',
    { timeout: 120_000 },
    () => {
      expect(unique.length).toBeGreaterThan(150);
      const slow = unique
        .filter(([spelt]) => !(spelt in short))
        .flatMap(([spelt, found]) => {
          const seen = runaway(found);
          return seen ? [`${found.path} ${spelt}: ${seen}`] : [];
        });
      expect(slow).toEqual([]);
      expect(Object.keys(short).filter((spelt) => !unique.some(([each]) => each === spelt))).toEqual([]);
    },
  );

  test('one that grows without end, and one that grows with the square, are found; one that grows with its text is not', () => {
    const planted = (pattern: string) => runaway({ path: 'planted', pattern, flags: '' });
    expect(planted('^(a+)+$')).toMatch(/^stopped after 250 ms over "a/);
    expect(planted('[^。]+。')).toMatch(/^stopped after|ms over its parts$/);
    expect(planted('某|匿名|化名|姓名|性别')).toBeUndefined();
  });
});
