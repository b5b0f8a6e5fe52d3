import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind } from '#host/objects';
import { narrowed } from '#host/scopes';
import { withinItsApplication } from '#product/applications/server';
import { judgedReports } from '#queries/reports';

export type OpinionRow = Selectable<Tables['opinion']>;
type Row = ExpressionBuilder<Tables, 'opinion'>;

/**
 * Which sheets a person may name (domain §1.1): an expert their own, the agency those of its reports, the assessor those
 * of their reports once submitted, the public-service agency those of the reports that were sent to it, and one whose form it is asked to decide. How much of a sheet is
 * read, its shape says: sealed while the round is open. Owners, technology managers and administrators see none.
 */
const byRole = (row: Row, me: Me | null): Expression<SqlBool> => {
  if (!me) return sql<SqlBool>`false`;
  const scopes: Expression<SqlBool>[] = [
    ...(me.roles.has(roleCode.expert) ? [row('opinion.expertId', '=', me.personId)] : []),
    ...(me.roles.has(roleCode.agency)
      ? [sql<SqlBool>`opinion.agency_id = any(${me.organisationIds}::uuid[])`]
      : []),
    ...(me.roles.has(roleCode.assessor)
      ? [
          row.and([
            row('opinion.status', 'in', [0, 1, 3]),
            row.exists(
              row
                .selectFrom(judgedReports.as('report'))
                .select('report.id')
                .whereRef('report.id', '=', 'opinion.reportId')
                .where('report.authorId', '=', me.personId),
            ),
          ]),
        ]
      : []),
    ...(me.roles.has(roleCode.publicAgency)
      ? [
          // Its form alone waits for them, masked: the report itself is not theirs yet.
          row.and([row('opinion.formRuling', '=', 'asked'), row('opinion.invitation', '=', 'accepted')]),
          row.exists(
            row
              .selectFrom(judgedReports.as('report'))
              .select('report.id')
              .whereRef('report.id', '=', 'opinion.reportId')
              .where('report.isSentOn', '=', true),
          ),
        ]
      : []),
  ];
  return row.or(scopes);
};

/** The same, each role narrowed by its own scope. */
export const visibleOpinions = narrowed<'opinion'>(byRole, (row, me, scope) =>
  row.exists(
    row
      .selectFrom(judgedReports.as('judged'))
      .select('judged.id')
      .whereRef('judged.id', '=', 'opinion.reportId')
      .where(withinItsApplication('judged.application_id', me, scope)),
  ),
);

export const opinionKind = objectKind('opinion', visibleOpinions);

declare module '#host/objects' {
  interface LoadedObjects {
    opinion: OpinionRow;
  }
}
