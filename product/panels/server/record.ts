import { sql, type SqlBool } from 'kysely';
import type * as z from 'zod';
import type { Context } from '#host/context';
import { anyOf } from '#host/database/batched-reads';
import type { Db } from '#host/database/connection';
import { pageFrom } from '#host/lists';
import { steps } from '#host/timeline';
import { endOfDay, workingDaysBetween } from '#contract/calendar';
import { general } from '#contract/problems';
import { calendarNow } from '#product/settings/server';
import { opinionStates } from '#product/dictionaries/opinion-status';
import { proposedLevels } from '#queries/reports';
import { panelsProblems } from '../problems';
import { deviationOf } from '#product/opinions/record';
import type { ExpertRecordFilter, OwnRecordFilter, RecordPage, ReplyToRecord } from '../record';
import { reportsOf, dueOn } from './reports';
import { defectsOf, sayDefect } from './sheet-state';
import type { OpinionRow } from './visible';

type Page = z.output<typeof RecordPage>;

/** An invitation on which nothing has happened yet, or that the agency took back, says nothing of its expert. */
const onRecord = ['accepted', 'declined', 'replaced'] as const;

const recorded = (db: Db, expertId: string) =>
  db
    .selectFrom('opinion')
    .where('opinion.expertId', '=', expertId)
    .where('invitation', 'in', [...onRecord]);

/** The first time each of these sheets' steps was taken, and the last. */
const timesOf = async (db: Db, ids: readonly string[], kind: string, transitions: readonly string[]) =>
  db
    .selectFrom(steps.as('step'))
    .select(['objectId', 'transition', 'at'])
    .where('objectKind', '=', kind)
    .where('objectId', '=', anyOf(ids))
    .where('transition', 'in', [...transitions])
    .orderBy('at')
    .execute();

const shownOf = async (context: Context, rows: readonly OpinionRow[]): Promise<Page['rows']> => {
  if (rows.length === 0) return [];
  const { db, language, me } = context;
  const ids = rows.map(({ id }) => id);
  const reportIds = [...new Set(rows.map(({ reportId }) => reportId))];
  const reports = new Map((await reportsOf(context, reportIds)).map((report) => [report.id, report]));
  const calendar = await calendarNow(db);
  const own = await timesOf(db, ids, 'opinion', ['accept', 'decline', 'submit']);
  const sent = await timesOf(db, reportIds, 'report', ['submitToExperts', 'resubmit']);
  const proposed = await proposedLevels(db, reportIds);
  const agencies = await db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('id', '=', anyOf([...new Set(rows.map(({ agencyId }) => agencyId))]))
    .execute();
  const replies = await db
    .selectFrom('expertReply')
    .select(['opinionId', 'statement', 'repliedAt'])
    .where('opinionId', '=', anyOf(ids))
    .execute();
  const whole = await db
    .selectFrom('opinion')
    .select(['reportId', 'panelRound', 'sheet'])
    .where('reportId', '=', anyOf(reportIds))
    .where('invitation', '=', 'accepted')
    .where('number', '>', 0)
    .where('isShort', '=', false)
    .where('status', '=', opinionStates.passed)
    .execute();
  return rows.map((row) => {
    const report = reports.get(row.reportId)!;
    const since = own.filter(({ objectId, at }) => objectId === row.id && at >= row.invitedAt);
    const repliedAt = since.find(({ transition }) => transition !== 'submit')?.at ?? null;
    const submittedAt = since.find(({ transition }) => transition === 'submit')?.at ?? null;
    // The sheet was theirs to write from the report's going out, or from their acceptance where that came later.
    const outAt = sent.findLast(
      ({ objectId, at }) => objectId === row.reportId && submittedAt !== null && at <= submittedAt,
    )?.at;
    const begunAt = [outAt, repliedAt]
      .flatMap((at) => at ?? [])
      .toSorted()
      .at(-1);
    const due = dueOn(row, report);
    const isClosed = row.panelRound < report.panelRound || report.tally !== null;
    const isCounted = row.invitation === 'accepted' && row.status === opinionStates.passed && !row.isShort;
    const days = (from: string, until: string) =>
      workingDaysBetween(new Date(from), new Date(until), calendar);
    const reply = replies.find(({ opinionId }) => opinionId === row.id);
    return {
      id: row.id,
      achievementName: report.achievementName,
      agencyName: agencies.find(({ id }) => id === row.agencyId)?.name ?? '',
      panelRound: row.panelRound,
      invitation: row.invitation,
      invitedAt: row.invitedAt,
      repliedAt,
      replyDays: repliedAt === null ? null : days(row.invitedAt, repliedAt),
      declineReason: row.declineReason,
      dueOn: due,
      submittedAt,
      sheetDays: submittedAt === null || begunAt === undefined ? null : days(begunAt, submittedAt),
      isLate:
        row.invitation !== 'declined' && due !== null && new Date(submittedAt ?? context.now) > endOfDay(due),
      formReturns: row.formReturns,
      missing:
        row.invitation === 'declined' || submittedAt === null
          ? []
          : defectsOf(row, report).map((defect) => sayDefect(defect, language)),
      deviation:
        isClosed && isCounted && row.sheet
          ? deviationOf(
              row.sheet,
              whole.flatMap(({ reportId, panelRound, sheet }) =>
                reportId === row.reportId && panelRound === row.panelRound && sheet ? [sheet] : [],
              ),
              proposed(row),
            )
          : null,
      reply: reply ? { text: reply.statement, at: reply.repliedAt } : null,
      can: row.expertId === me.personId && !reply ? (['reply'] as const).slice() : [],
    };
  });
};

const pageOfRecord = async (
  context: Context,
  all: ReturnType<typeof recorded>,
  paging: z.output<typeof OwnRecordFilter>,
): Promise<Page> => {
  const { rows, total } = await pageFrom(all, paging, (each) =>
    each.selectAll().orderBy('invitedAt', 'desc').orderBy('id', 'desc'),
  );
  return { rows: await shownOf(context, rows), total };
};

/** What stands on record of the caller as an expert, the newest first (domain §9.6). */
export const ownRecord = (paging: z.output<typeof OwnRecordFilter>, context: Context): Promise<Page> =>
  pageOfRecord(context, recorded(context.db, context.me.personId), paging);

/** The same of an expert for the agency that asked them, of its own panels alone. No sum is made of it, and no rank. */
export const expertRecord = (
  { expertId, ...paging }: z.output<typeof ExpertRecordFilter>,
  context: Context,
): Promise<Page> =>
  pageOfRecord(
    context,
    recorded(context.db, expertId).where(
      sql<SqlBool>`opinion.agency_id = any(${context.me.organisationIds}::uuid[])`,
    ),
    paging,
  );

/** An expert replies, once, to what their record says of a seat. Throws 404 for others', 2349 the second time. */
export const replyToRecord = async (
  { id, text }: z.output<typeof ReplyToRecord>,
  context: Context<Context['me'], OpinionRow>,
): Promise<{ id: string }> => {
  const { db, me, now, object: row } = context;
  if (row.expertId !== me.personId || !onRecord.some((each) => each === row.invitation))
    throw general.notFound();
  const kept = await db
    .insertInto('expertReply')
    .values({ opinionId: id, expertId: me.personId, statement: text.trim(), repliedAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('opinionId').doNothing())
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows !== 1n) throw panelsProblems.repliedAlready();
  context.audit({ object: ['opinion', id], after: { statement: text.trim() } });
  return { id };
};
