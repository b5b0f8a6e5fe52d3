import { sql } from 'kysely';
import { roleCode } from '#contract/rights';
import { independenceGuard } from '#contract/workflow';
import type { Context } from '#host/context';
import { anyOf, type Ids, type BatchedReads } from '#host/database/batched-reads';
import { systemCreate } from '#host/create';
import { transitionsOf, machine, stateOf, type Made } from '#host/transitions';
import {
  refusalReads,
  refusalsIn,
  independent,
  conflictQuestions,
  conflictedIn,
} from '#product/conflicts/server';
import { settingsOf } from '#product/settings/server';
import { runningClocks } from '#queries/tasks';
import { dayOf, endOfDay } from '#contract/calendar';
import {
  continueDeadline,
  dueDayOf,
  endDeadlines,
  endOfStep,
  pauseDeadlines,
  startDeadline,
  startDeadlineUntil,
  type DeadlineStep,
} from '#product/tasks/server';
import { applicationFlow, type ApplicationTransition } from '../workflow';
import { actorsOf, roleOf, type Looked } from './actors';
import { agencyOpen, assessorFit, assessorIndependent, storeConflicts, softExplained } from './intake';
import { keepLoad, loadExplained } from './load';
import { leftAmong, staffReads } from './left-by-all';
import { mayStillRevise } from '../revision';
import { anotherAssessor, handOver, letGo, nobodyLeft, notifyReassigned, notifyReleased } from './reassign';
import {
  awaitCancellation,
  notifyCancellationAsked,
  notifyCancellationConfirmed,
  notifyCancellationDeclined,
  notifyCancellationEscalated,
  notifyCancellationWithdrawn,
} from './endings/cancellation';
import {
  notifyRejectedFinally,
  notifyRejectionDeclined,
  notifyRejectionProposed,
  rejectReport,
} from './endings/rejection';
import { supersede } from './re-evaluation/re-evaluate';
import { archiveRound, inTime, noAppeal, noneElse, notifyRevised } from './rounds/revise';
import { startAnew } from './endings/reopen';
import { complete, freeze, noDuplicate, notBlocked, number, signed } from './submit';
import { peopleInRole } from '#product/roles/server';
import { notifyAbout } from './notify';
import {
  anotherDecides,
  dropProposal,
  notifyDeclined,
  notifyProposed,
  notifyTerminated,
  ownerSilent,
  panelHasFailed,
} from './endings/terminate';
import type { Application } from './visible';
import type { TransitionData } from './transition-data';

type Done = Made<Application, TransitionData>;
const object = ({ is }: Done) => ['application', is.id] as const;
const applicants = ({ is }: Done) => [is.ownerId, is.technologyManagerId];
const agency = ({ context, is }: Done) => peopleInRole(context, roleCode.agency, is.evaluationAgencyId);

const createMaterial = async ({ context, is }: Done): Promise<void> => {
  const id = await systemCreate(context, 'material', { kind: 'application', id: is.id });
  const running = await context.db
    .selectFrom(runningClocks.as('clock'))
    .select('id')
    .where('objectKind', '=', 'material')
    .where('objectId', '=', id)
    .executeTakeFirst();
  if (!running)
    await startDeadline(
      context,
      { applicationId: is.id, object: ['material', id], step: 'material', holder: 'owner' },
      'materialDays',
    );
};

const timed = <Holder extends string>(done: Done, step: DeadlineStep, holder: Holder) => ({
  applicationId: done.is.id,
  object: object(done),
  ...{ step, holder },
});

/** The agency that sent it back goes on with the days it had left; another one has them all. */
const awaitAcceptance = (done: Done): Promise<void> => {
  const { context, was, is } = done;
  const begin = was.returnedBy === is.evaluationAgencyId ? continueDeadline : startDeadline;
  return begin(context, timed(done, 'accept', 'agency'), 'acceptDays');
};

/** The machine of applications (domain §3.1). */
export const applicationMachine = machine<typeof applicationFlow, Application, TransitionData>({
  flow: applicationFlow,
  kind: 'application',
  table: 'application',
  actors: actorsOf,
  title: (_, row) => Promise.resolve(row.achievementName),
  guards: {
    notBlocked,
    complete,
    signed,
    noDuplicate,
    returnsLeft: async ({ context, row }) =>
      row.returnCount < (await settingsOf(context.db, row.id)).supplementReturns,
    independent: ({ context, actor, row }) => independent(context, actor, row.id),
    agencyOpen,
    assessorFit,
    assessorIndependent,
    softExplained,
    loadExplained,
    anotherAssessor,
    nobodyLeft,
    ownerSilent,
    panelHasFailed,
    anotherDecides,
    inTime,
    noneElse,
    noAppeal,
  },
  effects: {
    freeze,
    number,
    beginMaterial: createMaterial,
    awaitAcceptance,
    awaitSupplement: (done) =>
      startDeadlineUntil(done.context, timed(done, 'supplement', 'owner'), endOfDay(done.data.dueDate!)),
    awaitPublicReview: (done) =>
      startDeadline(done.context, timed(done, 'publicReview', 'publicAgency'), 'publicReviewDays'),
    pauseClock: (done) => pauseDeadlines(done.context, object(done)),
    stopClock: (done) => endDeadlines(done.context, object(done)),
    stampDecision: async ({ context, is }) => {
      const decidedAt = context.now.toISOString();
      await context.db.updateTable('application').set({ decidedAt }).where('id', '=', is.id).execute();
      return { decidedAt };
    },
    handOver,
    keepTies: storeConflicts,
    keepLoad,
    letGo,
    dropProposal,
    archiveRound,
    notifyProposed,
    notifyDeclined,
    notifyTerminated,
    awaitCancellation,
    notifyCancellationAsked,
    notifyCancellationWithdrawn,
    notifyCancellationDeclined,
    notifyCancellationConfirmed,
    notifyCancellationEscalated,
    rejectReport,
    startAnew,
    notifyRejectionProposed,
    notifyRejectionDeclined,
    notifyRejectedFinally,
    notifyReassigned,
    notifyReleased,
    notifySubmitted: async (done) =>
      notifyAbout(done.context, done.is, 'toldSubmitted', await agency(done), {
        due: await dueDayOf(done.context, object(done)),
        actionNeeded: true,
      }),
    notifyAccepted: async (done) => {
      const { context, is } = done;
      const due = dayOf(await endOfStep(context, is.id, 'materialDays'));
      await notifyAbout(context, is, 'toldAccepted', applicants(done), { due, actionNeeded: true });
      await notifyAbout(context, is, 'toldAssigned', [is.assessorId], { actionNeeded: true });
    },
    notifyReturned: (done) =>
      notifyAbout(done.context, done.is, 'toldReturned', applicants(done), {
        due: done.data.dueDate!,
        actionNeeded: true,
      }),
    notifyRejected: (done) =>
      notifyAbout(done.context, done.is, 'toldRejected', applicants(done), { actionNeeded: true }),
    notifyCancelled: async (done) => notifyAbout(done.context, done.is, 'toldCancelled', await agency(done)),
    supersede,
    notifyRevised,
    // Reviewers and assessors are told by the report, which is what moves: nobody hears of one event twice.
    notifyPublicReview: (done) => notifyAbout(done.context, done.is, 'toldPublicReview', applicants(done)),
    notifyReturnedToAgency: async (done) =>
      notifyAbout(
        done.context,
        done.is,
        'toldReturnedToAgency',
        (await agency(done)).filter((id) => id !== done.is.assessorId),
        { actionNeeded: true },
      ),
  },
});

/** What decides what may be done to an application. */
type Decided = Looked &
  Pick<Application, 'id' | 'rowVersion' | 'round' | 'submittedAt' | 'decidedAt' | 'isFinal' | 'proposal'>;

type Asking = Pick<Context, 'db' | 'now' | 'me'>;

const transitionsFor = (
  { me, now }: Asking,
  row: Decided,
  conflicted?: ReadonlySet<string>,
): ApplicationTransition[] =>
  transitionsOf({ flow: applicationFlow, actors: actorsOf }, me, row, conflicted)
    // A button that can only be refused says nothing.
    .filter((name) => name !== 'revise' || mayStillRevise(row.decidedAt, now));

/** From which states somebody independent has to act, and in which capacities. */
const guarded = applicationFlow.rows.filter(([, , , , , guards]) =>
  (guards as readonly string[]).includes(independenceGuard),
);
const statesOf = (rows: typeof guarded) => [
  ...new Set(rows.flatMap(([from]) => (from === null ? [] : [applicationFlow.states[from]]))),
];
/** The public-service agency decides only where nobody at the evaluation agency can. */
const releasing = guarded.filter(([, name]) => name === 'release');

/**
 * What has to be read to know what somebody may do to these, alone or along with other reads: their relationships, those of whoever could
 * decide instead of them. Undefined for who acts nowhere as somebody independent.
 */
export const transitionReads = ({ db, me }: Asking, ids: Ids) => {
  if (!guarded.some(([, , actor]) => me.roles.has(roleOf[actor]))) return undefined;
  const withFacts = (rows: typeof guarded) =>
    sql`from application where id = ${anyOf(ids)} and status = any(${statesOf(rows)}::smallint[])`;
  const releasable = releasing.some(([, , actor]) => me.roles.has(roleOf[actor]))
    ? sql<string[]>`array(select evaluation_agency_id ${withFacts(releasing)})`
    : [];
  return {
    ...refusalReads(db, [me.personId], sql<string[]>`array(select id ${withFacts(guarded)})`),
    ...staffReads(db, releasable),
  };
};
export type TransitionReads = NonNullable<ReturnType<typeof transitionReads>>;

/** What somebody may do to each of these, a conflict of interest considered. */
export const transitionsIn = async (
  context: Asking,
  rows: readonly Decided[],
  found: BatchedReads<TransitionReads> | undefined,
): Promise<(row: Decided) => ApplicationTransition[]> => {
  const { me, now } = context;
  if (!found) return (row) => transitionsFor(context, row);
  const asked = conflictQuestions(
    me,
    rows.map((row) => ({
      flow: applicationFlow,
      applicationId: row.id,
      state: stateOf(applicationFlow, row.status),
      row,
      actors: actorsOf(me, row),
    })),
  );
  const releasable = rows.filter((row) => transitionsFor(context, row).includes('release'));
  const conflicted = conflictedIn(asked, refusalsIn(found, asked, now));
  const left = releasable.length > 0 ? await leftAmong(context, releasable, found) : new Set();
  return (row) =>
    transitionsFor(context, row, conflicted(row.id)).filter((name) => name !== 'release' || left.has(row.id));
};
