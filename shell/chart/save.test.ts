import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { sheetOf } from './save';

test('[XL-03] what stands behind a chart leaves as numbers and texts, whatever a name begins with', async () => {
  for (const sign of ['=', '+', '-', '@', '\t=', '＝', '|', '=cmd|']) {
    const text = `${sign}HYPERLINK("https://example.org","x")+1`;
    const bytes = await sheetOf({
      title: text,
      by: text,
      categories: [text, '2025'],
      unit: '',
      series: [{ name: text, kind: 'bar', values: [1.5, null] }],
    });
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet!.rows).toEqual([
      [text, text],
      [text, 1.5],
      ['2025', null],
    ]);
    expect([...(sheet!.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
  }
});
