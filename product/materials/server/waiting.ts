import type { Context } from '#host/context';
import { applicationCodes } from '#product/dictionaries/application-status';
import type { DeadlineStep, Waiting } from '#product/tasks/server';
import { materialCodes } from '#product/dictionaries/material-status';
import { wholeCases, type MaterialCase } from './case';
import { visibleMaterials } from './visible';

const most = 100;

const task = (row: MaterialCase, step: DeadlineStep, url: string): Waiting => ({
  objectKind: 'material',
  objectId: row.id,
  applicationId: row.applicationId,
  step,
  title: row.achievementName,
  number: row.applicationNumber ?? '',
  url: `/EvaluationManagement/${url}?Id=${row.id}`,
  dueAt: row.dueAt,
});

const live = ({ db, me }: Context) =>
  wholeCases(db)
    .where((row) => visibleMaterials(row as never, me))
    .where('application.status', '=', applicationCodes.evaluating)
    .where('application.isDeleted', '=', false)
    .whereRef('material.round', '=', 'application.round')
    .orderBy('material.updatedAt')
    .limit(most);

/** Materials that wait for a person: the owner to hand them in, the assessor to review them. */
export const waitingMaterials = async (context: Context): Promise<readonly Waiting[]> => {
  const { me } = context;
  const toSubmit = me.rights.has('material.submit')
    ? await live(context)
        .where('application.ownerId', '=', me.personId)
        .where('material.status', 'in', [materialCodes.draft, materialCodes.returned])
        .execute()
    : [];
  const toReview = me.rights.has('material.review')
    ? await live(context)
        .where('application.assessorId', '=', me.personId)
        .where('material.status', '=', materialCodes.submitted)
        .execute()
    : [];
  return [
    ...(toSubmit as MaterialCase[]).map((row) =>
      task(row, 'material', `originalMaterialTem/Tem${row.template}`),
    ),
    ...(toReview as MaterialCase[]).map((row) => task(row, 'materialReview', 'detailOriginal2')),
  ];
};
