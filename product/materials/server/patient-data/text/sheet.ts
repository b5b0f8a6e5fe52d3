import { readFile } from 'node:fs/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import type { ReadText } from './reader';
import { mostOfSheet, mostParts } from './bounds';
import { membersOf, memberText } from './office';

/** Sheets of a workbook, each row a line with its cells parted by tabulators. */
export const readSheets: ReadText = async (path, size, see) => {
  const workbook = (await membersOf(path, size)).find(({ name }) => name === 'xl/workbook.xml');
  if (!workbook) throw new Error('no workbook');
  const parts = [...(await memberText(path, workbook)).matchAll(/<(?:\w{1,10}:)?sheet\s/g)].length;
  const bytes = await readFile(path);
  let read = 0;
  for (let sheet = 0; sheet < Math.min(parts, mostParts.sheet); sheet += 1) {
    const lines: string[] = [];
    let length = 0;
    for await (const { values } of streamXlsxRows(bytes, { sheet })) {
      const line = values
        .map((value) => (value instanceof Date ? '' : String(value ?? '').replaceAll(/[\t\n\r]/g, ' ')))
        .join('\t');
      lines.push(line);
      length += line.length;
      if (length > mostOfSheet) break;
    }
    const text = lines.join('\n');
    if (text.trim() === '') continue;
    if (length <= mostOfSheet) read += 1;
    see(sheet + 1, text);
  }
  return { part: 'sheet', read, parts };
};
