import { sql } from 'kysely';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { transact } from '#host/database/transact';
import { openList, type OpenList } from '#host/pipeline/lists';
import type { CellValue } from '../cells';
import type { ExportAsked, ExportedColumn } from '../contract';
import { collect } from './collect';
import { laidOut, type LaidOut } from './fixed';

interface Opened extends LaidOut {
  readonly list: OpenList;
  /** The columns that are personal data. */
  readonly personal: readonly ExportedColumn[];
}

/** The list as its own call opens it, and what is asked of it as it leaves. Throws 2002 for a list or a column there is not. */
export const openAsked = async (wanted: ExportAsked, context: Context): Promise<Opened> => {
  const list = await openList(wanted.list, wanted.query, context, 'file');
  if (!list) throw general.badInput();
  const { asked, head } = await laidOut(wanted, list, context);
  const fields = [asked.rowKey, ...asked.columns.map(({ field }) => field)];
  if (fields.some((field) => !list.fields.has(field))) throw general.badInput();
  return { list, asked, head, personal: asked.columns.filter(({ field }) => list.personal.has(field)) };
};

/**
 * All cells, of one moment, some hundred rows at a time: `use` takes them while they are read, and what it makes of them is the answer.
 * Throws 2041 beyond the limit of rows, 2042 when selected rows are gone.
 */
export const withCells = <Made>(
  list: OpenList,
  asked: ExportAsked,
  { services }: Pick<Context, 'services'>,
  most: number,
  use: (cells: AsyncIterable<CellValue[][]>) => Promise<Made>,
): Promise<Made> =>
  transact(
    services.db,
    async (tx) => {
      // Reading on through hundreds of thousands of rows takes longer than a page may.
      await sql`select set_config('statement_timeout', '30000', true)`.execute(tx);
      return use(collect(list, asked, tx, most));
    },
    { isolation: 'repeatable read' },
  );

/** All of them at once: for what cannot be made row by row. */
export const gatherCells = async (cells: AsyncIterable<CellValue[][]>): Promise<CellValue[][]> => {
  const all: CellValue[][] = [];
  for await (const rows of cells) all.push(...rows);
  return all;
};
