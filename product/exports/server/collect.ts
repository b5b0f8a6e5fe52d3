import type { Db } from '#host/database/connection';
import type { OpenList, ListRow } from '#host/pipeline/lists';
import { paperCellOf, sheetCellOf, type CellValue } from '../cells';
import type { ExportAsked } from '../contract';
import { exportsProblems } from '../problems';

/** So many rows are read at once: they are what an export holds in memory, however long the list is. */
const size = 500;

const fieldsOf = ({ rowKey, columns }: ExportAsked): ReadonlySet<string> =>
  new Set([rowKey, ...columns.map(({ field }) => field)]);

/** All rows of a list, read on from the first to the last. */
async function* all(
  list: OpenList,
  asked: ExportAsked,
  db: Db,
  most: number,
): AsyncGenerator<readonly ListRow[]> {
  for await (const { rows, total } of list.pages(size, db, fieldsOf(asked))) {
    if (total > most) throw exportsProblems.tooManyRows({ total, most }, { Rows: total });
    yield rows;
  }
}

async function* selected(
  list: OpenList,
  asked: ExportAsked,
  db: Db,
  most: number,
): AsyncGenerator<readonly ListRow[]> {
  const { rowKey, selected: keys = [] } = asked;
  const wanted = new Set(keys);
  let looked = 0;
  for await (const { rows } of list.pages(size, db, fieldsOf(asked))) {
    yield rows.filter((row) => wanted.delete(String(row[rowKey])));
    looked += size;
    if (wanted.size === 0 || looked >= most) break;
  }
  if (wanted.size > 0) throw exportsProblems.rowsGone({ count: wanted.size });
}

async function* onePage(list: OpenList, db: Db): AsyncGenerator<readonly ListRow[]> {
  yield (await list.page(list.asked.page, list.asked.size, db)).rows;
}

/** The cells that were asked for, some hundred rows at a time; a row's other fields never leave. */
export async function* collect(
  list: OpenList,
  asked: ExportAsked,
  db: Db,
  most: number,
): AsyncGenerator<CellValue[][]> {
  const pages =
    asked.scope === 'page'
      ? onePage(list, db)
      : asked.scope === 'all'
        ? all(list, asked, db, most)
        : selected(list, asked, db, most);
  const written = asked.format === 'pdf' ? paperCellOf : sheetCellOf;
  for await (const rows of pages)
    yield rows.map((row) => asked.columns.map((column) => written(column, row[column.field])));
}
