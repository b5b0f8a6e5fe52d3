import type { Db } from '#host/database/connection';
import type { OpenList, ListRow } from '#host/pipeline/lists';
import { cellOf, paperCellOf, type CellValue } from '../cells';
import type { ExportAsked } from '../contract';
import { exportsProblems } from '../problems';

/** As many rows as a list gives at once. */
const size = 100;

/** All rows of a list, page by page. */
async function* all(list: OpenList, db: Db, most: number): AsyncGenerator<ListRow> {
  for (let page = 1; ; page += 1) {
    const { rows, total } = await list.page(page, size, db);
    if (total > most) throw exportsProblems.tooManyRows({ total, most });
    yield* rows;
    if (rows.length < size) return;
  }
}

async function* selected(
  list: OpenList,
  { rowKey, selected: keys = [] }: ExportAsked,
  db: Db,
  most: number,
): AsyncGenerator<ListRow> {
  const wanted = new Set(keys);
  for (let page = 1; wanted.size > 0 && page <= Math.ceil(most / size); page += 1) {
    const { rows } = await list.page(page, size, db);
    for (const row of rows) if (wanted.delete(String(row[rowKey]))) yield row;
    if (rows.length < size) break;
  }
  if (wanted.size > 0) throw exportsProblems.rowsGone({ count: wanted.size });
}

async function* onePage(list: OpenList, db: Db): AsyncGenerator<ListRow> {
  yield* (await list.page(list.asked.page, list.asked.size, db)).rows;
}

/** The cells that were asked for. Only they are kept: a row's other fields never leave, and cost no memory. */
export const collect = async (
  list: OpenList,
  asked: ExportAsked,
  db: Db,
  most: number,
): Promise<CellValue[][]> => {
  const rows =
    asked.scope === 'page'
      ? onePage(list, db)
      : asked.scope === 'all'
        ? all(list, db, most)
        : selected(list, asked, db, most);
  const cells: CellValue[][] = [];
  const written = asked.format === 'pdf' ? paperCellOf : cellOf;
  for await (const row of rows) cells.push(asked.columns.map((column) => written(column, row[column.field])));
  return cells;
};
