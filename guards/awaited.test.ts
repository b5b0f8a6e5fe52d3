import { expect, test } from 'vitest';
import { sources } from './sources';

/** Where a part of the code is awaited, the page's own boundary says that it did not come. */
const ofCode = /fallback=\{<(?:(?:Page)?Skeleton|div[^>]* aria-busy="true")|const waiting = <Skeleton/g;
const drawn = /<(?:Page)?Skeleton\b|<\w+[^>]* aria-busy="true"/g;
/** What the file does where the answer is no answer. */
const saysSo =
  /\.isError\b|\bisError (?:&&|\?)|!isError\b|<(?:NoRecord|AskAgain)\b|\bif \((?:error|refused)\)|\{error &&|opened\.refused/;

/** What draws the shape of something that is on its way, and never says that it did not come. */
const waitsForEver = (path: string, text: string): boolean =>
  /^(?:product\/.*\/web|shell)\//.test(path) &&
  path.endsWith('.tsx') &&
  (text.match(drawn)?.length ?? 0) > (text.match(ofCode)?.length ?? 0) &&
  !saysSo.test(text);

/** The shape itself, drawn for whom the record's page or the catalogue says; and a word, whose code stands where its list fails. */
const shapes = [
  'shell/dictionary/useDictionary.tsx',
  'shell/frame/PageSkeleton.tsx',
  'shell/list/controls.tsx',
  'shell/pages/RecordPage.tsx',
  'product/gallery/web/examples/frame/Awaited.tsx',
];

test('whatever waits for an answer says so where none comes', () => {
  const waiting = sources().filter(({ path, text }) => waitsForEver(path, text));
  expect(waiting.map(({ path }) => path).filter((path) => !shapes.includes(path))).toEqual([]);
});

/** Fetches something, offers entries to choose from, and nowhere says what stands there where nothing comes. */
const offersUnsaid = (text: string): boolean =>
  /\buseQuer(?:y|ies)\(/.test(text) &&
  /<(?:(?:Multi|Tree)?Select|Mentions|Radio\.Group)\b/.test(text) &&
  !/\bawaitedOptions\(/.test(text) &&
  !saysSo.test(text) &&
  !/<(?:PageAwaited|PartAwaited|AskAgainIfFailed|ListPage)\b/.test(text);

/** Their entries are written down, or suggest what may be typed as well; or everything there waits for the same answer. */
const written = [
  'product/gallery/web/parts/ArticleDialog.tsx',
  'product/exports/web/parts/sheets/Fitting.tsx',
  'product/reports/web/parts/review/ReviewForm.tsx',
  'product/roles/web/parts/EntryForm.tsx',
];

test('a choice whose entries are asked for says so where they do not come', () => {
  const screens = sources().filter(({ path }) => /^(?:product\/.*\/web|shell)\/.*\.tsx$/.test(path));
  expect(screens.filter(({ text }) => text.includes('awaitedOptions(')).length).toBeGreaterThan(8);
  const unsaid = screens.filter(({ text }) => offersUnsaid(text)).map(({ path }) => path);
  expect(unsaid.toSorted()).toEqual(written.toSorted());
  const asks = 'const found = useQuery(asked);\n';
  expect(offersUnsaid(`${asks}<MultiSelect options={found.data ?? []} />`)).toBe(true);
  expect(offersUnsaid(`${asks}<Radio.Group options={found.data ?? []} />`)).toBe(true);
  expect(offersUnsaid(`${asks}<Select {...awaitedOptions(found)} options={found.data ?? []} />`)).toBe(false);
  expect(offersUnsaid('<Select options={written} />')).toBe(false);
});

test('a part that waits for ever is red; one that says so, or waits for its code alone, is not', () => {
  const at = 'product/people/web/parts/Planted.tsx';
  const waits = 'const { data } = useQuery(asked);\nif (!data) return <Skeleton active />;';
  expect(waitsForEver(at, waits)).toBe(true);
  expect(waitsForEver(at, `${waits}\nif (found.isError) return null;`)).toBe(false);
  expect(waitsForEver(at, 'if (!data) return <PartAwaited of={found} />;')).toBe(false);
  expect(waitsForEver(at, '<Suspense fallback={<Skeleton active />}>')).toBe(false);
  expect(waitsForEver(at, 'if (!data) return <div className="page__body" aria-busy="true" />;')).toBe(true);
  expect(waitsForEver(at, '<Suspense fallback={<div aria-busy="true" />}>')).toBe(false);
});
