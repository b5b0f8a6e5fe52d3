import { sql, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import { objectKind, type Visible } from '#host/objects';
import { narrowed } from '#host/scopes';
import { ofWholeApplication, withinItsApplication } from '#product/applications/server';
import type { Reader } from '#product/files/server';

export type AppealRecord = Selectable<Tables['appeal']>;

/** The reviewers of the public-service agency see every appeal; of the others, who reads the application whole. */
const byRole: Visible<'appeal'> = (_, me) => {
  if (!me) return sql<SqlBool>`false`;
  return me.roles.has(roleCode.publicAgency)
    ? sql<SqlBool>`true`
    : ofWholeApplication('appeal.application_id', me);
};

export const visibleAppeals = narrowed<'appeal'>(byRole, (_, me, scope) =>
  withinItsApplication('appeal.application_id', me, scope),
);

export const appealKind = objectKind('appeal', visibleAppeals);

/** Whoever sees an appeal reads what was handed in with it, and the evidence of what it is against. */
export const readableFiles: Reader = (row, me) =>
  sql<SqlBool>`exists (select 1 from appeal where (appeal.decision_file_id = file.id
      or exists (select 1 from appeal_file handed_in where handed_in.appeal_id = appeal.id and handed_in.file_id = file.id))
    and ${visibleAppeals(row as never, me)})`;

declare module '#host/objects' {
  interface LoadedObjects {
    appeal: AppealRecord;
  }
}
