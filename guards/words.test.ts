import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '#contract/problem';
import { fill, languages, type Word } from '#contract/words';
import { menu } from '#database/seeds/menu';
import { roles } from '#database/seeds/roles';
import { root } from '#host/root';
import { dictionaries } from '#product/dictionaries/dictionaries';
import { clinicalRows } from '#product/materials/clinical-rows';
import { basicTheoryRows } from '#product/materials/theory-rows';
import { areas } from '#start/areas';
import { allWords } from '#start/words';
import { importsOf, sources } from './sources';

const chinese = /[\u3400-\u9fff\uf900-\ufaff]/;
/** A Latin mark beside a Chinese character, where Chinese has its own: （），：；？！“”. */
const foreignMark =
  /[\u3400-\u9fff”}][ ]?[()?!;]|[()?!;"][\u3400-\u9fff“]|[\u3400-\u9fff”}][,:"](?!\d)|[,:"][\u3400-\u9fff“]/;
/** Words that are the same in two languages, or names that no language changes. */
const alike = /^[\s\d\p{P}\p{S}]*$|^[A-Z]{2,5}\d*$|^[A-Za-z]?\d+$/u;

/** The numbers a sentence counts with; others stand for bounds that are never one. */
const counts = ['count', 'rows', 'total', 'ok', 'failed', 'done', 'refused', 'all', 'of'];
const one = Object.fromEntries(counts.map((name) => [name, 1]));
/** What is said of several, said of one. */
const severalOfOne = /(?<![\p{L}\d])1 (?!is|has|más)\p{Ll}+s(?!\p{L})|\bthere are 1\b/u;

/** What is wrong with a word, each fault a sentence that says how to mend it. */
const faultsOf = (where: string, key: string, word: Word): string[] => {
  const [, ...others] = word;
  return [
    ...(word.length === 3 ? [] : [`${where}.${key}: give it Chinese, English and Spanish`]),
    ...word.flatMap((text, at) =>
      typeof text === 'string' && text.trim() !== ''
        ? []
        : [`${where}.${key}: ${languages[at]} says nothing`],
    ),
    ...word.flatMap((text, at) =>
      text === key && !alike.test(text) && /[A-Z_.]/.test(key.slice(1))
        ? [`${where}.${key}: ${languages[at]} repeats its key`]
        : [],
    ),
    ...others.flatMap((text, at) =>
      chinese.test(text) ? [`${where}.${key}: ${languages[at + 1]} speaks Chinese: ${text}`] : [],
    ),
    ...others.flatMap((text, at) =>
      severalOfOne.test(fill(text, one)) && !key.endsWith('_other')
        ? [`${where}.${key}: ${languages[at + 1]} says of one what is said of several: ${text}`]
        : [],
    ),
    ...(foreignMark.test(word[0]) ? [`${where}.${key}: write Chinese with its own marks: ${word[0]}`] : []),
  ];
};

/** A number of working days that stands in a sentence: an operator may have set another. */
const writtenDays =
  /[\d一二三四五六七八九十]+ ?个?工作日|\b(\d+|two|three|five|ten|fifteen|twenty) working days|\d+ días (hábiles|laborables)/;
/** Terms of appeal are of the regulations, and no setting has them. */
const ofRegulations = ['complaintsHint'];

/** What every file of the product whose path fits declares. */
const modulesLike = async (path: RegExp): Promise<[string, Record<string, unknown>][]> => {
  const files = sources().filter((source) => path.test(source.path));
  return Promise.all(
    files.map(async (file): Promise<[string, Record<string, unknown>]> => [
      file.path,
      (await import(join(root, file.path))) as Record<string, unknown>,
    ]),
  );
};
const isWord = (value: unknown): value is Word =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string');
const rowsOf = (module: Record<string, unknown>): [string, Word][] =>
  Object.values(module).flatMap((rows) =>
    typeof rows === 'object' && rows !== null && !Array.isArray(rows)
      ? Object.entries(rows as object).filter((row): row is [string, Word] => isWord(row[1]))
      : [],
  );

// The official report is printed in Chinese alone, so what its server part says is no word of the product.
test('every word of every area says something in three languages, and only Chinese speaks Chinese', async () => {
  const files = await modulesLike(/^(product|shell)\/(?!.*\/server\/)(.*\/)?words[\w-]*\.ts$/);
  const all = [
    ...Object.entries(allWords).flatMap(([area, rows]) =>
      Object.entries(rows).map(([key, word]) => [area, key, word] as const),
    ),
    ...files.flatMap(([file, module]) => rowsOf(module).map(([key, word]) => [file, key, word] as const)),
  ];
  expect(all.length).toBeGreaterThan(600);
  expect(all.flatMap(([where, key, word]) => faultsOf(where, key, word))).toEqual([]);
});

test('no word and no refusal writes how many working days something takes: the settings say it', async () => {
  const files = await modulesLike(/^(product|shell)\/(.*\/)?(words[\w-]*|problems)\.ts$/);
  const said = files.flatMap(([file, module]) => [
    ...rowsOf(module).map(([key, word]) => [file, key, word] as const),
    ...Object.values(module).flatMap((group) =>
      Object.entries(group as Record<string, { kind?: Problem['kind'] }>).flatMap(([name, raise]) =>
        raise?.kind ? [[file, name, raise.kind.says] as const] : [],
      ),
    ),
  ]);
  const written = said.filter(([, , word]) => word.some((text) => writtenDays.test(text)));
  expect(
    written.filter(([, key]) => !ofRegulations.includes(key)).map(([file, key]) => `${file} ${key}`),
  ).toEqual([]);
  // The one that may is found: it looks.
  expect(written.map(([, key]) => key).toSorted()).toEqual(ofRegulations.toSorted());
});

test('every right, role and menu entry has its three names', () => {
  const named: [string, string, Word][] = [
    ...areas.flatMap(({ area }) =>
      Object.entries(area.rights).map(([key, right]): [string, string, Word] => ['right', key, right.says]),
    ),
    ...Object.entries(roles).map(([code, word]): [string, string, Word] => ['role', code, word]),
    ...menu.flatMap((section) =>
      [section, ...section.pages].map(({ url, names }): [string, string, Word] => ['menu', url, names]),
    ),
  ];
  expect(named.length).toBeGreaterThan(50);
  expect(named.flatMap(([where, key, word]) => faultsOf(where, key, word))).toEqual([]);
});

test('every name of a dictionary and every row of a checklist has its three names', () => {
  const named: [string, string, Word][] = [
    ...Object.entries(dictionaries).flatMap(([set, { items }]) =>
      items.map(({ code, names }): [string, string, Word] => [set, code, names]),
    ),
    ...[...clinicalRows, ...basicTheoryRows].flatMap(({ code, title, hint }) => [
      ['checklist', code, title] as [string, string, Word],
      ...(hint ? [['checklist hint', code, hint] as [string, string, Word]] : []),
    ]),
  ];
  expect(named.length).toBeGreaterThan(400);
  expect(named.flatMap(([where, key, word]) => faultsOf(where, key, word))).toEqual([]);
});

test('every failure has its sentence in three languages, with the same places to fill', async () => {
  const modules = await modulesLike(/\/problems\.ts$/);
  const raisers = modules.flatMap(([file, module]) =>
    Object.values(module).flatMap((group) =>
      Object.entries(group as Record<string, { kind?: Problem['kind'] }>).flatMap(([name, raise]) =>
        raise.kind ? [{ file, name, kind: raise.kind }] : [],
      ),
    ),
  );
  expect(raisers.length).toBeGreaterThan(60);
  const places = (text: string) =>
    [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].sort().join();
  const wrong = raisers.flatMap(({ file, name, kind }) => [
    ...faultsOf(file, name, kind.says),
    ...(new Set(kind.says.map(places)).size === 1
      ? []
      : [`${file} ${name}: the languages fill other places`]),
  ]);
  expect(wrong).toEqual([]);
});

test('every area has the name that the page of calls gives it', () => {
  const named = Object.keys(allWords['accessScreens'] ?? {}).flatMap(
    (key) => /^area\.(.*)$/.exec(key)?.slice(1) ?? [],
  );
  expect(named.toSorted()).toEqual(areas.map(({ area }) => area.name).toSorted());
});

test('every file of words is read by somebody', () => {
  const all = sources();
  const files = all.filter(({ path }) => /^(product|shell)\/.*words[\w-]*\.ts$/.test(path));
  expect(files.length).toBeGreaterThan(8);
  const imported = new Set(all.flatMap(importsOf).map(({ to }) => to));
  // The office finds those that declare themselves (start/words.ts); the others are parts of them, or somebody's own.
  const unread = files.filter(
    ({ path, text }) => !imported.has(path.replace(/\.ts$/, '')) && !text.includes('interface WordRegistry'),
  );
  expect(unread.map(({ path }) => path)).toEqual([]);
});

test('planted words with a gap, a foreign tongue or an empty text are found', () => {
  expect(faultsOf('planted', 'save', ['保存', 'Save'] as never)).toHaveLength(1);
  expect(faultsOf('planted', 'save', ['保存', 'Save', ' '])).toHaveLength(1);
  expect(faultsOf('planted', 'save', ['保存', '保存', 'Guardar'])).toHaveLength(1);
  expect(faultsOf('planted', 'saveAll', ['全部保存', 'saveAll', 'Guardar todo'])).toHaveLength(1);
  expect(faultsOf('planted', 'weight', ['权重(%)', 'Weight (%)', 'Peso (%)'])).toHaveLength(1);
  expect(faultsOf('planted', 'cancel', ['确认取消“{{name}}”?', 'Cancel?', '¿Cancelar?'])).toHaveLength(1);
  const rows = (english: string): Word => ['{{count}} 行', english, '{{count}} {{count, fila|filas}}'];
  expect(faultsOf('planted', 'rows', rows('{{count}} rows'))).toHaveLength(1);
  expect(faultsOf('planted', 'rows', rows('All: {{done}} of {{total}} rows'))).toHaveLength(1);
  expect(faultsOf('planted', 'rows', rows('Rows: there are {{count}}'))).toHaveLength(1);
  expect(faultsOf('planted', 'rows_other', rows('{{count}} rows'))).toEqual([]);
  expect(faultsOf('planted', 'rows', rows('{{count}} {{count, row|rows}}'))).toEqual([]);
  expect(faultsOf('planted', 'hash', ['哈希（SHA-256），见 12:30', 'Hash', 'Huella'])).toEqual([]);
});
