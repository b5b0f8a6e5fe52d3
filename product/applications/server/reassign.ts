import type { Move } from '#host/moves';
import { withdrawSeats } from '#product/panels/server/queries';
import { handReportTo, setReportAside } from '#product/reports/server/queries';
import { endDeadlines } from '#product/tasks/server';
import { leftByAll } from './left-by-all';
import type { MoveData } from './machine';
import { peopleInRole, tellAbout } from './tell';
import type { Application } from './visible';

type Moving = Move<Application, MoveData>;

export const anotherAssessor = ({ row, data }: Moving): boolean => data.assessorId !== row.assessorId;

export const nobodyLeft = async ({ context, row }: Moving): Promise<boolean> =>
  (await leftByAll(context, [row])).has(row.id);

/** The report goes with the case, and the record keeps who began it (A18). */
export const handOver = async ({ context, row, data }: Moving): Promise<void> => {
  await context.db
    .insertInto('assessorChange')
    .values({
      id: context.newId(),
      applicationId: row.id,
      formerId: row.assessorId!,
      assessorId: data.assessorId!,
      changedBy: context.me!.personId,
      reason: data.reason!,
      changedAt: context.now.toISOString(),
    })
    .execute();
  await handReportTo(context.db, row.id, data.assessorId!);
};

/** What was begun at the agency ends: its clocks, its panel, its report. The round it belonged to keeps it. */
export const letGo = async ({ context, row }: Moving): Promise<void> => {
  const { db } = context;
  const materials = await db
    .selectFrom('material')
    .select('id')
    .where('applicationId', '=', row.id)
    .execute();
  for (const { id } of materials) await endDeadlines(context, ['material', id]);
  const reportId = await setReportAside(context, row.id);
  if (reportId === undefined) return;
  await endDeadlines(context, ['report', reportId]);
  await withdrawSeats(context, reportId);
};

export const tellReassigned = async ({ context, row, data }: Moving): Promise<void> => {
  await tellAbout(context, row, 'toldAssigned', [data.assessorId!], { actionNeeded: true });
  await tellAbout(context, row, 'toldReassigned', [
    row.assessorId,
    ...(await peopleInRole(context, 'PJJ', row.evaluationAgencyId)),
  ]);
};

export const tellReleased = async ({ context, row }: Moving): Promise<void> => {
  await tellAbout(context, row, 'toldReleased', [row.ownerId, row.technologyManagerId], {
    actionNeeded: true,
  });
  await tellAbout(context, row, 'toldReleased', [
    row.assessorId,
    ...(await peopleInRole(context, 'PJJ', row.evaluationAgencyId)),
  ]);
};
