import { expect, test } from 'vitest';
import { comparedVersions } from './versions';

const file = (code: string, sha256: string, name = `${sha256}.pdf`) => ({
  code,
  id: `${code} ${sha256}`,
  fileId: sha256,
  title: '',
  name,
  sha256,
  size: 1,
  mime: 'application/pdf',
});
const version = (number: number, ...files: ReturnType<typeof file>[]) => ({
  version: number,
  submittedAt: '2026-01-01T00:00:00.000Z',
  sha256: String(number),
  files,
});

test('each version says what it brought and what it left out; the same content under another name is no news', () => {
  const [third, second, first] = comparedVersions([
    version(3, file('ethics', 'b'), file('risk', 'c', '改名.pdf')),
    version(2, file('ethics', 'b'), file('risk', 'c')),
    version(1, file('ethics', 'a'), file('novelty', 'b')),
  ]);
  expect(first!.files.map(({ isNew }) => isNew)).toEqual([false, false]);
  expect(first!.gone).toEqual([]);
  // The same content at another item is new there.
  expect(second!.files.map(({ code, isNew }) => [code, isNew])).toEqual([
    ['ethics', true],
    ['risk', true],
  ]);
  expect(second!.gone.map(({ code, sha256 }) => [code, sha256])).toEqual([
    ['ethics', 'a'],
    ['novelty', 'b'],
  ]);
  expect(third!.files.map(({ isNew }) => isNew)).toEqual([false, false]);
  expect(third!.gone).toEqual([]);
});
