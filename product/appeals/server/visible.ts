import { sql, type Selectable, type SqlBool } from 'kysely';
import { dayText } from '#contract/formatters';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import { objectKind, type Visible } from '#host/objects';
import { narrowed } from '#host/scopes';
import { ofWholeApplication, withinItsApplication } from '#product/applications/server';
import type { AtCase, HeldFile } from '#product/case-parts/server';
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

/** What was handed in with the appeals of a case that its reader sees; what they are against is a decision's own file. */
export const filesOfAppeals = async ({ db, me, object }: AtCase): Promise<HeldFile[]> => {
  const rows = await db
    .selectFrom('appealFile')
    .innerJoin('appeal', 'appeal.id', 'appealFile.appealId')
    .select(['appealFile.fileId', 'appeal.filedAt'])
    .where('appeal.applicationId', '=', object.id)
    .where((row) => visibleAppeals(row as never, me))
    .orderBy('appeal.filedAt', 'desc')
    .orderBy('appealFile.sort')
    .execute();
  return rows.map(({ fileId, filedAt }) => ({ fileId, origin: 'appeal', title: dayText(filedAt) }));
};

declare module '#host/objects' {
  interface LoadedObjects {
    appeal: AppealRecord;
  }
}
