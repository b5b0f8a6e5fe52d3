import type * as z from 'zod';
import { minuteText } from '#contract/formatters';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { recordStep } from '#host/timeline';
import type { CancelMeeting, SetMeeting } from '../../meeting';
import { panelMeetingWords } from '../../words-meeting';
import { notifyPanel } from '../people';
import { reportOf } from '../reports';
import { hasBegun, meetingNow, requireAgency, requireChoosable, type Asked } from './allowed';
import { meetingOf, membersOf, unsigned, type MeetingRow, type Member } from './stored';

/** What notices say of an appointment: by the platform's clock, the same in every language. */
export const appointmentValues = ({
  startsAt,
  place,
}: Pick<MeetingRow, 'startsAt' | 'place'>): { readonly at: string; readonly place: string } => ({
  at: minuteText(startsAt),
  place,
});

/** What of a meeting is read in the log. */
const logged = ({ startsAt, endsAt, place }: Pick<MeetingRow, 'startsAt' | 'endsAt' | 'place'>) => ({
  startsAt,
  endsAt,
  place,
});

/** Tells everybody who is asked to a round, or sits in it, about its meeting. */
const notifyExperts = async (
  context: Asked,
  word: 'toldMeeting' | 'toldMeetingCancelled',
  members: readonly Member[],
  row: Pick<MeetingRow, 'startsAt' | 'place'>,
): Promise<void> => {
  const { object: report } = context;
  const { achievementName } = await reportOf(context, report.id);
  for (const { id, expertId, invitation, panelRound, number } of members)
    if (panelRound === report.panelRound && number > 0 && ['invited', 'accepted'].includes(invitation))
      await notifyPanel(context, word, [expertId], ['opinion', id], {
        achievement: achievementName,
        ...appointmentValues(row),
      });
};

/** A step of the report's history that those who work on it read; the applicant's side does not. */
export const recordMeetingStep = (
  context: Asked,
  transition: string,
  actor: 'agency' | 'expert',
  note?: string,
): Promise<void> => {
  const { object: report, me } = context;
  return recordStep(context, {
    object: ['report', report.id],
    actorId: me.personId,
    actor,
    transition,
    from: report.status,
    to: report.status,
    note,
    visibility: 'agency,publicAgency',
  });
};

/** An appointment lies ahead and ends after it begins; a moved one that has begun keeps its beginning. Throws 400. */
const requireFuture = (
  { startsAt, endsAt }: z.output<typeof SetMeeting>,
  { now, language }: Pick<Context, 'now' | 'language'>,
  before: MeetingRow | undefined,
): void => {
  const refused = (Field: string, word: 'meetingPast' | 'meetingEndsFirst') =>
    general.badInput({}, [{ Field, Msg: inLanguage(panelMeetingWords[word], language) }]);
  const isKept = before !== undefined && before.startsAt === startsAt;
  if (!isKept && new Date(startsAt) <= now) throw refused('StartsAt', 'meetingPast');
  if (endsAt <= startsAt) throw refused('EndsAt', 'meetingEndsFirst');
};

/**
 * The agency appoints the meeting of a round, or moves it (domain §6.5): those who are asked to the panel, or sit
 * on it, get a notice. Before anybody has judged in the round a meeting can be appointed; an appointed one is moved as long as
 * the round is open. Throws 403, 2005, 2308, 2003, 2340.
 */
export const setMeeting = async (input: z.output<typeof SetMeeting>, context: Asked) => {
  await requireAgency(context);
  const { db, me, now, object: report } = context;
  const { rowVersion, startsAt, endsAt, place } = input;
  const before = await meetingOf(context, report);
  if ((before?.rowVersion ?? 0) !== rowVersion) throw general.changedMeanwhile();
  const members = await membersOf(db, report.id);
  if (!before) requireChoosable(context, members);
  requireFuture(input, context, before);
  const appointed = { startsAt, endsAt, place: place.trim() };
  const set = { ...appointed, setBy: me.personId, setAt: now.toISOString() };
  if (before)
    await db
      .updateTable('panelMeeting')
      .set({
        ...set,
        ...unsigned,
        beganBefore: before.beganBefore || hasBegun(before, now),
        rowVersion: rowVersion + 1,
      })
      .where('id', '=', before.id)
      .execute();
  else
    await db
      .insertInto('panelMeeting')
      .values({ ...set, id: context.newId(), reportId: report.id, panelRound: report.panelRound })
      .execute();
  context.audit({
    object: ['report', report.id],
    ...(before && { before: logged(before) }),
    after: logged(appointed),
  });
  await recordMeetingStep(context, 'setMeeting', 'agency', `${minuteText(startsAt)} · ${appointed.place}`);
  await notifyExperts(context, 'toldMeeting', members, appointed);
  return { rowVersion: rowVersion + 1 };
};

/** The round judges by correspondence after all: possible before anybody has judged and before the panel meets. Throws as above, 2346. */
export const cancelMeeting = async (
  { rowVersion, reason }: z.output<typeof CancelMeeting>,
  context: Asked,
) => {
  await requireAgency(context);
  const { db, object: report } = context;
  const row = await meetingNow(context, rowVersion);
  const members = await membersOf(db, report.id);
  requireChoosable(context, members, row);
  await db.deleteFrom('panelMeeting').where('id', '=', row.id).execute();
  context.audit({ object: ['report', report.id], before: logged(row), reason });
  await recordMeetingStep(context, 'cancelMeeting', 'agency', reason);
  await notifyExperts(context, 'toldMeetingCancelled', members, row);
  return { rowVersion };
};
