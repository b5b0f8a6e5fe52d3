import type * as z from 'zod';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import { peopleInRole } from '#product/roles/server';
import type { ObjectToMinutes, SignMinutes, WriteMinutes } from '../../meeting';
import { panelsProblems } from '../../problems';
import type { Report } from '../achievements';
import { notifyPanel } from '../people';
import { reportOf } from '../reports';
import {
  meetingNow,
  requireAgency,
  requireAttendance,
  requireBegun,
  requireLeader,
  type Asked,
} from './allowed';
import { recordMeetingStep } from './appoint';
import { meetingOf, membersOf, minutesHash, seated, unsigned } from './stored';

/** What of minutes is read in the log. */
const logged = ({
  minutes,
  points,
  fileId,
}: {
  minutes: string;
  points: readonly string[];
  fileId: string | null;
}) => ({
  minutes,
  points,
  fileId,
});

/**
 * The agency writes down what was said and decided, point by point, with the paper where there is one; what was written before
 * stays in the log (domain §6.5). The leader gets a notice, and signs anew what they had signed. Throws 403, 2005, 2308, 2346, 2003, 2345.
 */
export const writeMinutes = async (
  { rowVersion, text, points, fileId }: z.output<typeof WriteMinutes>,
  context: Asked,
) => {
  await requireAgency(context);
  const { db, me, now, object: report } = context;
  const row = await meetingNow(context, rowVersion);
  requireBegun(row, context);
  const written = {
    minutes: text.trim(),
    points: points.map((point) => point.trim()),
    fileId: fileId as string | null,
  };
  await db
    .updateTable('panelMeeting')
    .set({
      ...written,
      points: JSON.stringify(written.points),
      writtenBy: me.personId,
      writtenAt: now.toISOString(),
      objection: '',
      ...unsigned,
      rowVersion: rowVersion + 1,
    })
    .where('id', '=', row.id)
    .execute();
  context.audit({
    object: ['report', report.id],
    ...(row.writtenAt !== null && { before: logged(row) }),
    after: logged(written),
  });
  await recordMeetingStep(context, 'writeMinutes', 'agency');
  const leaders = seated(await membersOf(db, report.id), report.panelRound).filter(
    ({ isLeader }) => isLeader,
  );
  const { achievementName: achievement } = await reportOf(context, report.id);
  for (const { id, expertId } of leaders)
    await notifyPanel(context, 'toldMinutes', [expertId], ['opinion', id], { achievement });
  return { rowVersion: rowVersion + 1 };
};

const notifyAgency = async (
  context: Asked,
  word: 'toldMinutesSigned' | 'toldMinutesObjected',
  values: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { object: report } = context;
  const { achievementName: achievement } = await reportOf(context, report.id);
  await notifyPanel(
    context,
    word,
    await peopleInRole(context, roleCode.agency, report.agencyId),
    ['report', report.id],
    { achievement, ...values },
  );
};

/**
 * The leader signs appointment, attendance and minutes as they stand. Throws 2347, 2005, 2308, 2346, 2343 where nothing is
 * written, 2341 and 2342 while the attendance does not hold, 2003 where something was changed since they read it.
 */
export const signMinutes = async (
  { rowVersion, contentHash }: z.output<typeof SignMinutes>,
  context: Asked,
) => {
  const { db, me, now, object: report } = context;
  const members = await membersOf(db, report.id);
  await requireLeader(context, members);
  const row = await meetingNow(context, rowVersion);
  if (row.writtenAt === null) throw panelsProblems.minutesMissing();
  requireAttendance(members, report.panelRound);
  const hash = minutesHash(row, members);
  if (hash !== contentHash || row.signedAt !== null) throw general.changedMeanwhile();
  await db
    .updateTable('panelMeeting')
    .set({
      signedBy: me.personId,
      signedAt: now.toISOString(),
      signedHash: hash,
      objection: '',
      rowVersion: rowVersion + 1,
    })
    .where('id', '=', row.id)
    .execute();
  context.audit({ object: ['report', report.id], after: { signedHash: hash } });
  await recordMeetingStep(context, 'signMinutes', 'expert');
  await notifyAgency(context, 'toldMinutesSigned');
  return { rowVersion: rowVersion + 1 };
};

/** The leader says what the minutes have wrong; they are not signed until the agency has written them anew. Throws as above. */
export const objectToMinutes = async (
  { rowVersion, objection }: z.output<typeof ObjectToMinutes>,
  context: Asked,
) => {
  const { db, object: report } = context;
  await requireLeader(context, await membersOf(db, report.id));
  const row = await meetingNow(context, rowVersion);
  if (row.writtenAt === null) throw panelsProblems.minutesMissing();
  if (row.signedAt !== null) throw general.changedMeanwhile();
  await db
    .updateTable('panelMeeting')
    .set({ objection: objection.trim(), rowVersion: rowVersion + 1 })
    .where('id', '=', row.id)
    .execute();
  context.audit({ object: ['report', report.id], reason: objection.trim() });
  await recordMeetingStep(context, 'objectToMinutes', 'expert');
  await notifyAgency(context, 'toldMinutesObjected', { text: objection.trim() });
  return { rowVersion: rowVersion + 1 };
};

/**
 * A round that meets ends only with everybody's part recorded and the minutes signed by the leader (domain §6.5); one by
 * correspondence is asked for nothing. Throws 2341, 2342, 2343, 2344.
 */
export const requireHeld = async (
  context: Pick<Asked, 'db'>,
  report: Pick<Report, 'id' | 'panelRound'>,
): Promise<void> => {
  const row = await meetingOf(context, report);
  if (!row) return;
  const members = await membersOf(context.db, report.id);
  requireAttendance(members, report.panelRound);
  if (row.writtenAt === null) throw panelsProblems.minutesMissing();
  // A seat that was filled anew since makes it another content.
  if (row.signedHash !== minutesHash(row, members)) throw panelsProblems.minutesUnsigned();
};
