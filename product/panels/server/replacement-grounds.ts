import type { Context } from '#host/context';
import { calendarNow, settingsOf } from '#product/settings/server';
import { blockedPeople } from '#queries/integrity';
import { dayOf, endOfDay, workingDaysAfter } from '#contract/calendar';
import type { ReplaceGround } from '../opinion';
import { expertFindings } from './conflicts';
import { dueOn, type SheetReport } from './reports';
import { opinionStates } from '#product/dictionaries/opinion-status';
import type { OpinionRow } from './visible';

const { submitted, passed } = opinionStates;

/**
 * Grounds for taking a seat from somebody (E5), by sheet: they declined, or have not answered yet; kept silent after the
 * due date; an integrity record keeps them from being an expert; they were absent from the meeting; the conflict engine now finds
 * a hard hit. A submitted sheet is taken away for a conflict, an absence or a ruling about its form alone.
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
  const accepted = rows.filter(({ invitation }) => invitation === 'accepted');
  const found = await expertFindings(
    context,
    accepted.map(({ expertId }) => expertId),
    report.applicationId,
  );
  const blocked = await blockedPeople(
    context.db,
    accepted.map(({ expertId }) => expertId),
    dayOf(context.now),
  );
  const groundOf = (row: OpinionRow): ReplaceGround | null => {
    if (row.invitation === 'declined') return 'declined';
    if (row.invitation === 'invited') return 'unanswered';
    if (!accepted.includes(row)) return null;
    if (found.get(row.expertId)!.hard.length > 0) return 'conflict';
    if (row.formRuling === 'replace') return 'form';
    // Who was absent from the meeting has no sheet that counts (domain §6.5).
    if (row.attendance === 'absent') return 'absent';
    if (row.status === submitted || row.status === passed) return null;
    if (blocked.has(row.expertId)) return 'blocked';
    return isLate(row) ? 'late' : null;
  };
  return new Map(
    rows.flatMap((row) => {
      const ground = groundOf(row);
      return ground ? [[row.id, ground] as const] : [];
    }),
  );
};
