import type { Context } from '#host/context';
import { panelsProblems } from '../../problems';
import type { Report } from '../achievements';
import { drawsOf } from './stored';

/** Keeps why a panel is chosen by hand. Once a draw was begun in the round, there must be a reason: throws 2337. */
export const storeChoice = async (context: Context, report: Report, reason = ''): Promise<void> => {
  const { id, panelRound } = report;
  if (reason.trim() === '') {
    if ((await drawsOf(context, report)).length > 0) throw panelsProblems.handReasonNeeded();
    return;
  }
  await context.db
    .insertInto('panelChoice')
    .values({
      id: context.newId(),
      reportId: id,
      panelRound,
      reason: reason.trim(),
      chosenBy: context.me.personId,
      chosenAt: context.now.toISOString(),
    })
    .execute();
};
