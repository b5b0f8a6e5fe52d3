import { expressionBuilder } from 'kysely';
import type { Tables } from '#host/database/tables';

/** The materials of applications, one for each round: where each stands, nothing of what it holds. */
export const materialHeads = expressionBuilder<Tables>()
  .selectFrom('material')
  .select(['material.id', 'material.applicationId', 'material.round', 'material.status']);
