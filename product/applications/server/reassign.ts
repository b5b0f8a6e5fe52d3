import type { Move } from '#host/moves';
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
  await context.db
    .updateTable('report')
    .set((report) => ({ authorId: data.assessorId!, rowVersion: report('rowVersion', '+', 1) }))
    .where('applicationId', '=', row.id)
    .where('isCurrent', '=', true)
    .execute();
};

/** What was begun at the agency ends: its clocks, its panel, its report. The round it belonged to keeps it. */
export const letGo = async ({ context, row }: Moving): Promise<void> => {
  const { db } = context;
  const at = context.now.toISOString();
  const materials = await db
    .selectFrom('material')
    .select('id')
    .where('applicationId', '=', row.id)
    .execute();
  for (const { id } of materials) await endDeadlines(context, ['material', id]);
  const report = await db
    .updateTable('report')
    .set((each) => ({
      isCurrent: false,
      isLocked: true,
      updatedAt: at,
      rowVersion: each('rowVersion', '+', 1),
    }))
    .where('applicationId', '=', row.id)
    .where('isCurrent', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (!report) return;
  await endDeadlines(context, ['report', report.id]);
  await db
    .updateTable('opinion')
    .set((each) => ({
      invitation: 'withdrawn' as const,
      updatedAt: at,
      rowVersion: each('rowVersion', '+', 1),
    }))
    .where('reportId', '=', report.id)
    .where('invitation', 'in', ['invited', 'accepted'])
    .execute();
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
