import { roleCode } from '#contract/rights';
import { byItself } from '#host/jobs';
import type { Services } from '#host/services';
import { systemTransition, type Made } from '#host/transitions';
import { heldSeats } from '#queries/panels';
import { judgedReports } from '#queries/reports';
import { runningClocks } from '#queries/tasks';
import { startDeadline } from '#product/tasks/server';
import { peopleInRole } from '#product/roles/server';
import { notifyAbout } from '../notify';
import type { TransitionData } from '../transition-data';
import type { Application } from '../visible';

type Done = Made<Application, TransitionData>;

/** So many requests go on in one transaction. */
const atOnce = 100;

/** The clock of whoever has to answer now: the agency, and once it has been silent the public-service agency. */
export const awaitCancellation = ({ context, is, transition }: Done): Promise<void> =>
  startDeadline(
    context,
    {
      applicationId: is.id,
      object: ['application', is.id],
      step: 'decideCancellation',
      holder: transition === 'escalateCancellation' ? 'publicAgency' : 'agency',
    },
    'cancellationDays',
  );

const agencyOf = ({ context, is }: Done) => peopleInRole(context, roleCode.agency, is.evaluationAgencyId);

/** Everybody on the case besides whoever acts: the applicant's side, the agency and its assessor, experts of its panel. */
const onTheCase = async (done: Done): Promise<(string | null)[]> => {
  const { context, is } = done;
  const experts = await context.db
    .selectFrom(heldSeats.as('seat'))
    .innerJoin(judgedReports.as('report'), (join) =>
      join.onRef('report.id', '=', 'seat.reportId').onRef('report.panelRound', '=', 'seat.panelRound'),
    )
    .select('seat.expertId')
    .where('report.applicationId', '=', is.id)
    .execute();
  return [
    ...[is.ownerId, is.technologyManagerId, is.assessorId],
    ...(await agencyOf(done)),
    ...experts.map(({ expertId }) => expertId),
  ];
};

export const notifyCancellationAsked = async (done: Done): Promise<void> => {
  const { context, is } = done;
  const agency = await agencyOf(done);
  await notifyAbout(context, is, 'toldCancellationAsked', agency, { actionNeeded: true });
  const others = (await onTheCase(done)).filter((id) => id === null || !agency.includes(id));
  await notifyAbout(context, is, 'toldCancellationAsked', others);
};

export const notifyCancellationWithdrawn = async (done: Done): Promise<void> =>
  notifyAbout(done.context, done.is, 'toldCancellationWithdrawn', await onTheCase(done));

export const notifyCancellationDeclined = async (done: Done): Promise<void> => {
  const { context, is } = done;
  await notifyAbout(context, is, 'toldCancellationDeclined', [is.ownerId], { actionNeeded: true });
  const others = (await onTheCase(done)).filter((id) => id !== is.ownerId);
  await notifyAbout(context, is, 'toldCancellationDeclined', others);
};

export const notifyCancellationConfirmed = async (done: Done): Promise<void> =>
  notifyAbout(done.context, done.is, 'toldCancellationConfirmed', await onTheCase(done), {
    actionNeeded: true,
  });

export const notifyCancellationEscalated = async (done: Done): Promise<void> => {
  const { context, is } = done;
  await notifyAbout(
    context,
    is,
    'toldCancellationEscalated',
    await peopleInRole(context, roleCode.publicAgency),
    { actionNeeded: true },
  );
  await notifyAbout(context, is, 'toldCancellationEscalated', [is.ownerId, ...(await agencyOf(done))]);
};

/** Requests that the agency has left unanswered for all its days go on to the public-service agency (A10). */
export const escalateCancellations = (services: Services): Promise<void> =>
  byItself(services, async (context) => {
    const silent = await context.db
      .selectFrom('application')
      .select(['application.id', 'application.proposal'])
      .where((row) =>
        row.exists(
          row
            .selectFrom(runningClocks.as('clock'))
            .select('clock.id')
            .where('clock.objectKind', '=', 'application')
            .whereRef('clock.objectId', '=', 'application.id')
            .where('clock.holder', '=', 'agency')
            .where('clock.dueAt', '<', context.now.toISOString()),
        ),
      )
      .where('application.proposal', 'is not', null)
      .orderBy('application.id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, proposal } of silent)
      if (proposal?.kind === 'cancellation')
        await systemTransition(context, 'application', id, 'escalateCancellation', {
          set: { proposal: JSON.stringify({ ...proposal, escalatedAt: context.now.toISOString() }) },
        });
  });
