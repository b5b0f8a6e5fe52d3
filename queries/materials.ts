import { expressionBuilder, sql, type NotNull } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { fileFacts } from '#host/files/rows';
import { applicationHeads } from './applications';
import { materialCodes, resultCodes } from '#product/dictionaries/material-status';

/** The materials of applications, one for each round: where each stands, nothing of what it holds. */
export const materialHeads = expressionBuilder<Tables>()
  .selectFrom('material')
  .select(['material.id', 'material.applicationId', 'material.round', 'material.status'])
  .select('material.updatedAt');

/** The material of an application's current round, or undefined before it was accepted. */
export const materialOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('material')
    .innerJoin(applicationHeads.as('application'), (join) =>
      join
        .onRef('application.id', '=', 'material.applicationId')
        .onRef('application.round', '=', 'material.round'),
    )
    .where('application.id', '=', applicationId)
    .select(['material.id', 'material.status', 'material.tables'])
    .executeTakeFirst();

/**
 * Every document of the material of a round, in the material's order. It counts only while the material has passed and the
 * assessor found its item in order: reopening the material makes all evidence stale until it passes again (M5).
 * A file whose owner has not yet given its type and date is no document.
 */
export const evidenceOf = (db: Db, applicationId: string, round: number) =>
  db
    .selectFrom('material')
    .where('material.applicationId', '=', applicationId)
    .where('material.round', '=', round)
    .innerJoin('materialFile as cited', 'cited.materialId', 'material.id')
    .innerJoin(fileFacts.as('file'), 'file.id', 'cited.fileId')
    .leftJoin('materialItem as item', (join) =>
      join.onRef('item.materialId', '=', 'material.id').onRef('item.code', '=', 'cited.itemCode'),
    )
    .select([
      'cited.id',
      'cited.fileId',
      'cited.title',
      'cited.documentType',
      'cited.issuer',
      'cited.issuedOn',
    ])
    .select(['file.sha256', 'file.name as fileName', 'file.size', 'file.mime'])
    .select(
      sql<boolean>`(material.status = ${materialCodes.passed} and item.result is not distinct from ${resultCodes.passed})`.as(
        'passed',
      ),
    )
    .where('cited.documentType', 'is not', null)
    .where('cited.issuedOn', 'is not', null)
    .orderBy(sql`item.sort nulls last`)
    .orderBy('cited.sort')
    .orderBy('cited.id')
    .$narrowType<{ documentType: NotNull; issuedOn: NotNull }>()
    .execute();

/** The files of the material of each application's current round: what was evaluated, by the application. */
export const evaluatedFiles = expressionBuilder<Tables>()
  .selectFrom('materialFile as held')
  .innerJoin('material', 'material.id', 'held.materialId')
  .innerJoin(applicationHeads.as('application'), (join) =>
    join
      .onRef('application.id', '=', 'material.applicationId')
      .onRef('application.round', '=', 'material.round'),
  )
  .select(['held.fileId', 'material.applicationId']);

/** A file of the material, as far as a report cites it. */
export type EvidenceRow = Awaited<ReturnType<typeof evidenceOf>>[number];
