import type { Selectable } from 'kysely';
import { momentText } from '#contract/formatters';
import { general } from '#contract/problems';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { exportPerPerson } from '#host/limits/limit';
import type { OutgoingFile } from '#host/serve';
import { people } from '#queries/people';
import { exportsProblems } from '../problems';
import { exportsWords } from '../words';
import { openAsked } from './gather';
import { askedOf, isOver, mostPersonalRows, mostTaken } from './requests';
import { exportedFile } from './exported-file';

/**
 * An approved list, as its own call answers the caller now; each row, or page, says who took it, when and by whose approval. Throws
 * 404 for somebody else's, 2001 while nobody has approved, 2045 once the approval is over, and what the list itself would.
 */
export const takeExport = async (
  _: unknown,
  { object, ...rest }: Context<Context['me'], Selectable<Tables['exportRequest']>>,
): Promise<OutgoingFile> => {
  const context = rest as unknown as Context;
  const { db, services, language, me, now } = context;
  if (object.personId !== me.personId) throw general.notFound();
  if (object.state !== 'approved') throw general.stateNotAllowed();
  if (isOver(object, now)) throw exportsProblems.approvalOver();
  const asked = askedOf(object, context);
  const { list, ...laid } = await openAsked(asked, context);
  await services.limiter.demand([[exportPerPerson, me.personId]], now);
  // Counted before the rows are read: of two downloads at once that are the last, one is refused.
  const counted = await db
    .updateTable('exportRequest')
    .set((row) => ({ taken: row('taken', '+', 1) }))
    .where('id', '=', object.id)
    .where('taken', '<', mostTaken)
    .executeTakeFirst();
  if (counted.numUpdatedRows !== 1n) throw exportsProblems.approvalOver();
  const approver = await db
    .selectFrom(people.as('person'))
    .select('trueName')
    .where('id', '=', object.decidedBy!)
    .executeTakeFirstOrThrow();
  const watermark = fill(inLanguage(exportsWords.mark, language), {
    name: me.name,
    at: momentText(now.toISOString()),
    approver: approver.trueName,
    number: object.id,
  });
  const most = Math.min(mostPersonalRows, services.exportRows);
  const { file, rows } = await exportedFile(list, laid, context, most, watermark);
  context.audit({
    object: ['exportRequest', object.id],
    after: { rows },
    loggedFields: ['rows'],
    reason: object.reason,
  });
  return file;
};
