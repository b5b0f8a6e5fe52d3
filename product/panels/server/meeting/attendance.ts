import type * as z from 'zod';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { RecordAttendance } from '../../meeting';
import { panelMeetingWords } from '../../words-meeting';
import { meetingNow, requireAgency, requireBegun, type Asked } from './allowed';
import { recordMeetingStep } from './appoint';
import { membersOf, seated, unsigned } from './stored';

/**
 * The agency records who of the panel took part in its meeting, there or from elsewhere, and who was absent, with the reason
 * (domain §6.5). What the leader has signed before is void. Throws 403, 2005, 2308, 2346, 2003, 2345, and 400 for somebody
 * who holds no seat or is absent without a reason.
 */
export const recordAttendance = async (
  { rowVersion, attendance }: z.output<typeof RecordAttendance>,
  context: Asked,
) => {
  await requireAgency(context);
  const { db, language, object: report } = context;
  const row = await meetingNow(context, rowVersion);
  requireBegun(row, context);
  const seats = seated(await membersOf(db, report.id), report.panelRound);
  const refused = attendance.flatMap((one, place) => {
    const word = !seats.some(({ id }) => id === one.opinionId)
      ? ('notOfTheRound' as const)
      : one.attendance === 'absent' && one.reason.trim() === ''
        ? ('absenceReasonMissing' as const)
        : undefined;
    return word
      ? [{ Field: `Attendance.${place}.Reason`, Msg: inLanguage(panelMeetingWords[word], language) }]
      : [];
  });
  if (refused.length > 0) throw general.badInput({}, refused);
  const recorded = seats.flatMap(({ id, number, attendance: was, absenceReason }) => {
    const said = attendance.find(({ opinionId }) => opinionId === id);
    if (!said) return [];
    const now = {
      attendance: said.attendance,
      absenceReason: said.attendance === 'absent' ? said.reason.trim() : null,
    };
    return [{ id, now, before: { number, attendance: was, absenceReason }, after: { number, ...now } }];
  });
  for (const { id, now } of recorded) await db.updateTable('opinion').set(now).where('id', '=', id).execute();
  await db
    .updateTable('panelMeeting')
    .set({ ...unsigned, rowVersion: rowVersion + 1 })
    .where('id', '=', row.id)
    .execute();
  context.audit({
    object: ['report', report.id],
    before: recorded.map(({ before }) => before),
    after: recorded.map(({ after }) => after),
  });
  await recordMeetingStep(context, 'recordAttendance', 'agency');
  return { rowVersion: rowVersion + 1 };
};
