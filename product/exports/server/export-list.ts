import type { Context } from '#host/context';
import { exportPerPerson } from '#host/limits/limit';
import type { OutgoingFile } from '#host/serve';
import type { ExportAsked } from '../contract';
import { exportsProblems } from '../problems';
import { openAsked } from './gather';
import { exportedFile } from './exported-file';

/**
 * A list as a spreadsheet or a PDF: what the caller may read in the list itself, and nothing besides. Throws 2002 for a list or a
 * column there is not, 401 and 403 as the list would, 2043 where a column is personal data (PI-07), 2041 beyond the limit
 * of rows, 2042 when selected rows are gone.
 */
export const exportList = async (wanted: ExportAsked, context: Context): Promise<OutgoingFile> => {
  const { services, me, now } = context;
  const { list, personal, ...laid } = await openAsked(wanted, context);
  const { asked } = laid;
  if (personal.length > 0)
    throw exportsProblems.needsApproval({}, { Personal: personal.map(({ field }) => field) });
  await services.limiter.demand([[exportPerPerson, me.personId]], now);
  const { file, rows } = await exportedFile(list, laid, context, services.exportRows);
  const { format = 'xlsx' } = asked;
  const fields = [asked.rowKey, ...asked.columns.map(({ field }) => field)];
  context.audit({
    object: ['list', asked.list],
    after: { query: asked.query, scope: asked.scope, format, fields, rows },
    loggedFields: ['scope', 'format', 'fields', 'rows'],
    reason: `${asked.scope}${format === 'pdf' ? ', PDF' : ''}, ${rows}: ${fields.join(' ')}`,
  });
  return file;
};
