import { sql } from 'kysely';
import type { ProgressSource } from '#product/applications/server';
import { materialCodes } from '#product/dictionaries/material-status';

/** While the material is open the case lies with who fills it in or reviews it. */
export const materialProgress: ProgressSource<{ id: string; status: number; template: number }> = {
  read: (_, applicationId) => sql<{
    id: string;
    status: number;
    template: number;
  }>`select material.id, material.status, material.template from material
    join application on application.id = material.application_id and application.round = material.round
    where application.id = ${applicationId}`,
  progress: (material) => {
    if (!material || material.status === materialCodes.passed) return null;
    const { id, status, template } = material;
    const at = (page: string): string => `/EvaluationManagement/${page}?Id=${id}`;
    return status === materialCodes.submitted
      ? { stage: 'material', holder: 'assessor', url: at('detailOriginal2') }
      : { stage: 'material', holder: 'owner', url: at(`originalMaterialTem/Tem${template}`) };
  },
};
