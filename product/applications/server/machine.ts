import { sql } from 'kysely';
import { independenceGuard } from '#contract/workflow';
import type { Context } from '#host/context';
import { anyOf, type Ids, type Together } from '#host/database/together';
import { deedsOf, machine, stateOf, systemBegin, type Move } from '#host/moves';
import type { Me } from '#host/me';
import { refusalReads, refusalsIn, independent, stoppedAsked, stoppedIn } from '#product/conflicts/server';
import { settingsOf } from '#product/settings/server';
import { dayOf, endOfDay } from '#contract/calendar';
import { dueDayOf, endDeadlines, endOfStep, startDeadline, startDeadlineUntil } from '#product/tasks/server';
import { applicationCodes } from '../status';
import { applicationFlow, type ApplicationTransition } from '../workflow';
import { hatsOf, roleOf, type Looked } from './hats';
import { assessorFit, assessorIndependent, keepTies, softExplained } from './intake';
import { leftAmong, staffReads } from './left-by-all';
import { anotherAssessor, handOver, letGo, nobodyLeft, tellReassigned, tellReleased } from './reassign';
import { complete, freeze, noDuplicate, number, signed } from './submit';
import { peopleInRole, tellAbout } from './tell';
import type { Application } from './visible';

/** What a deed brings with it; each deed its own part. */
export interface MoveData {
  readonly signCode?: string;
  readonly assessorId?: string;
  readonly reason?: string;
  /** YYYY-MM-DD, the last day for a supplement. */
  readonly dueDate?: string;
}

type Moving = Move<Application, MoveData>;
const object = ({ row }: Moving) => ['application', row.id] as const;
const applicants = ({ row }: Moving) => [row.ownerId, row.technologyManagerId];
const agency = ({ context, row }: Moving) => peopleInRole(context, 'PJJ', row.evaluationAgencyId);

/** The row with its number, which a first submission has only just been given. */
const numbered = async ({ context, row }: Moving) =>
  context.db
    .selectFrom('application')
    .select(['id', 'achievementName', 'applicationNumber'])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();

const beginMaterial = async ({ context, row }: Moving): Promise<void> => {
  const id = await systemBegin(context, 'material', { kind: 'application', id: row.id });
  const running = await context.db
    .selectFrom('deadline')
    .select('id')
    .where('objectKind', '=', 'material')
    .where('objectId', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  if (!running) await startDeadline(context, row.id, ['material', id], 'material', 'owner', 'materialDays');
};

const awaitSupplement = async (moving: Moving): Promise<void> => {
  const { context, data, row } = moving;
  const dueAt = endOfDay(data.dueDate!).toISOString();
  await startDeadlineUntil(context, ['application', row.id], 'supplement', 'owner', dueAt);
};

/** The machine of applications (domain §3.1). */
export const applicationMachine = machine<typeof applicationFlow, Application, MoveData>({
  flow: applicationFlow,
  kind: 'application',
  table: 'application',
  hats: hatsOf,
  called: (_, row) => Promise.resolve(row.achievementName),
  guards: {
    complete,
    signed,
    noDuplicate,
    neverReturned: ({ row }) => row.returnCount === 0,
    wasReturned: ({ row }) => row.returnCount > 0,
    returnsLeft: async ({ context, row }) =>
      row.returnCount < (await settingsOf(context.db, row.id)).supplementReturns,
    independent: ({ context, hat, row }) => independent(context, hat, row.id),
    assessorFit,
    assessorIndependent,
    softExplained,
    anotherAssessor,
    nobodyLeft,
  },
  effects: {
    freeze,
    number,
    beginMaterial,
    awaitAcceptance: async (moving) => {
      const { id } = moving.row;
      await startDeadline(moving.context, id, object(moving), 'accept', 'agency', 'acceptDays');
    },
    awaitSupplement,
    awaitPublicReview: async (moving) => {
      await startDeadline(
        moving.context,
        moving.row.id,
        object(moving),
        'publicReview',
        'publicAgency',
        'publicReviewDays',
      );
    },
    stopClock: (moving) => endDeadlines(moving.context, object(moving)),
    stampDecision: async ({ context, row }) => {
      await context.db
        .updateTable('application')
        .set({ decidedAt: context.now.toISOString() })
        .where('id', '=', row.id)
        .execute();
    },
    handOver,
    keepTies,
    letGo,
    tellReassigned,
    tellReleased,
    tellSubmitted: async (moving) =>
      tellAbout(moving.context, await numbered(moving), 'toldSubmitted', await agency(moving), {
        due: await dueDayOf(moving.context, object(moving)),
        actionNeeded: true,
      }),
    tellAccepted: async (moving) => {
      const { context, row, data } = moving;
      const due = dayOf(await endOfStep(context, row.id, 'materialDays'));
      await tellAbout(context, row, 'toldAccepted', applicants(moving), { due, actionNeeded: true });
      await tellAbout(context, row, 'toldAssigned', [data.assessorId!], { actionNeeded: true });
    },
    tellReturned: (moving) =>
      tellAbout(moving.context, moving.row, 'toldReturned', applicants(moving), {
        due: moving.data.dueDate!,
        actionNeeded: true,
      }),
    tellRejected: (moving) =>
      tellAbout(moving.context, moving.row, 'toldRejected', applicants(moving), { actionNeeded: true }),
    tellCancelled: async (moving) =>
      tellAbout(moving.context, moving.row, 'toldCancelled', await agency(moving)),
    // Reviewers and assessors are told by the report, which is what moves: nobody hears of one event twice.
    tellPublicReview: (moving) =>
      tellAbout(moving.context, moving.row, 'toldPublicReview', applicants(moving)),
    tellReturnedToAgency: async (moving) =>
      tellAbout(
        moving.context,
        moving.row,
        'toldReturnedToAgency',
        (await agency(moving)).filter((id) => id !== moving.row.assessorId),
        { actionNeeded: true },
      ),
  },
});

/** What decides what may be done to an application. */
type Decided = Looked & Pick<Application, 'id' | 'rowVersion' | 'returnCount'>;

/** What a person may do now; deeds that a return for supplement opens or closes are told apart (A4, A9). */
const deedsFor = (me: Me, row: Decided, stopped: ReadonlySet<string>): ApplicationTransition[] =>
  deedsOf({ flow: applicationFlow, hats: hatsOf }, me, row, stopped).filter((deed) => {
    if (row.status !== applicationCodes.draft) return true;
    if (deed === 'remove') return row.returnCount === 0;
    return deed !== 'cancel' || row.returnCount > 0;
  });

type Asking = Pick<Context, 'db' | 'now' | 'me'>;

/** From which states somebody independent has to act, and in which capacities. */
const guarded = applicationFlow.rows.filter(([, , , , onlyIf]) =>
  (onlyIf as readonly string[]).includes(independenceGuard),
);
const statesOf = (rows: typeof guarded) => [
  ...new Set(rows.flatMap(([from]) => (from === null ? [] : [applicationFlow.states[from]]))),
];
/** The public-service agency decides only where nobody at the evaluation agency can. */
const releasing = guarded.filter(([, deed]) => deed === 'release');

/**
 * What has to be read to know what somebody may do to these, alone or beside other reads: their ties, those of whoever could
 * decide instead of them. Undefined for who acts nowhere as somebody independent.
 */
export const deedReads = ({ db, me }: Asking, ids: Ids) => {
  if (!guarded.some(([, , hat]) => me.roles.has(roleOf[hat]))) return undefined;
  const standing = (rows: typeof guarded) =>
    sql`from application where id = ${anyOf(ids)} and status = any(${statesOf(rows)}::smallint[])`;
  const releasable = releasing.some(([, , hat]) => me.roles.has(roleOf[hat]))
    ? sql<string[]>`array(select evaluation_agency_id ${standing(releasing)})`
    : [];
  return {
    ...refusalReads(db, [me.personId], sql<string[]>`array(select id ${standing(guarded)})`),
    ...staffReads(db, releasable),
  };
};
export type DeedReads = NonNullable<ReturnType<typeof deedReads>>;

/** What somebody may do to each of these, a conflict of interest considered. */
export const deedsIn = async (
  context: Asking,
  rows: readonly Decided[],
  found: Together<DeedReads> | undefined,
): Promise<(row: Decided) => ApplicationTransition[]> => {
  const { me, now } = context;
  if (!found) return (row) => deedsFor(me, row, new Set());
  const asked = stoppedAsked(
    me,
    rows.map((row) => ({
      flow: applicationFlow,
      applicationId: row.id,
      state: stateOf(applicationFlow, row.status),
      hats: hatsOf(me, row),
    })),
  );
  const releasable = rows.filter((row) => deedsFor(me, row, new Set()).includes('release'));
  const stopped = stoppedIn(asked, refusalsIn(found, asked, now));
  const left = releasable.length > 0 ? await leftAmong(context, releasable, found) : new Set();
  return (row) => deedsFor(me, row, stopped(row.id)).filter((deed) => deed !== 'release' || left.has(row.id));
};
