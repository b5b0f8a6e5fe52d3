import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind } from '#host/objects';
import { narrowed } from '#host/scopes';
import { wholeApplications, withinItsApplication } from '#product/applications/server';

export type Material = Selectable<Tables['material']>;
type Row = ExpressionBuilder<Tables, 'material'>;
const nobody = sql<SqlBool>`false`;

/** Those whose application a person reads whole: owner's side, agency, its assessor, the public-service agency (domain §1.1). */
const ofWholeApplications = (row: Row, me: Me): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from application
    where application.id = material.application_id and ${wholeApplications(row as never, me)})`;

/** Those an expert reads: they have accepted and have a seat in the round, and the report has gone to the experts (domain §1.1). */
export const asExpert = (me: Me): Expression<SqlBool> =>
  me.roles.has('ZJ')
    ? sql<SqlBool>`exists (select 1 from report
        join application judged on judged.id = report.application_id
        join opinion on opinion.report_id = report.id and opinion.panel_round = report.panel_round
        where report.application_id = material.application_id and judged.round = material.round
          and report.is_current and report.status in (0, 1, 7)
          and opinion.expert_id = ${me.personId} and opinion.invitation = 'accepted')`
    : nobody;

/** Which materials a person sees: the one rule that the list, its counts, the details and the files share. */
export const visibleMaterials = narrowed<'material'>(
  (row, me) => (me ? sql<SqlBool>`(${ofWholeApplications(row, me)} or ${asExpert(me)})` : nobody),
  (_, me, scope) => withinItsApplication('material.application_id', me, scope),
);

/** The files of the materials a person sees; those of earlier versions stay with the parties of the case. */
export const readableFiles = (row: ExpressionBuilder<Tables, 'file'>, me: Me): Expression<SqlBool> =>
  sql<SqlBool>`(exists (select 1 from material where ${visibleMaterials(row as never, me)} and material.id in (
      select material_id from material_file where material_file.file_id = file.id))
    or exists (select 1 from material where ${ofWholeApplications(row as never, me)} and material.id in (
      select material_id from material_version where material_version.file_ids @> array[file.id])))`;

export const materialKind = objectKind('material', visibleMaterials);

declare module '#host/objects' {
  interface LoadedObjects {
    material: Material;
  }
}
