import { expect, test } from 'vitest';
import type { Source } from './sources';
import { texts } from './texts';

/** The pronouns of one sex, and not the family name He. */
const gendered = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
const familyName = /\bHe(?= \p{Lu})/gu;
const comment = /^\s*(?:\/\/|\/\*|\*).*$|\s(?:\/\/|\/\*)\s.*$/gm;
const title = /\b(?:test|it|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(['"`])(?:\\.|(?!\1)[^\\])*\1/g;

/** What a file says to its readers: a document all of it, a source its comments and the titles of its tests. */
const saidIn = ({ path, text }: Source): string[] =>
  path.endsWith('.md') ? text.split('\n') : [...(text.match(comment) ?? []), ...(text.match(title) ?? [])];

/** The sentences that speak of a person as of a man or a woman: any of the roles is anybody's. */
const genderedIn = (file: Source): string[] =>
  saidIn(file)
    .filter((sentence) => gendered.test(sentence.replace(familyName, '')))
    .map((sentence) => `${file.path}: say «they»: ${sentence.trim()}`);

test('comments, documents and titles of tests speak of people as «they»', () => {
  // A migration is not rewritten once it may have run, and this file plants what it looks for.
  const files = texts().filter(({ path }) => !path.endsWith('.sql') && path !== 'guards/they.test.ts');
  expect(files.flatMap(saidIn).length).toBeGreaterThan(5_000);
  expect(files.flatMap(genderedIn)).toEqual([]);
});

test.each([
  ['a docstring', '/** A person and his roles. */'],
  ['a comment of several lines', '/**\n * Somebody signs,\n * as he may.\n */'],
  ['a comment behind a statement', 'const who = 1; // She asked for it.'],
  ['the title of a test', "test('[ST1] he signs it', run);"],
  ['a title on a line of its own', "it.each(rows)(\n  'an owner sees hers',\n);"],
])('%s that speaks of a man or a woman is found', (_, text) => {
  expect(genderedIn({ path: 'product/planted/planted.ts', text })).toHaveLength(1);
});

test('a document is read whole; a family name, a word of a screen and an identifier are nobody’s pronoun', () => {
  expect(genderedIn({ path: 'docs/domain.md', text: 'An expert\nopens her sheet.' })).toHaveLength(1);
  const text = "// He Lanzhou signs.\nconst his = ['他', 'his own', 'el suyo'];\n";
  expect(genderedIn({ path: 'product/planted/planted.ts', text })).toEqual([]);
});
