import { general } from '../../../contract/problems';
import type { Context } from '../../../host/context';
import { transact } from '../../../host/database/transact';
import { exportPerPerson } from '../../../host/limits/limit';
import type { OutgoingFile } from '../../../host/serve';
import type { ExportAsked } from '../contract';
import { collect } from './collect';
import { openList } from './lists';
import { fileNameOf, workbook } from './workbook';

/**
 * A list as a spreadsheet: what the caller may read in the list itself, and nothing besides. All rows are of one moment.
 * Throws 2002 for a list or a column there is not, 401 and 403 as the list would, 2041 beyond the limit of rows, 2042
 * when selected rows are gone.
 */
export const exportList = async (asked: ExportAsked, context: Context): Promise<OutgoingFile> => {
  const { house, me, now } = context;
  const list = await openList(asked.list, asked.query, context);
  const fields = [asked.rowKey, ...asked.columns.map(({ field }) => field)];
  if (!list || fields.some((field) => !list.fields.has(field))) throw general.badInput();
  await house.limiter.demand([[exportPerPerson, me.personId]], now);
  const rows = await transact(house.db, (tx) => collect(list, asked, tx, house.exportRows), {
    isolation: 'repeatable read',
  });
  context.audit({
    object: ['list', asked.list],
    after: { query: asked.query, scope: asked.scope, fields, rows: rows.length },
    tells: ['scope', 'fields', 'rows'],
    reason: `${asked.scope}, ${rows.length}: ${fields.join(' ')}`,
  });
  return {
    name: fileNameOf(asked.title, now),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: workbook(asked, rows),
  };
};
