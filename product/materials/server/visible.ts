import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
} from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind, type Visible } from '#host/objects';
import { narrowed } from '#host/scopes';
import { ofWholeApplication, withinItsApplication } from '#product/applications/server';
import { materialCodes } from '#product/dictionaries/material-status';
import { applicationHeads } from '#queries/applications';
import { judgedBy } from '#queries/panels';

export type Material = Selectable<Tables['material']>;
const row = expressionBuilder<Tables, 'material'>();
const nobody = sql<SqlBool>`false`;

/** Those whose application a person reads whole: owner's side, agency, its assessor, the public-service agency (domain §1.1). */
const ofWholeApplications = (me: Me): Expression<SqlBool> =>
  ofWholeApplication('material.application_id', me);

/** Those an expert reads: they have accepted and have a seat in the round, and the report has gone to the experts (domain §1.1). */
export const asExpert = (me: Me): Expression<SqlBool> =>
  me.roles.has(roleCode.expert)
    ? row.exists(
        row
          .selectFrom(judgedBy(me.personId).as('judged'))
          .innerJoin(applicationHeads.as('application'), 'application.id', 'judged.applicationId')
          .select('judged.applicationId')
          .whereRef('judged.applicationId', '=', 'material.applicationId')
          .whereRef('application.round', '=', 'material.round'),
      )
    : nobody;

/** Which materials a person sees: the one rule that the list, its counts, the details and the files share. */
export const visibleMaterials = narrowed<'material'>(
  (_, me) => (me ? sql<SqlBool>`(${ofWholeApplications(me)} or ${asExpert(me)})` : nobody),
  (_, me, scope) => withinItsApplication('material.application_id', me, scope),
);

/** The files of the materials a person sees; those of earlier versions stay with the parties of the case. */
export const readableFiles = (_: ExpressionBuilder<Tables, 'file'>, me: Me): Expression<SqlBool> =>
  sql<SqlBool>`(exists (select 1 from material where ${visibleMaterials(row, me)} and material.id in (
      select material_id from material_file where material_file.file_id = file.id))
    or exists (select 1 from material where ${ofWholeApplications(me)} and material.id in (
      select material_id from material_version where material_version.file_ids @> array[file.id])))`;

/**
 * Whose pins a person sees: those who read the application whole, and of a review that is under way its reviewer alone. An
 * expert sees none, as no remark of a review.
 */
export const visiblePins: Visible<'materialPin'> = (_, me) =>
  me
    ? sql<SqlBool>`exists (select 1 from material where material.id = material_pin.material_id and ${ofWholeApplications(me)}
        and (material.status <> ${materialCodes.submitted} or material.version > material_pin.version
          or exists (select 1 from ${applicationHeads.as('reviewed')} where reviewed.id = material.application_id
            and reviewed.assessor_id = ${me.personId})))`
    : nobody;
export const pinKind = objectKind('materialPin', visiblePins);
export type Pin = Selectable<Tables['materialPin']>;

export const materialKind = objectKind('material', visibleMaterials);

declare module '#host/objects' {
  interface LoadedObjects {
    material: Material;
    materialPin: Pin;
  }
}
