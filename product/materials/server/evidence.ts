import { sql } from 'kysely';
import type { Db } from '../../../host/database/connection';
import { kindOfType } from '../../reports/levels/evidence';
import type { EvidenceDocument } from '../../reports/levels/types';
import { materialCodes, resultCodes } from '../codes';

/**
 * The evidence of an application's current round, in the material's order, as the level rules look at it. It counts while
 * the material has passed and its item was found in order: reopening makes all of it stale until it passes again (M5).
 */
export const evidenceOf = async (db: Db, applicationId: string): Promise<EvidenceDocument[]> => {
  const rows = await db
    .selectFrom('materialFile')
    .innerJoin('material', 'material.id', 'materialFile.materialId')
    .innerJoin('application', 'application.id', 'material.applicationId')
    .innerJoin('materialItem', (on) =>
      on
        .onRef('materialItem.materialId', '=', 'material.id')
        .onRef('materialItem.code', '=', 'materialFile.itemCode'),
    )
    .select(['materialFile.id', 'materialFile.documentType', 'materialFile.issuer', 'materialFile.issuedOn'])
    .select(
      sql<boolean>`material.status = ${materialCodes.passed}
        and material_item.result is not distinct from ${resultCodes.passed}`.as('passed'),
    )
    .where('material.applicationId', '=', applicationId)
    .whereRef('material.round', '=', 'application.round')
    .orderBy('materialItem.sort')
    .orderBy('materialFile.sort')
    .orderBy('materialFile.id')
    .execute();
  return rows.map(({ id, documentType, issuer, issuedOn, passed }) => ({
    id,
    kind: kindOfType(documentType ?? ''),
    passed,
    issuedOn,
    issuer: issuer || null,
  }));
};
