import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Contributions } from '#host/contributions';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind, type ObjectKinds } from '#host/objects';
import { looksAs } from '#host/scopes';

type Row = ExpressionBuilder<Tables, 'auditLog'>;
/** The records of an evaluation: each has its own rule of who sees it, and no entry about one tells more. */
const evaluationKinds = ['application', 'material', 'report', 'opinion'] as const;

/** Entries about objects of a kind that this person sees; the ids are chosen once, not for every row. */
const aboutSeen = (kinds: ObjectKinds, row: Row, kind: string, me: Me): Expression<SqlBool> => {
  const { table, visible } = kinds[kind]!;
  const seen = row
    .selectFrom(table as 'installation')
    .select(sql<string>`${sql.ref(`${table}.id`)}::text`.as('id'))
    .where((each) => visible(each as never, me));
  return row.and([row('auditLog.objectKind', '=', kind), row('auditLog.objectId', 'in', seen)]);
};

/**
 * Which entries a person reads (domain §1.2): everybody with the right, their own actions; an agency those of its staff, but
 * of an evaluation only what concerns records it sees, so that nobody learns whom another agency has invited; the
 * public-service agency what concerns the records it sees; the administrator all. The one rule for list, count, entry,
 * timeline and export. An owner reads their own actions alone, and so nothing of those who judge them (AZ-13).
 */
export const visibleEntries =
  (kinds: ObjectKinds) =>
  (row: Row, me: Me | null): Expression<SqlBool> => {
    if (!me?.rights.has('audit.read')) return sql<SqlBool>`false`;
    if (looksAs(me, roleCode.administrator)) return sql<SqlBool>`true`;
    const scopes: Expression<SqlBool>[] = [row('auditLog.actorId', '=', me.personId)];
    if (me.roles.has(roleCode.publicAgency))
      scopes.push(...evaluationKinds.map((kind) => aboutSeen(kinds, row, kind, me)));
    // A role of the staff's own that looks less far than its agency reads of evaluations it sees, and of nobody's day.
    if (looksAs(me, roleCode.agency) && me.organisationIds.length > 0)
      scopes.push(
        row.and([
          row('auditLog.organisationId', 'in', [...me.organisationIds]),
          sql<SqlBool>`string_to_array(${sql.ref('auditLog.actingRole')}, ',') && array['PJJ', 'PGS']`,
          row.or([
            row('auditLog.objectKind', 'is', null),
            row('auditLog.objectKind', 'not in', [...evaluationKinds]),
            ...evaluationKinds.map((kind) => aboutSeen(kinds, row, kind, me)),
          ]),
        ]),
      );
    return row.or(scopes);
  };

export const auditEntryKind = (all: Pick<Contributions, 'kinds'>) =>
  objectKind('auditLog', (row, me) => visibleEntries(all.kinds)(row, me));

declare module '#host/objects' {
  interface LoadedObjects {
    auditEntry: Selectable<Tables['auditLog']>;
  }
}
