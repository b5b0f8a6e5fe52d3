import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from './sources';

interface Group {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}
const { mutantGroups } = (await import(pathToFileURL('tools/launch/mutants.mjs').href)) as {
  mutantGroups: Readonly<Record<string, Group>>;
};

/** What a pattern becomes piece by piece: choices, everything but, any name. */
const piece = (text: string): string => {
  const inside = (): string => text.slice(text.indexOf('{') + 1, -1).replaceAll(',', '|');
  if (text.startsWith('{')) return `(?:${inside()})`;
  if (text.startsWith('!(')) return `(?!(?:${text.slice(2, -1).replaceAll('*', '[^/]*')})\\.ts$)[^/]*`;
  return text === '*' ? '[^/]*' : text.replaceAll('.', '\\.');
};
const matching = (pattern: string): RegExp =>
  new RegExp(`^${(pattern.match(/\{[^}]*\}|!\([^)]*\)|\*|[^{!*]+/g) ?? []).map(piece).join('')}$`);
/** `a/{b,c}.ts` names two files, and each has to be there. */
const spread = (pattern: string): string[] => {
  const choice = /\{([^}]*)\}/.exec(pattern);
  if (!choice) return [pattern];
  return choice[1]!.split(',').flatMap((each) => spread(pattern.replace(choice[0], each)));
};
const paths = sources().map(({ path }) => path);
const missing = (patterns: readonly string[]): string[] =>
  patterns.flatMap(spread).filter((pattern) => !paths.some((path) => matching(pattern).test(path)));

test('[SC-07] every file whose mutants are tried, and every test that has to notice, is there', () => {
  expect(Object.keys(mutantGroups).length).toBeGreaterThan(8);
  expect(Object.values(mutantGroups).flatMap(({ mutate, tests }) => missing([...mutate, ...tests]))).toEqual(
    [],
  );
});

test('a file that was renamed is missed, and one of two choices', () => {
  expect(
    missing(['host/transitions.ts', 'host/{transitions,gone}.ts', 'host/!(*.test|transitions).ts']),
  ).toEqual(['host/gone.ts']);
  expect(missing(['nowhere/!(*.test).ts', 'product/levels/*.test.ts'])).toEqual(['nowhere/!(*.test).ts']);
});
