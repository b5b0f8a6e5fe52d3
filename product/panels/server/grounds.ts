import type { Context } from '../../../host/context';
import { calendarNow, settingsOf } from '../../settings/server';
import { endOfDay, workingDaysAfter } from '../../tasks/calendar';
import type { ReplaceGround } from '../opinion';
import { expertsOf } from './candidate';
import { findingsOf } from './conflicts';
import { dueOn, type SheetReport } from './machine';
import { achievementOf } from './ties';
import type { OpinionRow } from './visible';

/**
 * Grounds for taking a seat from somebody (E5), by sheet: he declined, or has not answered yet; he kept silent after the
 * due date; the conflict engine now finds a hard hit. A sheet that has been submitted is never taken away.
 */
export const groundsOf = async (
  context: Context<unknown, unknown>,
  rows: readonly OpinionRow[],
  report: SheetReport,
): Promise<ReadonlyMap<string, ReplaceGround>> => {
  const { silentDays } = await settingsOf(context.db, report.applicationId);
  const calendar = await calendarNow(context.db);
  const isLate = (row: OpinionRow): boolean => {
    const due = dueOn(row, report);
    return due !== null && context.now > workingDaysAfter(endOfDay(due), silentDays, calendar);
  };
  const atWork = rows.filter(
    ({ invitation, status }) => invitation === 'accepted' && status !== 0 && status !== 1,
  );
  const achievement = atWork.length > 0 && (await achievementOf(context.db, report.applicationId));
  const found =
    achievement &&
    (await findingsOf(
      context,
      await expertsOf(
        context.db,
        atWork.map(({ expertId }) => expertId),
      ),
      achievement,
      report.id,
    ));
  const groundOf = (row: OpinionRow): ReplaceGround | null => {
    if (row.invitation === 'declined') return 'declined';
    if (row.invitation === 'invited') return 'unanswered';
    if (!atWork.includes(row)) return null;
    if (isLate(row)) return 'late';
    return found && found.get(row.expertId)!.hard.length > 0 ? 'conflict' : null;
  };
  return new Map(
    rows.flatMap((row) => {
      const ground = groundOf(row);
      return ground ? [[row.id, ground] as const] : [];
    }),
  );
};
