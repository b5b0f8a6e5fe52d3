import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem';
import { book, good, hostileBooks, office, relations, rowOf, withSheet } from '#testing/exports/books';
import { readerBounds, sheetReader } from './server/import/reader';
import { headings, peopleFrom } from '#testing/people/imports';

let folder: string;
const reader = sheetReader();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-sheets-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

const name = (text: string) => withSheet(rowOf(1, headings) + rowOf(2, [text, ...good.slice(1)]));

/** Refused in a sentence. */
const refused: readonly (readonly [story: string, bytes: Buffer])[] = [
  ...hostileBooks,
  ['a sheet without headings', withSheet(rowOf(1, good))],
  ['half of the headings', withSheet(rowOf(1, headings.slice(0, 4)) + rowOf(2, good))],
];

/** Read as the text it is; nothing of it is followed, worked out or believed. */
const harmless: readonly (readonly [story: string, bytes: Buffer, name: string])[] = [
  [
    'a formula',
    withSheet(
      rowOf(1, headings) +
        `<row r="2"><c r="A2" t="str"><f>HYPERLINK("https://example.org")</f><v>甲</v></c></row>`,
    ),
    '甲',
  ],
  ['text that is a formula', name("=cmd|'/c calc'!A1"), "=cmd|'/c calc'!A1"],
  ['the name of a prototype', name('__proto__'), '__proto__'],
  ['a constructor', name('constructor'), 'constructor'],
  ['markup', name('&lt;img src=x onerror=alert(1)&gt;'), '<img src=x onerror=alert(1)>'],
  ['a cell of thirty thousand characters', name('长'.repeat(30_000)), '长'.repeat(300)],
  [
    'a relation that leaves the product',
    book({
      relations: relations('worksheet', 'worksheets/sheet1.xml').replace(
        '</Relationships>',
        `<Relationship Id="rId2" Type="${office}/externalLink" Target="http://192.0.2.1/x" TargetMode="External"/></Relationships>`,
      ),
    }),
    good[0]!,
  ],
];

describe('[XL-01] a hostile workbook', () => {
  let count = 0;
  const placed = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, `${(count += 1)}.xlsx`);
    await writeFile(path, bytes);
    return path;
  };
  const read = async (bytes: Buffer) => reader.read(await placed(bytes), bytes.length);
  const refusalOf = async (reading: Promise<unknown>): Promise<number> =>
    reading.then(
      () => 0,
      (fault: unknown) => {
        if (fault instanceof Problem) return fault.code;
        throw fault;
      },
    );

  test('there are sixty of them, and the honest one is read', async () => {
    expect(refused.length + harmless.length).toBe(60);
    const { rows, heap } = await read(book());
    expect(rows).toEqual([
      { row: 2, cells: expect.objectContaining({ name: '人0', mobile: '13600000000' }) },
    ]);
    expect(heap).toBeLessThan(readerBounds.megabytes * 1024 ** 2);
  });

  test.each(refused)('%s is refused in a sentence', async (_, bytes) => {
    expect(await refusalOf(read(bytes))).toBe(1019);
  });

  test.each(harmless)('%s is text', async (_, bytes, text) => {
    const { rows } = await read(bytes);
    expect(rows.map(({ cells }) => cells.name)).toEqual([text]);
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });

  test('that takes too long or too much ends its thread, and the next file gets another one', async () => {
    const five = withSheet(
      rowOf(1, headings) +
        peopleFrom(13_600_000_000, 5_000)
          .map((row, at) => rowOf(at + 2, row))
          .join(''),
    );
    // Packed a fortieth of what it is: within the bounds of an archive, beyond those of a small thread.
    let drawn = 1;
    const long = () =>
      Array.from({ length: 40 }, () => {
        drawn = (drawn * 48_271) % 2_147_483_647;
        return `${drawn}${'长文字'.repeat(20)}`;
      }).join('');
    const heavy = withSheet(
      rowOf(1, headings) +
        Array.from({ length: Math.floor(5_600 / headings.length) }, (_, at) =>
          rowOf(at + 2, headings.map(long)),
        ).join(''),
    );
    const [small, big, light] = [await placed(five), await placed(heavy), await placed(book())];
    const hasty = sheetReader({ ...readerBounds, seconds: 0.05 });
    expect(await refusalOf(hasty.read(small, five.length))).toBe(2764);
    await hasty.close();
    const poor = sheetReader({ ...readerBounds, megabytes: 40 });
    expect((await poor.read(light, book().length)).rows).toHaveLength(1);
    expect(await refusalOf(poor.read(big, heavy.length))).toBe(2765);
    expect((await poor.read(light, book().length)).rows).toHaveLength(1);
    await poor.close();
    expect((await reader.read(small, five.length)).rows).toHaveLength(5_000);
  });
});
