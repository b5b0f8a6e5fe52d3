/** Cells of a table, a row each. */
export type Cells = readonly (readonly string[])[];

/** One cell at a place: in quotes where it holds a line break, a tab or a quote, which then stands twice. */
const cell = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*)/y;

/** What a spreadsheet lays on the clipboard: a tab between cells, a line for each row. Empty rows are left out. */
export const cellsOf = (text: string): Cells => {
  const rows: string[][] = [[]];
  for (let at = 0; ;) {
    cell.lastIndex = at;
    const [whole, quoted, plain] = cell.exec(text)!;
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    at += whole.length;
    if (at >= text.length) break;
    if (text[at] !== '\t') rows.push([]);
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows.filter((row) => row.some(Boolean));
};

/** Whether it is more than one cell: everything else is pasted as ever. */
export const isTable = (cells: Cells): boolean => cells.length > 1 || (cells[0]?.length ?? 0) > 1;
