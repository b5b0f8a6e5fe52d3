import { sql } from 'kysely';
import { anyOf } from '#host/database/batched-reads';
import { steps } from '#host/timeline';
import type { ProgressSource } from '#product/applications/server';
import { materialCodes } from '#product/dictionaries/material-status';

interface Found {
  id: string;
  applicationId: string;
  status: number;
  template: number;
  since: string | null;
}

/** While the material is open the case lies with who fills it in or reviews it. */
export const materialProgress: ProgressSource<Found> = {
  read: (
    _,
    applicationIds,
  ) => sql<Found>`select material.id, material.application_id, material.status, material.template,
      (select max(step.at) from ${steps.as('step')}
        where step.object_kind = 'material' and step.object_id = material.id) as since
    from material
    join application on application.id = material.application_id and application.round = material.round
    where application.id = ${anyOf(applicationIds)}`,
  progress: (material) => {
    if (!material || material.status === materialCodes.passed) return null;
    const { id, status, template, since } = material;
    const at = (page: string): string => `/EvaluationManagement/${page}?Id=${id}`;
    return status === materialCodes.submitted
      ? { stage: 'materialReview', holder: 'assessor', since, url: at('detailOriginal2') }
      : { stage: 'material', holder: 'owner', since, url: at(`originalMaterialTem/Tem${template}`) };
  },
};
