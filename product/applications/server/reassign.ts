import { roleCode } from '#contract/rights';
import type { Made, TransitionAttempt } from '#host/transitions';
import { materialHeads } from '#queries/materials';
import { withdrawSeats } from '#queries/panels';
import { handReportTo, setReportAside } from '#queries/reports';
import { endDeadlines } from '#product/tasks/server';
import { leftByAll } from './left-by-all';
import type { TransitionData } from './transition-data';
import { peopleInRole } from '#product/roles/server';
import { notifyAbout } from './notify';
import type { Application } from './visible';

type Moving = TransitionAttempt<Application, TransitionData>;
type Done = Made<Application, TransitionData>;

export const anotherAssessor = ({ row, data }: Moving): boolean => data.assessorId !== row.assessorId;

export const nobodyLeft = async ({ context, row }: Moving): Promise<boolean> =>
  (await leftByAll(context, [row])).has(row.id);

/** The report goes with the case, and the record keeps who began it (A18). */
export const handOver = async ({ context, was, is, data }: Done): Promise<void> => {
  await context.db
    .insertInto('assessorChange')
    .values({
      id: context.newId(),
      applicationId: is.id,
      formerId: was.assessorId!,
      assessorId: is.assessorId!,
      changedBy: context.me!.personId,
      reason: data.reason!,
      changedAt: context.now.toISOString(),
    })
    .execute();
  await handReportTo(context.db, is.id, is.assessorId!);
};

/** What was begun at the agency ends: its clocks, its panel, its report. The round it belonged to keeps it. */
export const letGo = async ({ context, is }: Done): Promise<void> => {
  const { db } = context;
  const materials = await db
    .selectFrom(materialHeads.as('material'))
    .select('id')
    .where('applicationId', '=', is.id)
    .execute();
  for (const { id } of materials) await endDeadlines(context, ['material', id]);
  const reportId = await setReportAside(context, is.id);
  if (reportId === undefined) return;
  await endDeadlines(context, ['report', reportId]);
  await withdrawSeats(context, reportId);
};

export const notifyReassigned = async ({ context, was, is }: Done): Promise<void> => {
  await notifyAbout(context, is, 'toldAssigned', [is.assessorId], { actionNeeded: true });
  await notifyAbout(context, is, 'toldReassigned', [
    was.assessorId,
    ...(await peopleInRole(context, roleCode.agency, is.evaluationAgencyId)),
  ]);
};

export const notifyReleased = async ({ context, was, is }: Done): Promise<void> => {
  await notifyAbout(context, is, 'toldReleased', [is.ownerId, is.technologyManagerId], {
    actionNeeded: true,
  });
  await notifyAbout(context, is, 'toldReleased', [
    was.assessorId,
    ...(await peopleInRole(context, roleCode.agency, was.evaluationAgencyId)),
  ]);
};
