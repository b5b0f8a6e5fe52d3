import { expressionBuilder, sql, type Selectable, type SqlBool } from 'kysely';
import type { Day } from '#contract/days';
import { timeZone } from '#contract/time-zone';
import type { Context } from '#host/context';
import { countUp } from '#host/counters';
import { anyOf } from '#host/database/batched-reads';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { reportStates, statesForExperts } from '#product/dictionaries/report-status';

/** The report of an application goes to another assessor; the record keeps who began it (A18). */
export const handReportTo = async (db: Db, applicationId: string, authorId: string): Promise<void> => {
  await db
    .updateTable('report')
    .set((report) => ({ authorId, rowVersion: report('rowVersion', '+', 1) }))
    .where('applicationId', '=', applicationId)
    .where('isCurrent', '=', true)
    .execute();
};

/** Locks the report of an application, which stays with the round it belonged to. Gives its id, where there is one. */
export const setReportAside = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  applicationId: string,
): Promise<string | undefined> => {
  const report = await db
    .updateTable('report')
    .set((each) => ({
      isCurrent: false,
      isLocked: true,
      updatedAt: now.toISOString(),
      rowVersion: each('rowVersion', '+', 1),
    }))
    .where('applicationId', '=', applicationId)
    .where('isCurrent', '=', true)
    .returning('id')
    .executeTakeFirst();
  return report?.id;
};

type Now = Pick<Context<unknown, unknown>, 'db' | 'now'>;

/** The standing of a report changes with this transaction: the public list of revocations is one version further. */
const noteStanding = async ({ db, now }: Now, reportId: string): Promise<void> => {
  const sequence = await countUp(db, 'revocation list');
  await db
    .insertInto('reportStandingChange')
    .values({ sequence, reportId, changedAt: now.toISOString() })
    .execute();
};

/** The passed report of an application says by which newer one it is superseded, and is listed no more (domain §3.1 A17). */
export const supersedeReport = async (
  at: Now,
  applicationId: string,
  byApplicationId: string,
): Promise<void> => {
  const superseded = await at.db
    .updateTable('report')
    .set((report) => ({
      supersededBy: report
        .selectFrom('report as newer')
        .select('newer.id')
        .where('newer.applicationId', '=', byApplicationId)
        .where('newer.isCurrent', '=', true),
      // What the public was told of an earlier one says nothing of this one; of a revocation it stays.
      publicNote: sql<
        string | null
      >`case when report.revoked_at is null then null else report.public_note end`,
      rowVersion: report('rowVersion', '+', 1),
    }))
    .where('applicationId', '=', applicationId)
    .where('isCurrent', '=', true)
    .where('status', '=', reportStates.passed)
    .returning('id')
    .execute();
  for (const { id } of superseded) await noteStanding(at, id);
};

/** What of a passed report ends its standing, or gives it back (domain §3.3 R10). */
interface Standing {
  readonly revokedAt?: string | null;
  readonly supersededBy?: string | null;
  /** What anybody is told who checks it. */
  readonly publicNote: string | null;
}

/** Keeps whether these reports stand as it is until the transaction ends: who changes it waits here for each other. */
export const lockStanding = async (db: Db, reportIds: readonly string[]): Promise<void> => {
  await db
    .selectFrom('report')
    .select('id')
    .where('id', 'in', [...reportIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

/** A passed report is revoked or superseded from now on, or stands again. It stays as it was issued. */
export const setStanding = async (at: Now, reportId: string, standing: Standing): Promise<void> => {
  await at.db
    .updateTable('report')
    .set((report) => ({ ...standing, rowVersion: report('rowVersion', '+', 1) }))
    .where('id', '=', reportId)
    .execute();
  await noteStanding(at, reportId);
};

/** A round of experts that is talked over in the next one: the past rounds with it, and until when the next one takes. */
type Discussed = Pick<Selectable<Tables['report']>, 'rounds' | 'panelRound' | 'expertsDueOn'>;

/** Keeps what a round of experts ended with, or where it is not counted, the next one (domain §9.7). False where the report was changed meanwhile. */
export const storeTally = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  report: { readonly id: string; readonly rowVersion: number },
  ended: { readonly tally: NonNullable<Selectable<Tables['report']>['tally']> } | Discussed,
): Promise<boolean> => {
  const done = await db
    .updateTable('report')
    .set({
      ...('tally' in ended
        ? { tally: JSON.stringify(ended.tally) }
        : { ...ended, rounds: JSON.stringify(ended.rounds) }),
      rowVersion: report.rowVersion + 1,
      updatedAt: now.toISOString(),
    })
    .where('id', '=', report.id)
    .where('rowVersion', '=', report.rowVersion)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
};

const tables = expressionBuilder<Tables>();

/** The report of each application that counts: where it stands and whose it is, nothing of what it says. */
export const currentReports = tables
  .selectFrom('report')
  .select(['report.id', 'report.applicationId', 'report.agencyId', 'report.status', 'report.panelRound'])
  .select(['report.authorId', 'report.checkedBy'])
  // Written as the indexes have it, which hold no others.
  .where(sql<SqlBool>`report.is_current`);

/** Those that experts read: from R3 on, never while the assessor works on one (domain §1.1). */
export const reportsForExperts = currentReports.where('report.status', 'in', [...statesForExperts]);
/** The same of one report that was read already. */
export const isForExperts = (status: number): boolean => statesForExperts.includes(status as 0);

/** What the public-service agency reads: sent to it, passed, or given back by it with what to mend, or rejected for good (domain §1.1). */
export const sentOn = sql<SqlBool>`(report.status in (${reportStates.atPublicAgency}, ${reportStates.passed})
  or (report.status = ${reportStates.returned} and (report.return_scope is not null or report.is_final)))`;

/** The last round that ended in which the whole panel judged: a confirm round stands on its sheets (domain §3.3 R8). */
const lastWholeRound = sql<number>`coalesce((select max((past ->> 'panelRound')::int)
  from jsonb_array_elements(report.rounds) past where past ->> 'panelMode' = 'full'), 1)`;

/** Reports as those who work on their panel know them: its round, until when, the levels it judges, what a round ended with. */
export const judgedReports = tables
  .selectFrom('report')
  .select(['report.id', 'report.applicationId', 'report.agencyId', 'report.authorId', 'report.status'])
  .select(['report.round', 'report.panelRound', 'report.panelMode', 'report.expertsDueOn', 'report.tally'])
  .select(['report.maturityLevel', 'report.innovationLevel', 'report.advancementLevel'])
  .select([
    'report.overallLevel',
    'report.checkedBy',
    'report.defects',
    'report.rounds',
    sentOn.as('isSentOn'),
  ])
  .select(lastWholeRound.as('lastWholeRound'));

/**
 * The levels that each round of these reports was asked about; of the present one as they were before anything followed from its
 * result. A round that was talked over was asked about what the next one ended with: nothing changes in between (domain §9.7).
 */
export const proposedLevels = async (db: Db, reportIds: readonly string[]) => {
  const rows = await db
    .selectFrom('report')
    .select(['id', 'panelRound', 'rounds', 'beforePanel'])
    .select(['maturityLevel', 'innovationLevel', 'advancementLevel'])
    .where('id', '=', anyOf(reportIds))
    .execute();
  return ({ reportId, panelRound }: { readonly reportId: string; readonly panelRound: number }) => {
    const row = rows.find(({ id }) => id === reportId);
    const past = (row?.rounds ?? []).filter((round) => round.panelRound >= panelRound && round.proposed);
    const nearest = Math.min(...past.map((round) => round.panelRound));
    const levels =
      past.findLast((round) => round.panelRound === nearest)?.proposed ?? row?.beforePanel ?? row;
    return {
      maturity: levels?.maturityLevel ?? null,
      innovation: levels?.innovationLevel ?? null,
      advancement: levels?.advancementLevel ?? null,
    };
  };
};

/** Keeps the report of an application as it is until the transaction ends; undefined before there is one. */
export const lockReport = (
  db: Db,
  applicationId: string,
): Promise<{ readonly id: string; readonly status: number } | undefined> =>
  db
    .selectFrom('report')
    .select(['id', 'status'])
    .where('applicationId', '=', applicationId)
    .where('isCurrent', '=', true)
    .forUpdate()
    .executeTakeFirst();

/** Reports whose round of experts is open: whose each is, and which round. */
export const openRounds = tables
  .selectFrom('report')
  .select(['report.id', 'report.authorId', 'report.panelRound'])
  .where('report.tally', 'is', null);

/** The day of an evaluation, in Shanghai: of the report's issue once there is one, else of its last change. */
export const evaluatedOn = sql<Day>`coalesce(report.issue_date, (report.updated_at at time zone ${timeZone})::date)`;

/** What evaluations came to so far, by application: the levels of the report that counts, its day, its number and whether it still stands. */
export const evaluations = tables
  .selectFrom('report')
  .select(['report.id', 'report.applicationId', 'report.status', 'report.maturityLevel'])
  .select(['report.innovationLevel', 'report.advancementLevel', 'report.overallLevel'])
  .select(['report.reportNumber', 'report.supersededBy', 'report.revokedAt', 'report.isLimited'])
  .select(evaluatedOn.as('evaluatedOn'))
  .where(sql<SqlBool>`report.is_current`);

/** What of a report decides whether it may be listed in public: consented to, not limited, neither revoked nor superseded (domain §7, §3.3 R10). */
export const mayBeListed = sql<SqlBool>`(report.publish_scope = 'listed' and not report.is_limited
  and report.revoked_at is null and report.superseded_by is null)`;

/** The applications whose report is numbered and may be listed. */
export const listedReports = tables
  .selectFrom('report')
  .select('report.applicationId')
  .where(sql<SqlBool>`report.is_current`)
  .where('report.reportNumber', 'is not', null)
  .where(mayBeListed);

/** How each round of experts ended, and in which round of its application: those that were returned to the assessor since, and the one whose tally still stands. */
export const endedRounds = tables
  .selectFrom('report')
  .select(['report.applicationId', 'report.round', sql<string>`ended.outcome`.as('outcome')])
  .innerJoin(
    sql<{ outcome: string }>`lateral (
      select round -> 'tally' ->> 'outcome' as outcome from jsonb_array_elements(report.rounds) past (round)
        where round -> 'isDiscussed' is null
      union all select report.tally ->> 'outcome' where report.tally is not null)`.as('ended'),
    (join) => join.onTrue(),
  );

/** The applications that the public-service agency has rejected for good: each keeps the report that was reviewed. */
export const finallyRejected = tables
  .selectFrom('report')
  .select('report.applicationId')
  .where('report.isFinal', '=', true);

/** Reports that have passed and are numbered: whose each is, when it was issued, and what has become of it since. */
export const issuedReports = tables
  .selectFrom('report')
  .select(['report.id', 'report.applicationId', 'report.agencyId', 'report.authorId', 'report.reportNumber'])
  .select(['report.issueDate', 'report.revokedAt', 'report.supersededBy', 'report.isLimited'])
  .where('report.status', '=', reportStates.passed)
  .where('report.reportNumber', 'is not', null);

/** The levels that these reports were published with, and by which rules they were judged (domain §3.4). */
export const publishedLevels = tables
  .selectFrom('report')
  .select(['report.id', 'report.ruleSet', 'report.maturityLevel', 'report.innovationLevel'])
  .select('report.advancementLevel')
  .where('report.status', '=', reportStates.passed);

/** Reports whose panel can still change: in draft, or with the experts of a round that is open. */
export const reportsForDraws = tables
  .selectFrom('report')
  .select(['report.id', 'report.panelRound', 'report.applicationId'])
  .where('report.isCurrent', '=', true)
  .where('report.tally', 'is', null)
  .where('report.status', 'in', [reportStates.draft, reportStates.withExperts]);

/** What one of these organisations read of an application's reports when it gave one back last (domain §9.5); undefined where none did. */
export const lastReviewed = (db: Db, applicationId: string, organisationIds: readonly string[]) =>
  db
    .selectFrom('reviewedVersion')
    .select(['content', 'applicationVersion', 'seenAt'])
    .where('applicationId', '=', applicationId)
    .where('organisationId', '=', anyOf(organisationIds))
    .orderBy('seenAt', 'desc')
    .limit(1)
    .executeTakeFirst();
