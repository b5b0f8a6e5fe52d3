import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { anyOf } from '#host/database/batched-reads';
import type { Tables } from '#host/database/tables';
import { timeZone } from '#contract/time-zone';
import { steps } from '#host/timeline';
import { profiles } from './people';
import { judgedReports, openRounds, reportsForExperts } from './reports';
import { opinionStates } from '#product/dictionaries/opinion-status';

type At = Pick<Context<unknown, unknown>, 'db' | 'now'>;

/** The seats of a report, of one round or of all, that somebody is asked for or holds become free. */
export const withdrawSeats = async (
  { db, now }: At,
  reportId: string,
  panelRound?: number,
): Promise<void> => {
  const seats = db
    .updateTable('opinion')
    .set((each) => ({
      invitation: 'withdrawn' as const,
      updatedAt: now.toISOString(),
      rowVersion: each('rowVersion', '+', 1),
    }))
    .where('reportId', '=', reportId);
  await (panelRound === undefined ? seats : seats.where('panelRound', '=', panelRound))
    .where('invitation', 'in', ['invited', 'accepted'])
    .execute();
};

/** The sheets of the accepted seats get their last day. */
export const setLastDay = async (
  { db, now }: At,
  { id, panelRound }: { readonly id: string; readonly panelRound: number },
  dueOn: string | null,
): Promise<void> => {
  await db
    .updateTable('opinion')
    .set({ dueOn, updatedAt: now.toISOString() })
    .where('reportId', '=', id)
    .where('panelRound', '=', panelRound)
    .where('invitation', '=', 'accepted')
    .execute();
};

const tables = expressionBuilder<Tables>();

/** Everybody who was ever asked for a seat: of which report's panel, and as which number of it. */
export const seats = tables
  .selectFrom('opinion')
  .select(['opinion.id', 'opinion.reportId', 'opinion.expertId', 'opinion.number']);

/** Seats that an expert has accepted: of which report's panel and round, and whose each is. */
export const acceptedSeats = tables
  .selectFrom('opinion')
  .select(['opinion.id', 'opinion.reportId', 'opinion.panelRound', 'opinion.expertId'])
  .where('opinion.invitation', '=', 'accepted');

/** The applications whose report somebody judges: they have a seat in its round, and it has gone to the experts (domain §1.1). */
export const judgedBy = (expertId: string) =>
  tables
    .selectFrom(acceptedSeats.as('seat'))
    .innerJoin(reportsForExperts.as('report'), (join) =>
      join.onRef('report.id', '=', 'seat.reportId').onRef('report.panelRound', '=', 'seat.panelRound'),
    )
    .select('report.applicationId')
    .where('seat.expertId', '=', expertId);

/** Seats of rounds that are open which an expert is asked for or holds: whose report it is, and how far the sheet is. */
export const openSeats = tables
  .selectFrom('opinion')
  .innerJoin(openRounds.as('round'), (join) =>
    join.onRef('round.id', '=', 'opinion.reportId').onRef('round.panelRound', '=', 'opinion.panelRound'),
  )
  .select(['opinion.id', 'opinion.expertId', 'opinion.status', 'round.authorId'])
  .where('opinion.invitation', 'in', ['invited', 'accepted']);

/** How much an expert has judged, and how much of it they have in hand. */
export const workOf = async (db: Db, expertId: string): Promise<{ credits: number; load: number }> => {
  const work = await db
    .selectNoFrom((row) => [
      row
        .selectFrom('opinion')
        .select((each) => each.fn.countAll().as('count'))
        .where('expertId', '=', expertId)
        .where('invitation', '=', 'accepted')
        .where('status', '=', 1)
        .as('credits'),
      row
        .selectFrom(openSeats.as('seat'))
        .select((each) => each.fn.countAll().as('count'))
        .where('seat.expertId', '=', expertId)
        .where('seat.status', 'is distinct from', 1)
        .as('load'),
    ])
    .executeTakeFirstOrThrow();
  return { credits: Number(work.credits), load: Number(work.load) };
};

/** How many open panels each of these experts has in hand, those who have none left out. */
export const openLoads = async (
  db: Db,
  expertIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom(openSeats.as('seat'))
    .select((each) => ['seat.expertId', each.fn.countAll().as('count')])
    .where('seat.status', 'is distinct from', opinionStates.passed)
    .where('seat.expertId', '=', anyOf(expertIds))
    .groupBy('seat.expertId')
    .execute();
  return new Map(rows.map(({ expertId, count }) => [expertId, Number(count)]));
};

/** Seats that somebody is asked for or holds. */
export const heldSeats = tables
  .selectFrom('opinion')
  .select(['opinion.id', 'opinion.reportId', 'opinion.panelRound', 'opinion.expertId'])
  .where(sql<SqlBool>`opinion.invitation in ('invited', 'accepted')`);

/** What experts declared when they accepted a seat. Most declare nothing: those sheets are not read. */
export const declarations = tables
  .selectFrom('opinion')
  .select(['opinion.id', 'opinion.expertId', 'opinion.declaration', 'opinion.invitedAt'])
  .where('opinion.invitation', '=', 'accepted')
  .where(
    sql<SqlBool>`(
  opinion.declaration -> 'employers' <> '[]' or opinion.declaration -> 'shareholdings' <> '[]'
  or opinion.declaration -> 'sharedSupervisorWith' <> '[]' or opinion.declaration -> 'collaborations' <> '[]')`,
  );

/** The panels that experts sat on, each once, by the application that was judged. */
export const panelsSat = tables
  .selectFrom('opinion')
  .innerJoin(judgedReports.as('report'), 'report.id', 'opinion.reportId')
  .select(['opinion.id', 'opinion.expertId', 'opinion.invitedAt', 'report.applicationId'])
  .where('opinion.invitation', '=', 'accepted')
  .where('opinion.panelRound', '=', 1);

// What follows is a condition on a query that names `report`, the seats being those of its round.

/** A seat of this round that nobody holds: its expert declined, was replaced or let go. */
export const emptySeat = sql<SqlBool>`exists (select 1 from opinion seat where seat.report_id = report.id
  and seat.panel_round = report.panel_round and seat.number > 0 and not exists (
    select 1 from opinion held where held.report_id = report.id and held.panel_round = report.panel_round
      and held.number = seat.number and held.invitation in ('invited', 'accepted')))`;
/** How many seats of this round are in one of these states. */
export const seatsWith = (invitations: readonly string[]): RawBuilder<number> =>
  sql<number>`(select count(*) from opinion seat where seat.report_id = report.id
    and seat.panel_round = report.panel_round and seat.number > 0
    and seat.invitation in (${sql.join(invitations)}))`;

/** The sheet of every seat has passed its form check. */
export const sheetsPassed = sql<SqlBool>`(${seatsWith(['accepted'])} > 0 and not exists (
  select 1 from opinion seat where seat.report_id = report.id and seat.panel_round = report.panel_round
    and seat.number > 0 and not exists (
      select 1 from opinion done where done.report_id = report.id and done.panel_round = report.panel_round
        and done.number = seat.number and done.invitation = 'accepted' and done.status = ${opinionStates.passed})))`;

/** Where the panel of this round meets, its leader has signed the minutes. */
export const minutesSigned = sql<SqlBool>`not exists (select 1 from panel_meeting meeting
  where meeting.report_id = report.id and meeting.panel_round = report.panel_round and meeting.signed_at is null)`;

/** An expert of this round has not handed in a sheet. */
export const sheetsOut = sql<SqlBool>`exists (select 1 from opinion seat where seat.report_id = report.id
  and seat.panel_round = report.panel_round and seat.number > 0 and seat.invitation = 'accepted'
  and coalesce(seat.status, 6) in (3, 6))`;

const countedSeats = (db: Db, reportId: string) =>
  db
    .selectFrom('opinion')
    .innerJoin(profiles.as('expert'), 'expert.id', 'opinion.expertId')
    .leftJoin('organisation', 'organisation.id', 'expert.organisationId')
    .select(['opinion.id', 'opinion.expertId', 'opinion.expertKind', 'opinion.isLeader', 'opinion.number'])
    .select(['opinion.invitation', 'opinion.status', 'opinion.conclusion', 'opinion.sheet'])
    .select(['opinion.commitment', 'opinion.signedAt', 'opinion.panelRound', 'expert.trueName as name'])
    .select(['expert.professionalTitle', 'expert.specialty', 'organisation.survivingId as organisationId'])
    .select(['organisation.name as organisationName', 'organisation.entryName'])
    .where('opinion.reportId', '=', reportId)
    .where('opinion.invitation', 'not in', ['declined', 'replaced', 'withdrawn']);

/** The seats of a round that still count, by their number, with who sits on each. */
export const seatsOf = (db: Db, reportId: string, panelRound: number) =>
  countedSeats(db, reportId)
    .where('opinion.panelRound', '=', panelRound)
    .orderBy('opinion.number')
    .orderBy('opinion.id')
    .execute();

/**
 * The whole panel of a report that is or was in a confirm round, by its numbers: each seat as it judged by a whole sheet, in
 * the last round that asked everybody or, where somebody took it since, in theirs (domain §3.3 R8).
 */
export const wholePanelOf = (db: Db, reportId: string, since: number) =>
  countedSeats(db, reportId)
    .distinctOn('opinion.number')
    .where('opinion.panelRound', '>=', since)
    .where('opinion.number', '>', 0)
    .where('opinion.isShort', '=', false)
    .orderBy('opinion.number')
    .orderBy('opinion.panelRound', 'desc')
    .execute();

/** A seat of the panel in one round. */
export type Seat = Awaited<ReturnType<typeof seatsOf>>[number];

/**
 * The turn that an expert has with each sheet they were given a last day for: until when, and when they first sent it in. A
 * sheet that is given back for its form was in time all the same.
 */
export const judgingTurns = tables
  .selectFrom('opinion')
  .select((row) => [
    sql<'expert'>`'expert'`.as('kind'),
    'opinion.expertId as subjectId',
    'opinion.agencyId',
    sql<string>`((opinion.due_on + 1)::timestamp at time zone ${timeZone})`.as('dueAt'),
    row
      .selectFrom(steps.as('step'))
      .select((step) => step.fn.min('step.at').as('at'))
      .where('step.objectKind', '=', 'opinion')
      .whereRef('step.objectId', '=', 'opinion.id')
      .where('step.transition', '=', 'submit')
      .as('doneAt'),
  ])
  .where('opinion.dueOn', 'is not', null)
  .where('opinion.invitation', '=', 'accepted');
